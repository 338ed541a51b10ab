// The scenarios that a pack keeps: seen, played again, renamed and deleted, and a failing one is told in
// words.
#include "workshop/scenario_list.h"

#include <QApplication>
#include <QCheckBox>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <fstream>

#include "command/words.h"
#include "workshop/act_words.h"
#include "workshop/scenario_words.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string keptScenario(const std::string& name, const std::string& steps) {
    return R"({"format": 1, "name": ")" + name +
           R"(", "edition": "original", "with": ["rain"],
 "players": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cat"}], "doorDeck": [{"card": "hungry-doormat", "pack": "rain"}],
 "steps": [)" +
           steps + "]}";
}
constexpr const char* kKick = R"({"by": "Ann", "do": "kickOpenDoor"})";

class ScenarioListTest : public WorkshopTest {
protected:
    ScenarioListTest() {
        const std::string good = keptScenario("The first door", kKick);
        const std::string bad =
            keptScenario("Wrong", kKick + std::string(R"(, {"expect": {"players": {"Ann": {"level": 3}}}})"));
        write("first.json", good);
        write("two.json", "[\n" + bad + ",\n" + good + "]");
        window_->openPack(QStringLiteral("rain"));
        action("Scenarios")->trigger();
        list_ = window_->findChild<ScenarioList*>();
    }
    void write(const std::string& file, const std::string& text) const {
        std::filesystem::create_directories(own() / "rain" / "scenarios");
        std::ofstream(own() / "rain" / "scenarios" / file) << text;
    }
    QTreeWidget* rows() const { return list_->findChild<QTreeWidget*>(); }
    std::vector<std::string> results() const {
        std::vector<std::string> all;
        for (int row = 0; row < rows()->topLevelItemCount(); ++row)
            all.push_back((rows()->topLevelItem(row)->text(0) + ": " + rows()->topLevelItem(row)->text(1))
                              .toStdString());
        return all;
    }
    bool played() const {
        return waitFor([&] { return rows()->topLevelItem(0)->text(1) == QLatin1String("passes"); });
    }
    QString label(const char* name) const {
        for (const QLabel* one : list_->findChildren<QLabel*>())
            if (one->accessibleName() == QLatin1String(name) && one->isVisible()) return one->text();
        return {};
    }
    // When a dialog is open that waits for an answer.
    template <class Dialog>
    static void soonIn(const std::function<void(Dialog&)>& work) {
        QTimer::singleShot(20, qApp, [work] {
            if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) return work(*dialog);
            soonIn<Dialog>(work);
        });
    }

    ScenarioList* list_ = nullptr;
};

TEST_F(ScenarioListTest, SaysWhichPassAndWhyOneFails) {
    ASSERT_NE(list_, nullptr);
    ASSERT_TRUE(played());
    EXPECT_THAT(results(),
                testing::ElementsAre("The first door: passes", "Wrong: fails", "The first door: passes"));
    // The first that fails is chosen, and told.
    EXPECT_THAT(label("Why it fails").toStdString(),
                HasSubstr("Step 2: Ann, Level: expected 3, but it is 1."));
    EXPECT_THAT(label("Why it fails").toStdString(), HasSubstr("Just before: Ann kicks open the door."));
    EXPECT_EQ(label("Details"), "");
    list_->findChild<QCheckBox*>()->setChecked(true);
    EXPECT_THAT(label("Details").toStdString(), HasSubstr("expect.players.Ann.level: expected 3, is 1"));
    rows()->setCurrentItem(rows()->topLevelItem(0));
    EXPECT_EQ(label("Why it fails"), "");
}

TEST_F(ScenarioListTest, ARenamedOneKeepsTheRestAsItWasWritten) {
    ASSERT_TRUE(played());
    rows()->setCurrentItem(rows()->topLevelItem(2));
    const std::string before = text("scenarios/two.json");
    soonIn<QInputDialog>([](QInputDialog& dialog) {
        dialog.setTextValue(QStringLiteral("The \"second\" door"));
        dialog.accept();
    });
    QTest::keyClick(rows(), Qt::Key_F2);
    EXPECT_THAT(results()[2], HasSubstr("The \"second\" door"));
    ASSERT_TRUE(waitFor([&] { return text("scenarios/two.json") != before; }));
    std::string wanted = before;
    const std::string name = "\"The first door\"";
    wanted.replace(wanted.rfind(name), name.size(), "\"The \\\"second\\\" door\"");
    EXPECT_EQ(text("scenarios/two.json"), wanted);
    action("Undo")->trigger();
    ASSERT_TRUE(waitFor([&] { return text("scenarios/two.json") == before; }));
    EXPECT_THAT(results()[2], HasSubstr("The first door"));
}

TEST_F(ScenarioListTest, OneIsDeletedOnlyIfThePlayerSaysSo) {
    ASSERT_TRUE(played());
    rows()->setCurrentItem(rows()->topLevelItem(1));
    soonIn<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::No)->click(); });
    QTest::keyClick(rows(), Qt::Key_Delete);
    EXPECT_EQ(rows()->topLevelItemCount(), 3);
    for (int left : {2, 1}) {
        soonIn<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
        QTest::keyClick(rows(), Qt::Key_Delete);
        EXPECT_EQ(rows()->topLevelItemCount(), left);
    }
    // The file went with its last one.
    ASSERT_TRUE(waitFor([&] { return text("scenarios/two.json").empty(); }));
    EXPECT_NE(text("scenarios/first.json"), "");
    action("Undo")->trigger();
    EXPECT_EQ(rows()->topLevelItemCount(), 2);
}

TEST_F(ScenarioListTest, WhatWasFoundIsForgottenWhenThePackChanges) {
    ASSERT_TRUE(played());
    action("New card")->trigger();
    EXPECT_EQ(rows()->topLevelItem(0)->text(1), "not played yet");
    rows()->setCurrentItem(rows()->topLevelItem(0));
    QTest::keyClick(rows(), Qt::Key_P, Qt::AltModifier);
    ASSERT_TRUE(played());
    EXPECT_EQ(rows()->topLevelItem(1)->text(1), "not played yet") << "only the chosen one";
}

TEST_F(ScenarioListTest, ARefusedStepIsToldInTheCardsWordsWithTheSums) {
    write("sums.json", keptScenario("Sums", kKick + std::string(R"(, {"by": "Ann", "do": "fight"})")));
    window_->openPack(QStringLiteral("grimm"));
    window_->openPack(QStringLiteral("rain"));
    action("Scenarios")->trigger();
    ASSERT_TRUE(played());
    rows()->setCurrentItem(rows()->topLevelItem(1));
    const std::string why = label("Why it fails").toStdString();
    EXPECT_THAT(why,
                HasSubstr("Step 2: Ann declares the fight won, or ready for the dice. That is not allowed."));
    EXPECT_THAT(why, testing::ContainsRegex("The fighters have 1, the monsters [0-9]+\\."));
}

TEST(ActWords, NameCardsAndPlayers) {
    const auto said = [](const char* step) {
        return actWords(
                   parseJson(step).value,
                   [](const std::string&, const std::string& card) { return QString::fromStdString(card); },
                   {QStringLiteral("Ann"), QStringLiteral("Bob")})
            .toStdString();
    };
    EXPECT_EQ(said(R"({"by": "Ann", "do": "play", "card": "elf#2", "on": "Bob"})"),
              "Ann plays “elf”. Aim: Bob.");
    EXPECT_EQ(said(R"({"by": "Ann", "do": "play", "card": {"card": "imp", "pack": "x"}, "on": "monsters"})"),
              "Ann plays “imp”. Aim: the monsters.");
    EXPECT_EQ(said(R"({"by": "Bob", "do": "askHelp", "of": "Ann", "terms": {}})"), "Bob asks Ann for help.");
    EXPECT_EQ(said(R"({"by": "*", "do": "pass"})"), "Everybody passes.");
    EXPECT_EQ(said(R"({"by": "Bob", "do": "choose", "number": 3})"), "Bob chooses 3.");
    EXPECT_EQ(said(R"({"by": "Bob", "do": "choose", "cards": []})"), "Bob chooses nothing.");
    EXPECT_EQ(said(R"({"expect": {}})"), "");
    for (const std::string_view word : commandWords())
        EXPECT_NE(said((R"({"by": "Ann", "do": ")" + std::string(word) + R"(", "card": "x"})").c_str()), "")
            << word;
}

TEST_F(ScenarioListTest, DeleteWorksAlsoFromTheBoxForDetails) {
    ASSERT_TRUE(played());
    rows()->setCurrentItem(rows()->topLevelItem(1));
    auto* box = list_->findChild<QCheckBox*>();
    ASSERT_TRUE(box->isVisible());
    soonIn<QMessageBox>([](QMessageBox& question) { question.button(QMessageBox::Yes)->click(); });
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Delete);
    EXPECT_EQ(rows()->topLevelItemCount(), 2);
}

TEST_F(ScenarioListTest, ARenamedOneStillHasItsResult) {
    ASSERT_TRUE(played());
    rows()->setCurrentItem(rows()->topLevelItem(0));
    soonIn<QInputDialog>([](QInputDialog& dialog) {
        dialog.setTextValue(QStringLiteral("A door"));
        dialog.accept();
    });
    QTest::keyClick(rows(), Qt::Key_F2);
    EXPECT_EQ(results()[0], "A door: passes");
    EXPECT_EQ(results()[1], "Wrong: fails");
}

TEST_F(ScenarioListTest, AShippedPackHasNone) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("grimm")));
    EXPECT_EQ(rows()->topLevelItemCount(), 0);
    for (const QPushButton* button : list_->findChildren<QPushButton*>())
        EXPECT_EQ(button->isEnabled(), button->text() == "Close") << button->text().toStdString();
}

std::string saidOf(const std::string& place, const std::string& wanted, const std::string& is) {
    const ScenarioFailure failure{
        ScenarioFailure::Kind::Expectation, place, {}, parseJson(wanted).value, parseJson(is).value};
    return failureWords(failure, {},
                        [](const std::string&, const std::string& card) {
                            return QStringLiteral("<%1>").arg(QString::fromStdString(card));
                        })
        .toStdString();
}

TEST(ScenarioWords, TellWhatWasExpectedAndWhatCame) {
    EXPECT_EQ(saidOf("steps[0].expect.players.Ann.hand", R"(["elf#2"])", R"([{"card": "imp", "pack": "x"}])"),
              "Step 1: Ann, cards in hand: expected <elf>, but it is <imp>.");
    EXPECT_EQ(saidOf("[2].steps[3].expect.phase", R"("combat")", R"("end")"),
              "Step 4: phase: expected fight, but it is end of the turn.");
    EXPECT_EQ(saidOf("steps[0].expect.combat", "null", "true"),
              "Step 1: No fight was expected, but there is one.");
    EXPECT_EQ(saidOf("steps[0].expect.winners", R"(["Ann"])", "[]"),
              "Step 1: winners: expected Ann, but it is nothing.");
    EXPECT_EQ(saidOf("steps[0].expect.combat.winning", "true", "false"),
              "Step 1: the fighters would win: expected yes, but it is no.");
    ScenarioFailure refused{ScenarioFailure::Kind::Refused, "steps[0]", "is refused"};
    const JsonValue scenario = parseJson(R"({"steps": [{"by": "Bob", "do": "runAway"}]})").value;
    EXPECT_EQ(failureWords(refused, scenario, {}),
              "Step 1: Bob gives up the fight and runs away. That is not allowed.");
    refused.why = "It is not your turn. (R5)";
    refused.fight = CombatSums{5, 8, false};
    EXPECT_THAT(
        failureWords(refused, scenario, {}).toStdString(),
        HasSubstr("That is not allowed. It is not your turn. (R5) The fighters have 5, the monsters 8."));
    EXPECT_THAT(failureWords({ScenarioFailure::Kind::Other, "edition", "x"}, {}, {}).toStdString(),
                Not(HasSubstr("x ")));
}

}  // namespace
}  // namespace kickdoor::workshop
