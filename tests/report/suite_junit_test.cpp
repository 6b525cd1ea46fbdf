// SPDX-License-Identifier: MIT
#include "report/suite_junit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <string>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using testing::HasSubstr;

pugi::xml_document parsed(const std::string& xml) {
    pugi::xml_document document;
    const pugi::xml_parse_result result = document.load_buffer(xml.data(), xml.size());
    EXPECT_TRUE(result) << result.description() << "\n" << xml;
    return document;
}

// Every character of an XML 1.0 document is a printable one or a line end here.
bool has_only_xml_characters(const std::string& xml) {
    for (const char c : xml) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n') || byte == 0x7F || byte == 0xFF) return false;
    }
    return xml.find("\xEF\xBF\xBF") == std::string::npos && xml.find("&#") == std::string::npos;
}

TEST(SuiteJunit, CountsTestsFailuresErrorsAndSkipped) {
    const pugi::xml_document document = parsed(suite_junit(make_mixed_report()));
    const pugi::xml_node root = document.child("testsuites");
    EXPECT_EQ(root.attribute("tests").as_int(), 7);
    EXPECT_EQ(root.attribute("failures").as_int(), 1);
    EXPECT_EQ(root.attribute("errors").as_int(), 3);
    EXPECT_EQ(root.attribute("skipped").as_int(), 2);
    const pugi::xml_node suite = root.child("testsuite");
    EXPECT_STREQ(suite.attribute("name").value(), "my.epd");
    EXPECT_EQ(suite.attribute("tests").as_int(), 5);
    EXPECT_EQ(suite.attribute("errors").as_int(), 2);
}

TEST(SuiteJunit, AFailureNamesNumbersPlaceAndCommand) {
    const pugi::xml_document document = parsed(suite_junit(make_mixed_report()));
    const pugi::xml_node wrong =
        document.child("testsuites").child("testsuite").find_child_by_attribute("testcase", "name", "wrong");
    EXPECT_STREQ(wrong.attribute("file").value(), "my.epd");
    EXPECT_STREQ(wrong.attribute("line").value(), "3");
    EXPECT_STREQ(wrong.child("failure").attribute("message").value(), "depth 2: expected 401, counted 400: 1 fewer");
    EXPECT_THAT(wrong.child("failure").text().get(), HasSubstr("divide --fen '"));
}

TEST(SuiteJunit, ErrorsAndSkippedCasesSayWhy) {
    const pugi::xml_document document = parsed(suite_junit(make_mixed_report()));
    const pugi::xml_node suite = document.child("testsuites").child("testsuite");
    const auto child = [&suite](const char* name) { return suite.find_child_by_attribute("testcase", "name", name); };
    EXPECT_FALSE(child("good").first_child());
    EXPECT_THAT(child("no-kings").child("error").attribute("message").value(), HasSubstr("king"));
    EXPECT_THAT(child("dead").child("error").attribute("message").value(), HasSubstr("died"));
    EXPECT_STREQ(child("deep").child("skipped").attribute("message").value(), "deeper than the depth limit");
}

TEST(SuiteJunit, ARunThatWasCutShortDoesNotLookFinished) {
    using gate::SkipReason;
    for (const SkipReason reason : {SkipReason::Budget, SkipReason::Interrupted}) {
        const pugi::xml_document document =
            parsed(suite_junit(make_report({make_result("x", {agreeing(1, 20), not_run(2, 400, reason)})})));
        const pugi::xml_node root = document.child("testsuites");
        EXPECT_TRUE(root.child("testsuite").child("testcase").child("skipped"));
        const pugi::xml_node run = root.find_child_by_attribute("testsuite", "name", "run");
        EXPECT_STREQ(run.child("properties").child("property").attribute("value").value(), "false");
        const bool is_error = reason == SkipReason::Interrupted;
        EXPECT_TRUE(run.child("testcase").child(is_error ? "error" : "skipped"));
        EXPECT_EQ(root.attribute("errors").as_int(), is_error ? 1 : 0);
        EXPECT_EQ(root.attribute("skipped").as_int(), is_error ? 1 : 2);
    }
}

TEST(SuiteJunit, ARunThatCheckedNothingIsNotGreen) {
    EXPECT_EQ(parsed(suite_junit({})).child("testsuites").attribute("errors").as_int(), 1);
}

TEST(SuiteJunit, FaultyLinesAreErrors) {
    const pugi::xml_document document = parsed(suite_junit(make_mixed_report()));
    const pugi::xml_node input = document.child("testsuites").find_child_by_attribute("testsuite", "name", "input");
    EXPECT_STREQ(input.child("testcase").attribute("name").value(), "my.epd:7");
    EXPECT_STREQ(input.child("testcase").child("error").attribute("type").value(), "bad-depth");
}

TEST(SuiteJunit, IsWellFormedForAnyBytes) {
    const std::string xml = suite_junit(make_nasty_report());
    const pugi::xml_document document = parsed(xml);
    EXPECT_TRUE(has_only_xml_characters(xml)) << xml;
    EXPECT_THAT(document.child("testsuites").child("testsuite").child("testcase").attribute("name").value(),
                HasSubstr("a\\x00b\\x1b[31m"));
    for (int byte = 0; byte < 256; ++byte) {
        const std::string id(1, static_cast<char>(byte));
        const std::string one = suite_junit(make_report({make_result(id, {differing(1, 1, 2)}, id)}));
        parsed(one);
        EXPECT_TRUE(has_only_xml_characters(one)) << byte;
    }
}

TEST(SuiteJunit, TakesDisagreementsOfAProgramForFailuresAndTheOthersForErrors) {
    const std::string xml = suite_junit(make_engine_report());
    EXPECT_THAT(xml, HasSubstr("tests=\"8\" failures=\"2\" errors=\"5\""));
    for (const char* type : {"crashed", "timeout", "unreadable", "refused", "not-started"}) {
        EXPECT_THAT(xml, testing::ContainsRegex(std::string("<error message=\"[^\"]*\" type=\"") + type));
    }
    EXPECT_THAT(xml, testing::ContainsRegex("<failure message=\"[^\"]*\" type=\"other-position"));
    EXPECT_THAT(xml, HasSubstr("about to crash"));
}

}  // namespace
}  // namespace plyproof::report
