// SPDX-License-Identifier: MIT
#include "eval/sinks.h"

#include <gtest/gtest.h>

namespace plyproof::eval {
namespace {

using chess::Color;

Score weight(Group group, std::size_t place) { return kWeights.at(kGroups[group].first + place); }

/// Says the same to any sink.
template <class Sink>
void say_something(Sink& sink) {
    add<Color::White, Group::PieceValue>(sink, 1, 2);
    add<Color::Black, Group::PieceValue>(sink, 1);
    add<Color::Black, Group::KnightMobility>(sink, 4);
    add<Color::White, Group::DangerAttacker>(sink, 3);
    sink.template add_value<Color::White>(Term::King, Score(17, 2));
}

Score what_was_said() { return weight(Group::PieceValue, 1) - weight(Group::KnightMobility, 4) + Score(17, 2); }

TEST(SummingSink, SumsWhatIsWhitesLessWhatIsBlacksAndKeepsDangerApart) {
    SummingSink<chess::PortableIsa> sink;
    say_something(sink);
    EXPECT_EQ(sink.balance(), what_was_said());
    EXPECT_EQ(sink.danger(Color::White), weight(Group::DangerAttacker, 3));
    EXPECT_EQ(sink.danger(Color::Black), Score());
}

TEST(TracingSink, SumsTheSameAndWritesDownWeightsAndTerms) {
    TracingSink sink;
    say_something(sink);
    EXPECT_EQ(sink.balance(), what_was_said());
    EXPECT_EQ(sink.danger(Color::White), weight(Group::DangerAttacker, 3));
    const Coefficients& found = sink.found();
    EXPECT_EQ(found.counts.at(kGroups[Group::PieceValue].first + 1), 1);
    EXPECT_EQ(found.counts.at(kGroups[Group::KnightMobility].first + 4), -1);
    EXPECT_EQ(found.danger[Color::White].at(kGroups[Group::DangerAttacker].first + 3), 1);
    EXPECT_EQ(found.trace.terms[Term::Material][Color::White], weight(Group::PieceValue, 1) * 2);
    EXPECT_EQ(found.trace.terms[Term::Mobility][Color::Black], weight(Group::KnightMobility, 4));
    EXPECT_EQ(found.trace.terms[Term::King][Color::White], Score(17, 2));
}

}  // namespace
}  // namespace plyproof::eval
