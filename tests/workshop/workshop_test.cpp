// The workshop's window, used as a player uses it: by widgets, keys and actions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <fstream>

#include "io/save.h"
#include "table/game_files.h"
#include "workshop/grammar.h"
#include "workshop/json_edit.h"
#include "workshop/play_card.h"
#include "workshop/try_dialog.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST_F(WorkshopTest, ShowsTheCardsOfAPackAndTheSentencesOfTheirBehaviour) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3 && faces()[0].title == "Hungry Doormat"; }));
    EXPECT_NE(row("Bad Stuff"), nullptr);
    ASSERT_TRUE(waitFor([&] {
        return row("Lose 1 Level") != nullptr || row("ose a Level") != nullptr || row("level") != nullptr;
    }));
    EXPECT_EQ(find<QLineEdit>("Name")->text(), "Hungry Doormat");
    EXPECT_EQ(find<QTreeWidget>("Mistakes")->topLevelItem(0)->text(0), "No mistakes found.");
}

TEST_F(WorkshopTest, ChangesAreSavedUndoneAndRedone) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    const std::string before = text("cards.json");
    auto* name = find<QLineEdit>("Name");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Wet Doormat"));
    find<QSpinBox>("Level")->setValue(5);
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("Wet Doormat") != std::string::npos; }));
    EXPECT_THAT(text("cards.json"), HasSubstr("\"level\": 5"));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3 && faces()[0].title == "Wet Doormat"; }));
    action("Undo")->trigger();
    action("Undo")->trigger();
    EXPECT_FALSE(action("Undo")->isEnabled());
    EXPECT_EQ(find<QLineEdit>("Name")->text(), "Hungry Doormat");
    ASSERT_TRUE(waitFor([&] { return text("cards.json") == before; }));
    action("Redo")->trigger();
    EXPECT_EQ(find<QLineEdit>("Name")->text(), "Wet Doormat");
}

TEST_F(WorkshopTest, MistakesAreNamedAsOneTypes) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    auto* icon = find<QLineEdit>("Pictogram");
    icon->selectAll();
    QTest::keyClicks(icon, QStringLiteral("no-such-thing"));
    auto* mistakes = find<QTreeWidget>("Mistakes");
    ASSERT_TRUE(waitFor([&] {
        const QTreeWidgetItem* first = mistakes->topLevelItem(0);
        return first != nullptr && first->text(0).contains(QLatin1String("There is no pictogram"));
    }));
}

TEST_F(WorkshopTest, CardsAreMadeDuplicatedAndDeleted) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    action("New card")->trigger();
    action("Duplicate the card")->trigger();
    ASSERT_TRUE(waitFor([&] { return faces().size() == 5 && !faces()[2].title.isEmpty(); }));
    action("Delete the card")->trigger();
    action("Delete the card")->trigger();
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3; }));
}

TEST_F(WorkshopTest, AnotherKindDropsWhatItCannotHaveAndBringsWhatItNeeds) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    auto* kind = find<QComboBox>("Kind");
    kind->setCurrentIndex(kind->findData(QStringLiteral("cheat")));
    emit kind->activated(kind->currentIndex());
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("\"cheat\"") != std::string::npos; }));
    const std::string card = text("cards.json").substr(0, text("cards.json").find("saucepan"));
    EXPECT_THAT(card, Not(HasSubstr("badStuff")));
    EXPECT_THAT(card, Not(HasSubstr("\"level\"")));
    EXPECT_THAT(card, HasSubstr("\"deck\": \"door\""));
    EXPECT_THAT(card, HasSubstr("\"art\""));
    action("Undo")->trigger();
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("badStuff") != std::string::npos; }));
}

TEST_F(WorkshopTest, WhoTriesAnotherKindAndComesBackLosesNothing) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    const auto become = [&](const char* kind) {
        auto* box = find<QComboBox>("Kind");
        box->setCurrentIndex(box->findData(QLatin1String(kind)));
        emit box->activated(box->currentIndex());
        return waitFor([&] { return text("cards.json").find("\"kind\": \"" + std::string(kind)) < 200; });
    };
    const std::string before = text("cards.json");
    for (const char* kind : {"curse", "enhancer", "join", "item"}) ASSERT_TRUE(become(kind)) << kind;
    find<QSpinBox>("Gold")->setValue(300);
    ASSERT_TRUE(become("monster"));
    EXPECT_EQ(text("cards.json"), before);
    ASSERT_TRUE(become("item"));
    EXPECT_THAT(text("cards.json"), HasSubstr("\"gold\": 300"));
    // Another card is open: what that one was is over.
    pick(1);
    pick(0);
    ASSERT_TRUE(become("monster"));
    EXPECT_THAT(text("cards.json"), Not(HasSubstr("footgear")));
}

TEST_F(WorkshopTest, OnlyTheNewCardIsFramed) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3; }));
    pick(1);
    action("New card")->trigger();
    const std::function<void(const QQuickItem&, std::vector<int>&)> collect = [&](const QQuickItem& item,
                                                                                  std::vector<int>& rows) {
        if (item.property("picked").toBool()) rows.push_back(item.property("index").toInt());
        for (const QQuickItem* child : item.childItems()) collect(*child, rows);
    };
    const auto framed = [&] {
        std::vector<int> rows;
        collect(*grid(), rows);
        return rows;
    };
    ASSERT_TRUE(waitFor([&] { return faces().size() == 4 && !framed().empty(); }));
    EXPECT_THAT(framed(), testing::ElementsAre(2));
}

TEST_F(WorkshopTest, AHintLeadsToItsField) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    pick(1);
    auto* icon = find<QLineEdit>("Pictogram");
    icon->selectAll();
    QTest::keyClicks(icon, QStringLiteral("no-such-thing"));
    auto* mistakes = find<QTreeWidget>("Mistakes");
    ASSERT_TRUE(waitFor([&] {
        const QTreeWidgetItem* first = mistakes->topLevelItem(0);
        return first != nullptr && first->text(0).contains(QLatin1String("no-such-thing"));
    }));
    EXPECT_THAT(mistakes->topLevelItem(0)->text(0).toStdString(),
                HasSubstr("Mistake: Saucepan of Authority – Picture: There is no pictogram"));
    EXPECT_THAT(mistakes->topLevelItem(0)->toolTip(0).toStdString(), Not(HasSubstr("json")));
    pick(0);
    QTest::mouseClick(mistakes->viewport(), Qt::LeftButton, {},
                      mistakes->visualItemRect(mistakes->topLevelItem(0)).center());
    ASSERT_TRUE(waitFor([&] { return find<QLineEdit>("Name")->text() == "Saucepan of Authority"; }));
    EXPECT_TRUE(
        waitFor([&] { return find<QLineEdit>("Pictogram")->hasFocus() || !window_->isActiveWindow(); }));
}

TEST_F(WorkshopTest, ATriggerSaysWhenItHappens) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("original")));
    ASSERT_TRUE(waitFor([&] { return faces().size() > 100 && !faces()[0].title.isEmpty(); }));
    const auto title = titles();
    const auto found = std::find(title.begin(), title.end(), QStringLiteral("Change Sex"));
    ASSERT_NE(found, title.end());
    pick(static_cast<int>(found - title.begin()));
    ASSERT_TRUE(waitFor([&] { return row("The fight ends: ") != nullptr; }));
}

TEST_F(WorkshopTest, ACardIsPlayedAtATableOfItsOwn) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    QSignalSpy asked(window_.get(), &WorkshopWindow::playAsked);
    action("Play this card")->trigger();
    ASSERT_EQ(asked.size(), 1);
    GameRecord record;
    ASSERT_FALSE(readRecord(asked.first().first().toString().toStdString(), record));
    EXPECT_EQ(record.seats.size(), 3U);
    EXPECT_EQ(record.seats.front().control, "person");
    QFile::remove(asked.first().first().toString());
}

// Each card of a kind has a table: the weakest monster of the pack meets the hand.
TEST_F(WorkshopTest, EveryCardOfAShippedPackHasATable) {
    const KickpackRead read = readKickpack(tests::sourceDir() / "assets" / "packs" / "original");
    ASSERT_TRUE(read.ok());
    const PackPlaces places{tests::sourceDir() / "assets", own()};
    for (const char* card : {"drooling-slime", "elf", "chicken-on-your-head", "boots-of-butt-kicking", "baby",
                             "wandering-monster", "mate"}) {
        const CardGame game = gameWith(read.pack, card, places);
        EXPECT_TRUE(game.problem.isEmpty()) << card << ": " << game.problem.toStdString();
        EXPECT_FALSE(readSave(game.save).catalog == nullptr) << card;
    }
    EXPECT_TRUE(gameWith(read.pack, "no-such-card", places).save.empty());
}

TEST_F(WorkshopTest, ThePackIsTriedInTheBackground) {
    const KickpackRead read = readKickpack(own() / "rain");
    auto* dialog = new TryDialog(read.pack, {tests::sourceDir() / "assets", own()}, {}, 3, window_.get());
    dialog->show();
    auto* button = dialog->findChild<QPushButton*>();
    EXPECT_EQ(button->text(), "Stop");
    ASSERT_TRUE(QTest::qWaitFor([&] { return button->text() == QLatin1String("Close"); }, 120'000));
    EXPECT_THAT(dialog->findChild<QLabel*>()->text().toStdString(), HasSubstr("3 game(s) played"));
    EXPECT_EQ(dialog->findChild<QProgressBar*>()->value(), 3);
}

TEST_F(WorkshopTest, ATrialCanBeStopped) {
    const KickpackRead read = readKickpack(own() / "rain");
    auto* dialog =
        new TryDialog(read.pack, {tests::sourceDir() / "assets", own()}, {}, 1'000'000, window_.get());
    dialog->show();
    auto* button = dialog->findChild<QPushButton*>();
    button->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return button->text() == QLatin1String("Close"); }, 120'000));
}

TEST_F(WorkshopTest, FilesEditedByHandAreReadAgain) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    std::string cards = text("cards.json");
    const std::string before = "Hungry Doormat";
    cards.replace(cards.find(before), before.size(), "Sleepy Doormat");
    std::ofstream(own() / "rain" / "cards.json", std::ios::binary) << cards;
    // At once, if the window stays where it is; else when it is the active one again.
    EXPECT_TRUE(waitFor([&] { return find<QLineEdit>("Name")->text() == "Sleepy Doormat"; }));
    cards.replace(cards.find("Sleepy"), 6, "Sleepless");
    std::ofstream(own() / "rain" / "cards.json", std::ios::binary) << cards;
    QEvent back(QEvent::WindowActivate);
    QCoreApplication::sendEvent(window_.get(), &back);
    EXPECT_EQ(find<QLineEdit>("Name")->text(), "Sleepless Doormat");
    window_.reset();
    EXPECT_EQ(text("cards.json"), cards);
}

TEST_F(WorkshopTest, AShippedPackIsReadOnly) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("grimm")));
    EXPECT_FALSE(action("New card")->isEnabled());
    EXPECT_FALSE(find<QLineEdit>("Name")->isEnabled());
    ASSERT_TRUE(waitFor([&] { return faces().size() > 100; }));
    // Nobody can mend what it hints at.
    EXPECT_FALSE(find<QTreeWidget>("Mistakes")->isVisible());
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    EXPECT_TRUE(waitFor([&] { return find<QTreeWidget>("Mistakes")->isVisible(); }));
}

// Every kind, every operation: what the workshop offers can be made without a crash, and is read by the
// loader or refused with a cause.
TEST(Grammar, OffersEveryOperationWithItsParts) {
    for (const OpSpec& op : vocabulary()) {
        if (op.word.empty()) continue;
        EXPECT_EQ(simpleParts(op).size() + nestedParts(op).size(), op.paramCount) << op.word;
        const JsonValue made = newOp(op);
        for (std::size_t i = 0; i < op.paramCount; ++i) {
            if (!op.params.at(i).required) continue;
            EXPECT_NE(made.find(op.params.at(i).name), nullptr) << op.word;
        }
    }
    for (std::size_t kind = 0; kind < wordsOf<CardKind>().size(); ++kind)
        EXPECT_FALSE(behaviourOf(static_cast<CardKind>(kind)).empty());
}

TEST(JsonEdit, SetsRemovesAndMovesParts) {
    JsonValue card = parseJson(R"({"id":"a","badStuff":[{"op":"x"},{"op":"y"}]})").value;
    setPart(card, QStringLiteral("/art/icon"), parseJson("\"imp\"").value);
    setPart(card, QStringLiteral("/badStuff/0/op"), parseJson("\"z\"").value);
    EXPECT_TRUE(movePart(card, QStringLiteral("/badStuff/0"), 1));
    EXPECT_FALSE(movePart(card, QStringLiteral("/badStuff/1"), 1));
    append(card, QStringLiteral("/tags"), parseJson("\"undead\"").value);
    setPart(card, QStringLiteral("/id"), std::nullopt);
    setPart(card, QStringLiteral("/nowhere/at/all"), parseJson("1").value);
    EXPECT_EQ(writeJson(card),
              R"({"badStuff":[{"op":"y"},{"op":"z"}],"art":{"icon":"imp"},"tags":["undead"]})");
}

}  // namespace
}  // namespace kickdoor::workshop
