// SPDX-License-Identifier: MIT
#include "judge.h"

#include <fmt/format.h>

#include "common/set_up_words.h"
#include "diagnose/descend.h"
#include "report/failure_text.h"
#include "report/finding_json.h"
#include "report/finding_text.h"

namespace plyproof::apps {

namespace {

/// --against is the reference of --engine; alone it is the program that is judged.
EngineOptions with_roles(const DivideOptions& options) {
    EngineOptions engines = options.engines;
    if (!engines.engine) {
        engines.engine = options.against;
    } else if (options.against) {
        engines.reference = options.against;
    }
    return engines;
}

/// The question about the position that was given, with its path.
oracle::Question question_of(const LoadedPosition& loaded, int depth) {
    oracle::Question question = oracle::question_about(loaded.setup, loaded.accepted, depth);
    question.root = loaded.root;
    question.moves = loaded.moves;
    return question;
}

/// The error with the last lines of the program that failed, and the position that it was asked about.
std::string error_text(const diagnose::CourtError& error, const report::PartyNames& names) {
    std::string text = failure_of(error.error).text;
    for (const std::string& line : report::failure_lines(error, names)) text += "\n  " + line;
    return text;
}

ExitCode code_of(const diagnose::Diagnosis& diagnosis, Console& console) {
    if (!diagnosis.findings.empty() || diagnosis.quarrel) return ExitCode::Disagreement;
    if (diagnosis.error) {
        const OracleFailure failure = failure_of(diagnosis.error->error);
        return console.stop().stop_requested() ? console.stop_code() : failure.code;
    }
    return ExitCode::Agrees;
}

}  // namespace

ExitCode judge(const DivideOptions& options, const LoadedPosition& loaded, Console& console) {
    const EngineOptions engines = with_roles(options);
    const auto sources = find_oracle_sources(engines, console.stop());
    if (!sources) {
        console.error(sources.error().text);
        return console.stop().stop_requested() ? console.stop_code() : sources.error().code;
    }
    print_probing(*sources, console);
    const oracle::Oracles oracles = open_oracles(*sources, console.stop());
    const oracle::Question question = question_of(loaded, options.depth());
    const report::PartyNames names{oracles.judged->name(), oracles.reference ? oracles.reference->name() : "plyproof",
                                   oracles.second_reference ? oracles.second_reference->name() : "",
                                   set_up_words(engines)};
    diagnose::Diagnosis diagnosis =
        diagnose::descend({*oracles.judged, oracles.reference.get(), oracles.second_reference.get()}, question,
                          {.all = options.all, .waits = engines.waits(), .stop = console.stop()});
    diagnosis.account.probing = sources->judged.probing.value_or(oracle::Probing{});
    if (options.format == "json") {
        console.print(report::diagnosis_json(diagnosis, question, names));
    } else {
        console.print(
            report::diagnosis_text(diagnosis, question, names, options.position.mode_option(), console.style()));
    }
    for (const std::string& remark : diagnosis.remarks) console.warning(remark);
    if (diagnosis.error) console.error(error_text(*diagnosis.error, names));
    console.remark(report::account_text(diagnosis.account));
    return code_of(diagnosis, console);
}

}  // namespace plyproof::apps
