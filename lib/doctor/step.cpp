// SPDX-License-Identifier: MIT
#include "doctor/step.h"

namespace plyproof::doctor {

Steps send(std::string_view line) { return {{StepKind::Send, std::string(line)}}; }
Steps try_line(std::string_view line) { return {{StepKind::Try, std::string(line)}}; }
Steps await(std::string_view word, unsigned times) { return {{StepKind::Await, std::string(word), times}}; }
Steps ready() { return send("isready") + await("readyok"); }
Steps listen(std::chrono::milliseconds time) { return {{StepKind::Listen, {}, 1, time}}; }
Steps set_defaults() { return {{StepKind::SetDefaults}}; }
Steps close_input() { return {{StepKind::CloseInput}}; }
Steps end() { return {{StepKind::End}}; }
Steps greet() { return send("uci") + await("uciok"); }
Steps search(std::string_view go) { return send(go) + await("bestmove"); }

Steps operator+(Steps first, const Steps& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Steps repeated(unsigned times, const Steps& steps) {
    Steps all;
    for (unsigned i = 0; i < times; ++i) all.insert(all.end(), steps.begin(), steps.end());
    return all;
}

}  // namespace plyproof::doctor
