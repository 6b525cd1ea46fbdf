// SPDX-License-Identifier: MIT
// What the tests of all groups of probes do: a right engine is healthy in each, and an engine with a quirk gets the
// verdict and the health that the probe's row promises.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "doctor/examine.h"
#include "doctor/model_engine.h"
#include "doctor/probes.h"

namespace plyproof::doctor {

inline Examination examined(const std::vector<Probe>& probes, const Quirk& quirk = {}) {
    auto examination = examine(model_patient(quirk), probes, {.patience = std::chrono::seconds(5)});
    EXPECT_TRUE(examination) << examination.error();
    return *std::move(examination);
}

inline void expect_right_engine_is_healthy(const std::vector<Probe>& probes) {
    for (const Finding& finding : examined(probes).findings) {
        EXPECT_EQ(finding.health, Health::Healthy) << finding.probe.id << ": " << finding.judgement.text;
        EXPECT_NE(finding.judgement.verdict, Verdict::NotTried) << finding.probe.id << ": " << finding.judgement.text;
    }
}

inline Finding finding_of(const std::vector<Probe>& probes, std::string_view id, const Quirk& quirk) {
    const auto probe = std::ranges::find(probes, id, &Probe::id);
    EXPECT_NE(probe, probes.end()) << "there is no probe " << id;
    return examined({*probe}, quirk).findings.front();
}

/// "wrong, fault".
inline std::string verdict_of(const std::vector<Probe>& probes, std::string_view id, const Quirk& quirk) {
    const Finding finding = finding_of(probes, id, quirk);
    return std::string(name_of(finding.judgement.verdict)) + ", " + std::string(name_of(finding.health));
}

/// Answers a line with others.
inline Quirk says_instead(const std::string& line, const std::vector<std::string>& answer) {
    return [=](ModelEngine&, const std::string& heard) { return heard == line ? std::optional(answer) : std::nullopt; };
}

/// Ends when a line has that text in it.
inline Quirk dies_of(const std::string& text, process::ExitStatus status) {
    return [=](ModelEngine& engine, const std::string& heard) -> std::optional<std::vector<std::string>> {
        if (heard.find(text) == std::string::npos) return std::nullopt;
        engine.end(status);
        return std::vector<std::string>{};
    };
}

/// Answers nothing any more when a line has had that text in it.
inline Quirk falls_silent_at(const std::string& text) {
    return
        [=, silent = false](ModelEngine&, const std::string& heard) mutable -> std::optional<std::vector<std::string>> {
            silent = silent || heard.find(text) != std::string::npos;
            return silent ? std::optional(std::vector<std::string>{}) : std::nullopt;
        };
}

}  // namespace plyproof::doctor
