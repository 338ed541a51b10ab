// Several cards of a pack at once: searched, chosen, copied, moved, changed together; names in other
// languages.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include "workshop/ability_names.h"
#include "workshop/card_finder.h"
#include "workshop/clipping.h"
#include "workshop/strings_edit.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class CardsTest : public WorkshopTest {
protected:
    void open() {
        ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
        ASSERT_TRUE(waitFor([&] { return faces().size() == 3 && faces()[0].title == "Hungry Doormat"; }));
    }
};

TEST_F(CardsTest, AreFoundByWhatTheyShow) {
    open();
    auto* search = find<QLineEdit>("Search the cards");
    search->setText(QStringLiteral("monster door"));
    EXPECT_THAT(titles(), ElementsAre("Hungry Doormat"));
    search->setText(QStringLiteral("no such thing"));
    EXPECT_TRUE(faces().empty());
    search->clear();
    EXPECT_EQ(faces().size(), 3U);
}

TEST_F(CardsTest, AreCopiedWithinAPackAndFromAShippedOneWithTheirNames) {
    open();
    pick(0);
    QMetaObject::invokeMethod(grid(), "copyAsked");
    QMetaObject::invokeMethod(grid(), "pasteAsked");
    ASSERT_TRUE(waitFor([&] { return faces().size() == 4 && faces()[1].title == "Hungry Doormat"; }));
    EXPECT_THAT(text("cards.json"), Not(HasSubstr("hungry-doormat-2")));
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("doormat-2") != std::string::npos; }));

    ASSERT_TRUE(window_->openPack(QStringLiteral("original")));
    find<QLineEdit>("Search the cards")->setText(QStringLiteral("\"drooling-slime\","));
    ASSERT_EQ(faces().size(), 1U);
    pick(0);
    QMetaObject::invokeMethod(grid(), "copyAsked");
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    QMetaObject::invokeMethod(grid(), "pasteAsked");
    ASSERT_TRUE(waitFor([&] { return text("strings/de.json").find("drooling-slime") != std::string::npos; }));
    EXPECT_THAT(text("cards.json"), HasSubstr("drooling-slime"));
    // One step takes card and names back.
    action("Undo")->trigger();
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("drooling-slime") == std::string::npos; }));
    EXPECT_EQ(text("strings/de.json"), "");
}

TEST_F(CardsTest, OfAllPacksAreFoundAndTaken) {
    open();
    Workbench bench(tests::sourceDir() / "assets", own());
    ASSERT_TRUE(bench.open(own() / "rain", false).isEmpty());
    CardFinder finder(bench);
    finder.findChild<QLineEdit*>()->setText(QStringLiteral("drooling"));
    auto* list = finder.findChild<QListWidget*>();
    ASSERT_GE(list->count(), 1);
    list->selectAll();
    for (const QString& clipping : finder.clippings()) EXPECT_GT(pasteInto(bench, clipping), 0);
    EXPECT_EQ(bench.document().cards().back().id().empty(), false);
    EXPECT_FALSE(bench.document().file("strings/de.json").empty());
}

TEST_F(CardsTest, SeveralAreChangedDeletedAndMovedTogether) {
    open();
    pick(0);
    pick(2, Qt::ShiftModifier);
    find<QSpinBox>("Copies")->setValue(4);
    ASSERT_TRUE(waitFor([&] {
        const std::string cards = text("cards.json");
        std::size_t count = 0;
        for (std::size_t at = cards.find("\"copies\": 4"); at != std::string::npos;
             at = cards.find("\"copies\": 4", at + 1))
            ++count;
        return count == 3;
    }));
    action("Undo")->trigger();
    EXPECT_FALSE(action("Undo")->isEnabled());
    const std::vector<QString> before = titles();
    pick(2);
    QMetaObject::invokeMethod(grid(), "dropped", Q_ARG(int, 0));
    EXPECT_THAT(titles(), ElementsAre(before[2], before[0], before[1]));
    action("Undo")->trigger();
    EXPECT_EQ(titles(), before);
    pick(0);
    pick(1, Qt::ControlModifier);
    action("Delete the card")->trigger();
    EXPECT_THAT(titles(), ElementsAre(before[2]));
    action("Undo")->trigger();
    EXPECT_EQ(titles(), before);
}

TEST_F(CardsTest, NamesInOtherLanguagesAreSavedShownAndFollowTheCard) {
    open();
    auto* german = find<QLineEdit>("Deutsch: Name of the card");
    QTest::keyClicks(german, QStringLiteral("Hungrige Matte"));
    ASSERT_TRUE(waitFor([&] { return text("strings/de.json").find("Hungrige Matte") != std::string::npos; }));
    auto* language = find<QComboBox>("Language of the cards");
    language->setCurrentIndex(language->findData(QStringLiteral("de")));
    emit language->activated(language->currentIndex());
    ASSERT_TRUE(waitFor([&] { return faces()[0].title == "Hungrige Matte"; }));
    auto* id = find<QLineEdit>("Key");
    id->selectAll();
    QTest::keyClicks(id, QStringLiteral("mat"));
    ASSERT_TRUE(waitFor([&] { return text("strings/de.json").find("\"mat\"") != std::string::npos; }));
    EXPECT_EQ(german->text(), "Hungrige Matte");
    german->selectAll();
    QTest::keyClick(german, Qt::Key_Delete);
    ASSERT_TRUE(waitFor([&] { return text("strings/de.json").empty(); }));
}

TEST_F(CardsTest, ANewCardIsNamedFirstAndItsKeyFollows) {
    open();
    action("New card")->trigger();
    ASSERT_TRUE(waitFor([&] { return qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr; }));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Soggy Letter"));
    ASSERT_TRUE(waitFor([&] { return text("cards.json").find("\"soggy-letter\"") != std::string::npos; }));
    EXPECT_TRUE(waitFor([&] { return find<QLineEdit>("Key")->text() == "soggy-letter"; }));
    // Also when the name is deleted and written anew.
    find<QLineEdit>("Name")->selectAll();
    QTest::keyClick(find<QLineEdit>("Name"), Qt::Key_Delete);
    QTest::keyClicks(find<QLineEdit>("Name"), QStringLiteral("Wet Letter"));
    EXPECT_TRUE(waitFor([&] { return find<QLineEdit>("Key")->text() == "wet-letter"; }));
}

// It was inserted before others, whose cells then move.
TEST_F(CardsTest, ANewCardStaysTheOneThatIsEdited) {
    open();
    action("New card")->trigger();
    const auto key = [this] { return find<QLineEdit>("Key")->text(); };
    ASSERT_TRUE(waitFor([&] { return key() == "new-card"; }));
    EXPECT_FALSE(QTest::qWaitFor([&] { return key() != "new-card"; }, 1'000));
}

TEST_F(CardsTest, AnAbilityHasANameOfItsOwn) {
    Workbench bench(tests::sourceDir() / "assets", own());
    ASSERT_TRUE(bench.open(own() / "rain", false).isEmpty());
    bench.addCard(
        parseJson(R"({"id": "fool", "name": "Fool", "kind": "item", "gold": 100, "art": {"icon": "imp"},
        "abilities": [{"id": "new", "when": ["ownCombat"], "limit": "perCombat",
                       "effects": [{"op": "addStrength", "to": "fighters", "amount": 1}]}]})")
            .value,
        QStringLiteral("New card"));
    const QString place = QStringLiteral("/abilities/0");
    const auto key = [&] { return abilitiesOf(*bench.currentCard()).front(); };
    renameAbility(bench, place, QStringLiteral("look under the bench"));
    EXPECT_EQ(key(), "lookUnderTheBench");
    EXPECT_EQ(abilityTitle(bench.document(), key()), "look under the bench");
    renameAbility(bench, place, QStringLiteral("Look Under the Bench"));
    EXPECT_EQ(bench.document().file("strings/en.json"), "") << "its key spells it";
    renameAbility(bench, place, QStringLiteral("Fool's Luck"));
    EXPECT_EQ(key(), "foolsLuck");
    EXPECT_THAT(bench.document().file("strings/en.json"), HasSubstr("Fool's Luck"));
    const auto shown = [&] {
        for (const ReadCard& card : bench.reading().cards)
            if (card.face.title == "Fool") return card.face.rulesText;
        return QString();
    };
    EXPECT_TRUE(waitFor([&] { return shown().contains(QLatin1String("Fool's Luck")); }))
        << shown().toStdString();
    bench.changeFile("strings/de.json",
                     withWording(bench.document(), QStringLiteral("de"), StringKind::Name,
                                 keyOfAbility("foolsLuck"), "Narrenglück"),
                     QStringLiteral("a name"));
    bench.setLanguage(QStringLiteral("de"));
    EXPECT_TRUE(waitFor([&] { return shown().contains(QStringLiteral("Narrenglück")); }));
    renameAbility(bench, place, QStringLiteral("Plain Luck"));
    EXPECT_THAT(bench.document().file("strings/de.json"), HasSubstr("ability/plainLuck"));
    EXPECT_THAT(bench.document().file("strings/de.json"), Not(HasSubstr("foolsLuck")));
    bench.history().undo();
    EXPECT_EQ(key(), "foolsLuck");
    EXPECT_THAT(bench.document().file("strings/de.json"), HasSubstr("foolsLuck"));
}

TEST_F(CardsTest, EditionsHaveRulesAndTags) {
    open();
    auto* goal = window_->findChild<QSpinBox*>(QStringLiteral("goalLevel"));
    ASSERT_NE(goal, nullptr);
    goal->setValue(12);
    find<QPushButton>("Add to Tags")->click();
    ASSERT_TRUE(waitFor([&] { return text("edition.json").find("\"goalLevel\": 12") != std::string::npos; }));
    EXPECT_THAT(text("edition.json"), HasSubstr("\"tags\""));
    action("Undo")->trigger();
    action("Undo")->trigger();
    ASSERT_TRUE(waitFor([&] { return text("edition.json").find("goalLevel") == std::string::npos; }));
}

TEST_F(CardsTest, ATimeIsInTheUnitOfItsTitle) {
    open();
    auto* wait = window_->findChild<QDoubleSpinBox*>(QStringLiteral("reactionMillis"));
    ASSERT_NE(wait, nullptr);
    EXPECT_DOUBLE_EQ(wait->value(), 2.6);
    wait->setValue(4.2);
    ASSERT_TRUE(
        waitFor([&] { return text("edition.json").find("\"reactionMillis\": 4200") != std::string::npos; }));
}

}  // namespace
}  // namespace kickdoor::workshop
