// A mistake with one sensible mend is mended at one press: the mend comes from the check of packs as data,
// and is a step of the history.
#include "workshop/mending.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <algorithm>
#include <fstream>

#include "workshop/json_edit.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;

constexpr const char* kEdition =
    R"({"format": 1, "id": "rain", "name": "Rain", "tags": [{"key": "undead", "name": "Undead"}],
        "identityTypes": [{"key": "class", "name": "Class"}])";
// Of a monster.
constexpr const char* kBadStuff = R"("badStuff": [{"op": "die", "who": "victim"}])";

struct Mistake {
    std::string name;
    std::string card;   // the second one of the pack
    std::string words;  // on the button
    std::string place;  // in the card, and what stands there afterwards; empty: nothing
    std::string after;
};

std::string aMonster(const std::string& fields) {
    return R"({"id": "m", "name": "M", "kind": "monster", "level": 1, "treasures": 1, )" + fields + "}";
}
std::string anItem(const std::string& fields) {
    return R"({"id": "m", "name": "M", "kind": "item", "gold": 100, )" + fields + "}";
}

class MendingTest : public testing::Test {
protected:
    MendingTest() : bench_(tests::sourceDir() / "assets", folder()) {}
    std::filesystem::path folder() const { return folder_.path().toStdU16String(); }
    void open(const std::string& cards, const std::string& edition = "") {
        std::filesystem::create_directories(folder() / "rain");
        std::ofstream(folder() / "rain" / "cards.json") << cards;
        std::ofstream(folder() / "rain" / "edition.json") << kEdition << edition << "}";
        ASSERT_EQ(bench_.open(folder() / "rain", false), "");
    }
    std::vector<PackFinding> findings() const {
        static const Balance kShipped(tests::sourceDir() / "assets" / "packs");
        PackCheck how{{tests::sourceDir() / "assets" / "packs"}, {}, nullptr, [](std::string_view icon) {
                          return icon == "slime";
                      }};
        how.nearIcon = [](std::string_view) { return std::string("slime"); };
        how.balance = &kShipped;
        return checkPack(bench_.document().kickpack().pack, how);
    }
    const PackFinding* withMend(const std::vector<PackFinding>& all, const std::string& words) const {
        for (const PackFinding& one : all)
            if (mendWords(one, bench_.document()).toStdString() == words) return &one;
        return nullptr;
    }
    std::string offered(const std::vector<PackFinding>& all) const {
        std::string text;
        for (const PackFinding& one : all)
            text += one.text() + " -> " + mendWords(one, bench_.document()).toStdString() + "\n";
        return text;
    }
    static std::string at(const JsonValue& whole, const std::string& place) {
        const JsonValue* part = partAt(whole, QString::fromStdString(place));
        return part == nullptr ? std::string() : writeJson(*part);
    }

    QTemporaryDir folder_;
    Workbench bench_;
};

class CardMendingTest : public MendingTest, public testing::WithParamInterface<Mistake> {};

TEST_P(CardMendingTest, IsOfferedCarriedOutAndTakenBack) {
    const Mistake& mistake = GetParam();
    open(R"([{"id": "first", "name": "First", "kind": "item", "gold": 100}, )" + mistake.card + "]");
    const std::string before = writeJson(bench_.document().cards()[1].json);
    const std::vector<PackFinding> found = findings();
    const PackFinding* finding = withMend(found, mistake.words);
    ASSERT_NE(finding, nullptr) << offered(found);
    EXPECT_EQ(cardOf(*finding, bench_.document()), 1);
    const std::string cause = finding->cause;
    carryOut(bench_, *finding);
    EXPECT_EQ(at(bench_.document().cards()[1].json, mistake.place), mistake.after);
    for (const PackFinding& left : findings()) EXPECT_NE(left.cause, cause) << left.text();
    bench_.history().undo();
    EXPECT_EQ(writeJson(bench_.document().cards()[1].json), before);
}

const std::vector<Mistake> kMistakes = {
    // What the loader refuses.
    {"AWordWrittenWrongly", anItem(R"("slot": "headger")"), "Write “Headgear” instead", "/slot",
     R"("headgear")"},
    {"ATagWrittenWrongly", aMonster(R"("tags": ["undaed"], )" + std::string(kBadStuff)),
     "Write “undead” instead", "/tags/0", R"("undead")"},
    {"AnOperationWrittenWrongly",
     aMonster(R"("badStuff": [{"op": "loseLevel", "who": "victim", "amount": 1}])"),
     "Write “lose Levels” instead", "/badStuff/0/op", R"("loseLevels")"},
    {"AFieldWrittenWrongly", aMonster(R"("flavor": "F", )" + std::string(kBadStuff)),
     "Write “Flavour text” instead", "/flavour", R"("F")"},
    {"AFieldOfAnOperationWrittenWrongly", aMonster(R"("badStuff": [{"op": "die", "whom": "victim"}])"),
     "Write “Who” instead", "/badStuff/0/who", R"("victim")"},
    {"AFieldThatNobodyKnows", anItem(R"("zzzzzzzz": 1)"), "Remove “Zzzzzzzz”", "/zzzzzzzz", ""},
    {"AFieldOfAnotherKind", aMonster(R"("gold": 100, )" + std::string(kBadStuff)), "Remove “Gold”", "/gold",
     ""},
    {"TooMany", anItem(R"("copies": 99)"), "Write “20” instead", "/copies", "20"},
    {"TooFew", anItem(R"("copies": 0)"), "Write “1” instead", "/copies", "1"},
    {"ANumberAsAText", anItem(R"("copies": "2")"), "Write “2” instead", "/copies", "2"},
    {"AFlagAsAText", anItem(R"("big": "true")"), "Tick “Big”", "/big", "true"},
    {"NoList", aMonster(R"("badStuff": {"op": "die", "who": "victim"})"), "Make a list of it",
     "/badStuff/0/op", R"("die")"},
    {"NoId", R"({"name": "Wet Socks", "kind": "item", "gold": 100})", "Set “Key” to “wet-socks”", "/id",
     R"("wet-socks")"},
    {"AnIdWithSpaces", R"({"id": "wet socks", "name": "Wet Socks", "kind": "item", "gold": 100})",
     "Write “wet-socks” instead", "/id", R"("wet-socks")"},
    {"NoName", R"({"id": "wet-socks", "kind": "item", "gold": 100})", "Set “Name” to “Wet Socks”", "/name",
     R"("Wet Socks")"},
    {"TheIdOfAnotherCard", R"({"id": "first", "name": "First", "kind": "item", "gold": 100})",
     "Write “first-2” instead", "/id", R"("first-2")"},
    {"NoLevel",
     R"({"id": "m", "name": "M", "kind": "monster", "treasures": 1, )" + std::string(kBadStuff) + "}",
     "Set “Level” to “1”", "/level", "1"},
    {"AColourWithoutItsSign", anItem(R"("art": {"icon": "slime", "tint": "8a4a2a"})"),
     "Write “#8a4a2a” instead", "/art/tint", R"("#8a4a2a")"},
    {"AnEmptyList",
     R"({"id": "m", "name": "M", "kind": "level", "effects": [{"op": "gainLevels", "who": "you",
        "amount": 1}], "play": {"when": []}})",
     "Remove “When”", "/play/when", ""},
    {"NamedTwice", R"({"id": "m", "name": "M", "kind": "level", "effects": [{"op": "gainLevels", "who": "you",
        "amount": 1}], "play": {"when": ["anyTime", "anyTime"]}})",
     "Remove “any time”", "/play/when", R"(["anyTime"])"},
    {"AnEnhancerOnAPlayer",
     R"({"id": "m", "name": "M", "kind": "enhancer", "bonus": 5, "play": {"on": "player"}})",
     "Remove “Aimed at”", "/play/on", ""},
    {"MostIsLess", anItem(R"("abilities": [{"id": "a", "when": ["anyTime"], "effects": [{"op": "gainLevels",
        "who": "you", "amount": 1}], "cost": {"least": 3, "most": 1}}])"),
     "Write “3” instead", "/abilities/0/cost/most", "3"},
    // What the linter finds.
    {"TheUsualId", R"({"id": "umbrella", "name": "Wet Socks", "kind": "item", "gold": 100})",
     "Write “wet-socks” instead", "/id", R"("wet-socks")"},
    {"NoPictogram", anItem(R"("art": {"icon": "slim"})"), "Write “slime” instead", "/art/icon", R"("slime")"},
    {"TooManyTreasures",
     R"({"id": "m", "name": "M", "kind": "monster", "level": 20, "treasures": 6, "levels": 2, )" +
         std::string(kBadStuff) + "}",
     "Write “5” instead", "/treasures", "5"},
    {"NoLevelForIt", aMonster(R"("levels": 0, )" + std::string(kBadStuff)), "Write “1” instead", "/levels",
     "1"},
    {"ACurseThatShouldStay",
     R"({"id": "m", "name": "M", "kind": "curse", "modifiers": [{"stat": "runAway", "amount": -1}]})",
     "Tick “Lasting”", "/lasting", "true"},
    {"AModifierOfNothing", anItem(R"("bonus": 1, "modifiers": [{"stat": "runAway", "amount": 0}])"),
     "Remove this entry", "/modifiers/0", ""},
    {"ItPaysTooMuch", R"({"id": "m", "name": "M", "kind": "item", "gold": 5000, "bonus": 1})",
     "Write “300” instead", "/gold", "300"},
};

INSTANTIATE_TEST_SUITE_P(All, CardMendingTest, testing::ValuesIn(kMistakes),
                         [](const testing::TestParamInfo<Mistake>& one) { return one.param.name; });

TEST_F(MendingTest, WhatStandsInThePackIsMendedThere) {
    open(R"([{"id": "first", "name": "First", "kind": "item", "gold": 100}])",
         R"(, "version": "1.2", "decks": {"door": 3, "treasure": 1}, "needs": ["rain"])");
    for (const auto& [words, place, after] :
         {std::tuple("Remove “rain”", "/needs/0", ""), std::tuple("Write “0” instead", "/decks/door", "0")}) {
        const std::string before = writeJson(bench_.document().edition());
        const std::vector<PackFinding> found = findings();
        // The version is shorter than a version can be, which hides what the linter would find.
        if (const PackFinding* version = withMend(found, "Write “1.2.0” instead")) carryOut(bench_, *version);
        const std::vector<PackFinding> then = findings();
        const PackFinding* finding = withMend(then, words);
        ASSERT_NE(finding, nullptr) << offered(then);
        EXPECT_EQ(cardOf(*finding, bench_.document()), -1);
        carryOut(bench_, *finding);
        EXPECT_EQ(at(bench_.document().edition(), place), after);
    }
    while (bench_.history().canUndo()) bench_.history().undo();
    EXPECT_THAT(writeJson(bench_.document().edition()), HasSubstr(R"("needs":["rain"])"));
}

TEST_F(MendingTest, WhatCanBeMeantInSeveralWaysHasNoMend) {
    open("[" + aMonster(R"("flavour": "F")") + "]");
    const std::vector<PackFinding> found = findings();
    const auto none = std::find_if(found.begin(), found.end(), [](const PackFinding& one) {
        return one.cause == "a monster without Bad Stuff";
    });
    ASSERT_NE(none, found.end()) << offered(found);
    EXPECT_FALSE(none->mend);
    EXPECT_EQ(mendWords(*none, bench_.document()), "");
}

// The button below the mistakes.
class MendButtonTest : public WorkshopTest {
protected:
    MendButtonTest() {
        window_->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
        EXPECT_TRUE(window_->openPack(QStringLiteral("rain")));
        EXPECT_TRUE(waitFor([&] { return faces().size() == 3; }));
    }
    QPushButton* button() const {
        for (QPushButton* one : window_->findChildren<QPushButton*>())
            if (one->accessibleDescription() == "Mends the chosen mistake") return one;
        return nullptr;
    }
    void misspell() const {
        auto* icon = find<QLineEdit>("Pictogram");
        icon->selectAll();
        QTest::keyClicks(icon, QStringLiteral("woden-door"));
    }
    QString icon() const { return find<QLineEdit>("Pictogram")->text(); }
};

TEST_F(MendButtonTest, MendsAtOnePressAndCanBeUndone) {
    EXPECT_FALSE(button()->isVisible()) << "nothing is wrong";
    misspell();
    ASSERT_TRUE(waitFor([&] { return button()->isVisible(); }));
    EXPECT_EQ(button()->text(), "Write “wooden-door” instead");
    QTest::mouseClick(button(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return icon() == "wooden-door"; }));
    ASSERT_TRUE(waitFor(
        [&] { return find<QTreeWidget>("Mistakes")->topLevelItem(0)->text(0) == "No mistakes found."; }));
    EXPECT_FALSE(button()->isVisible());
    action("Undo")->trigger();
    EXPECT_EQ(icon(), "woden-door");
}

TEST_F(MendButtonTest, IsReachedByKeysAlone) {
    misspell();
    ASSERT_TRUE(waitFor([&] { return button()->isVisible(); }));
    find<QTreeWidget>("Mistakes")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    ASSERT_EQ(QApplication::focusWidget(), button());
    QTest::keyClick(button(), Qt::Key_Space);
    ASSERT_TRUE(waitFor([&] { return icon() == "wooden-door"; }));
    ASSERT_TRUE(waitFor([&] { return !button()->isVisible(); }));
    EXPECT_EQ(QApplication::focusWidget(), find<QTreeWidget>("Mistakes")) << "the keyboard is not lost";
    action("Undo")->trigger();
    ASSERT_TRUE(waitFor([&] { return button()->isVisible(); }));
    ASSERT_TRUE(action("Mend the mistake")->isEnabled());
    QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return icon() == "wooden-door"; }));
}

TEST_F(MendButtonTest, IsNotThereForAMistakeWithoutAMend) {
    auto* flavour = find<QLineEdit>("Flavour text");
    flavour->selectAll();
    QTest::keyClick(flavour, Qt::Key_Delete);
    ASSERT_TRUE(waitFor([&] {
        const QTreeWidgetItem* first = find<QTreeWidget>("Mistakes")->topLevelItem(0);
        return first != nullptr && first->text(0).contains(QLatin1String("Hint"));
    }));
    EXPECT_FALSE(button()->isVisible());
    // Asked for all the same, it says so.
    action("Mend the mistake")->trigger();
    EXPECT_THAT(window_->statusBar()->currentMessage().toStdString(), testing::HasSubstr("no mend"));
}

}  // namespace
}  // namespace kickdoor::workshop
