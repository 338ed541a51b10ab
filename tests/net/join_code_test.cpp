// Join codes: what is typed is what was shown, or the mistake is told.
#include <gtest/gtest.h>

#include "net/wire/join_code.h"

namespace {

using namespace kickdoor::net;

JoinCode sample() {
    JoinCode code;
    code.address = {192, 168, 1, 23};
    for (std::size_t i = 0; i < code.key.size(); ++i) code.key[i] = static_cast<std::uint8_t>(i * 29 + 200);
    return code;
}

TEST(JoinCode, ReadsWhatItWrites) {
    JoinCode code = sample();
    EXPECT_EQ(readJoinCode(textOf(code)).code, code);
    code.port = 65535;
    EXPECT_EQ(readJoinCode(textOf(code)).code, code);
    code.address.assign(16, 0xFE);
    EXPECT_EQ(readJoinCode(textOf(code)).code, code);
    code.address.clear();
    EXPECT_EQ(readJoinCode(textOf(code)).code, code);
}

TEST(JoinCode, IsShortEnoughToBeReadOut) {
    const std::string text = textOf(sample());
    EXPECT_LE(text.size(), 34U) << text;  // 28 letters in groups of four
}

TEST(JoinCode, ForgivesHowItIsTyped) {
    std::string text = textOf(sample());
    for (char& letter : text) {
        if (letter == '-') letter = ' ';
        if (letter == '0') letter = 'o';
        if (letter == '1') letter = 'l';
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    EXPECT_EQ(readJoinCode("  " + text + "\n").code, sample());
}

TEST(JoinCode, TellsTypingMistakes) {
    const std::string text = textOf(sample());
    EXPECT_EQ(readJoinCode("").mistake, CodeMistake::Empty);
    EXPECT_EQ(readJoinCode("K7U2").mistake, CodeMistake::Letter);
    EXPECT_EQ(readJoinCode(text.substr(0, text.size() - 5)).mistake, CodeMistake::Length);
    EXPECT_EQ(readJoinCode(std::string(500, '7')).mistake, CodeMistake::Length);
    EXPECT_EQ(readJoinCode("Z" + text.substr(1)).mistake, CodeMistake::Version);
}

// One wrong letter anywhere behind the first byte, and two swapped ones, are always noticed or change the
// length.
TEST(JoinCode, NoticesEveryWrongLetter) {
    const std::string text = textOf(sample());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '-') continue;
        for (const char other : {'0', '7', 'A', 'Z', 'M'}) {
            std::string wrong = text;
            wrong[i] = other;
            if (wrong != text) {
                EXPECT_FALSE(readJoinCode(wrong).ok()) << wrong;
            }
        }
    }
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        std::string wrong = text;
        std::swap(wrong[i], wrong[i + 1]);
        if (wrong[i] == '-' || wrong[i + 1] == '-' || wrong == text) continue;
        EXPECT_FALSE(readJoinCode(wrong).ok()) << wrong;
    }
}

}  // namespace
