// The language changes while the program runs: what is shown, and what was told, is said anew.
#include "model/settings/language.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <fstream>

#include "io/asset_root.h"
#include "model/present/dice_model.h"
#include "model/present/log_model.h"
#include "model/setup/pack_list.h"
#include "model/table/combat_model.h"
#include "model/table/hand_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

// A folder of translations with a language of its own.
class OwnLanguage {
public:
    OwnLanguage() {
        std::filesystem::copy_file(tests::sourceDir() / "translations" / "text_en.json",
                                   path() / "text_zz.json");
        std::ofstream(path() / "names_zz.json")
            << R"({"language": "zz", "names": {"original": {"drooling-slime": "Glibberschleim"}},
                   "flavours": {"original": {"drooling-slime": "Zieh Socken an."}},
                   "editions": {"original": "Erstausgabe"}, "abouts": {"original": "Wie es begann."}})";
    }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

class LanguageTest : public TableFixture {
protected:
    void tell(EventKind kind, Seat seat, CardId card) {
        Event event;
        event.kind = kind;
        event.seat = seat;
        event.card = card;
        shown.advance(viewOf(game, state, Seat{0}), event, 0);
    }
    QString line(int row) { return log.at(row).value(QStringLiteral("text")).toString(); }

    OwnLanguage own;
    CardTexts texts{game, own.path(), QStringLiteral("zz")};
    LogModel log{shown};
    HandModel hand{shown};
};

TEST_F(LanguageTest, CardsInHandAndTheStoryAreSaidAnew) {
    const CardId slime = put("drooling-slime", Zone::Hand, Seat{0});
    shown.setActing(SeatSet::of(Seat{0}));
    tell(EventKind::CardPlayed, Seat{0}, slime);
    tell(EventKind::TurnStarted, Seat{1}, kNoCard);
    show(Seat{0});
    EXPECT_TRUE(line(0).contains("Drooling Slime")) << line(0).toStdString();
    const int before = log.count();

    shown.reword(texts);
    EXPECT_EQ(log.count(), before);
    EXPECT_TRUE(line(0).contains("Glibberschleim")) << line(0).toStdString();
    EXPECT_TRUE(line(1).contains("Bob"));
    EXPECT_EQ(hand.at(hand.count() - 1).value("title").toString(), "Glibberschleim");
    EXPECT_EQ(shown.face(slime).flavour, "Zieh Socken an.");
    tell(EventKind::CardPlayed, Seat{0}, slime);
    EXPECT_EQ(log.count(), before + 1);
    EXPECT_TRUE(line(before).contains("Glibberschleim"));
}

TEST_F(LanguageTest, WhoThrewADieIsSaidAnew) {
    const DiceModel dice(shown);
    Event event;
    event.kind = EventKind::DieRolled;
    event.seat = Seat{1};
    event.card = put("drooling-slime", Zone::Monsters);
    event.number = 4;
    event.number2 = 6;
    shown.advance(viewOf(game, state, Seat{0}), event, 0);
    EXPECT_EQ(dice.caption(), "Bob, fleeing from Drooling Slime");
    shown.reword(texts);
    EXPECT_EQ(dice.caption(), "Bob, fleeing from Glibberschleim");
}

// Its sums stay as they were when it was decided; their words follow the language.
TEST_F(LanguageTest, AFightThatIsDecidedIsSaidAnew) {
    endSetUp();
    MonsterEntry slime;
    slime.card = put("drooling-slime", Zone::Monsters);
    slime.def = state.cards.def(slime.card);
    state.combat.stage = CombatStage::Open;
    state.combat.fighter = state.active;
    state.combat.monsters.push_back(slime);
    CombatModel fight(shown);
    show(state.active);
    const auto line = [&fight] { return fight.lines()->at(1).value(QStringLiteral("text")).toString(); };
    EXPECT_TRUE(line().contains("Drooling Slime")) << line().toStdString();
    EXPECT_EQ(fight.loot(), "1 Treasure(s)");
    state.combat.stage = CombatStage::Done;
    state.player[state.active].level = 5;
    show(state.active);
    Language language(assetRoot());
    language.speak(QStringLiteral("de"));
    shown.reword(texts);
    EXPECT_TRUE(line().contains("Glibberschleim")) << line().toStdString();
    EXPECT_EQ(fight.loot(), "1 Schatz");
    EXPECT_EQ(fight.fighters(), 1);
    language.speak(QStringLiteral("en"));
}

TEST_F(LanguageTest, TheCardBehindTheDoorIsSaidAnew) {
    FaceList revealed;
    const CardId slime = put("drooling-slime", Zone::Revealed);
    revealed.show({shown.face(slime)});
    QSignalSpy told(&revealed, &FaceList::firstChanged);
    shown.reword(texts);
    revealed.show({shown.face(slime)});
    EXPECT_EQ(told.count(), 1);
    EXPECT_EQ(revealed.first().title, "Glibberschleim");
}

TEST_F(LanguageTest, WhatALanguageDoesNotNameKeepsThePacksOwnWords) {
    shown.reword(texts);
    EXPECT_EQ(shown.face(put("elf", Zone::Hand, Seat{0})).title, "Elf");
}

TEST_F(LanguageTest, EditionsAreOfferedByTheirNames) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    PackList packs(shelf);
    EXPECT_EQ(packs.nameOf("original"), "Original");
    CardTitles names;
    ASSERT_EQ(names.load(own.path() / "names_zz.json"), "");
    packs.setNames(names);
    EXPECT_EQ(packs.nameOf("original"), "Erstausgabe");
    EXPECT_EQ(packs.nameOf("grimm"), "Grimm");
}

TEST(Languages, OnlyThoseThatAreWholeAreOffered) {
    Language language(assetRoot());
    const QVariantList choices = language.choices();
    ASSERT_GE(choices.size(), 2);
    EXPECT_EQ(choices[0].toMap().value("code").toString(), "system");
    const QString own = choices[0].toMap().value("name").toString();
    EXPECT_TRUE(
        std::any_of(choices.begin() + 1, choices.end(),
                    [&](const QVariant& one) { return own.contains(one.toMap().value("name").toString()); }))
        << own.toStdString() << " says which language that is";
    for (const QVariant& choice : choices.mid(1)) {
        const QString code = choice.toMap().value("code").toString();
        language.choose(code);
        EXPECT_EQ(language.choice(), code);
        EXPECT_EQ(language.code(), code);
    }
    language.choose(QStringLiteral("tlh"));
    EXPECT_EQ(language.choice(), "system");
}

TEST(Languages, TheWindowsWordsFollow) {
    Language language(assetRoot());
    language.speak(QStringLiteral("en"));
    EXPECT_EQ(QCoreApplication::translate("CardZone", "%n card(s)", nullptr, 1), "1 card");
    EXPECT_EQ(QLocale().toString(1000), "1,000");
    language.speak(QStringLiteral("ru"));
    EXPECT_NE(QCoreApplication::translate("CardZone", "%n card(s)", nullptr, 1), "1 card");
    EXPECT_NE(QLocale().toString(100000), "100,000");
    language.speak(QStringLiteral("en"));
}

}  // namespace
}  // namespace kickdoor
