// SPDX-License-Identifier: MIT
// An examination as the tests of its reports want it: something healthy, a warning, a fault and something not tried.
#pragma once

#include <csignal>

#include "doctor/examine.h"

namespace plyproof::report {

inline doctor::Finding sample_finding(std::string id, doctor::Group group, doctor::Judgement judgement,
                                      doctor::Health health, doctor::Talk talk = {}) {
    const doctor::Probe probe{.id = std::move(id),
                              .tries = "what | is tried",
                              .right = "answers",
                              .weights = doctor::kMust,
                              .why = "A reason.",
                              .needs = group == doctor::Group::Chess960 ? "UCI_Chess960" : "",
                              .group = group};
    return {probe, std::move(judgement), health, std::move(talk)};
}

inline doctor::Examination sample_examination() {
    using doctor::Verdict;
    using doctor::Way;
    using namespace std::chrono_literals;
    doctor::Talk crash{.lines = {{Way::Sent, "uci"}, {Way::Said, "uciok"}, {Way::Tried, "go"}},
                       .errors = {"stack smashed"},
                       .ending = doctor::Ending::Ended,
                       .exit = process::ExitStatus{0, SIGSEGV},
                       .time = 500ms};
    doctor::Talk quit{.lines = {{Way::Sent, "quit"}}, .exit = process::ExitStatus{3, 0}};
    doctor::Examination examination{.engine = "./my engine", .own_name = "Mine 1.0", .greeted = true, .time = 2s};
    examination.findings = {
        sample_finding("uciok", doctor::Group::Handshake, {Verdict::Answered}, doctor::Health::Healthy),
        sample_finding("quit", doctor::Group::Handshake, {Verdict::Wrong, "it ended with exit code 3"},
                       doctor::Health::Warning, quit),
        sample_finding("go-depth", doctor::Group::Go, {Verdict::Crashed, "SIGSEGV after 'go'"}, doctor::Health::Fault,
                       crash),
        sample_finding("chess960-start", doctor::Group::Chess960, {Verdict::NotTried, "it has no option UCI_Chess960"},
                       doctor::Health::Healthy)};
    return examination;
}

}  // namespace plyproof::report
