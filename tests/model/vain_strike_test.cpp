// Curses and Bad Stuff that take nothing are told as such, and no others.
#include "words/vain_strike.h"

#include <algorithm>

#include "bot/bot.h"
#include "bot/playout.h"
#include "model/present/effect_signals.h"
#include "story_fixture.h"
#include "table_api/harmless.h"
#include "words/vain_roll.h"

namespace kickdoor {
namespace {

class VainStrikeTest : public StoryTest {};

TEST_F(VainStrikeTest, ACurseWithoutEffectIsToldWhenItIsDiscarded) {
    EffectSignals effects(shown);
    QStringList banners;
    QObject::connect(&effects, &EffectSignals::banner,
                     [&](const QString&, const QString& text) { banners << text; });
    const CardId curse = put("bad-hair-day", Zone::DoorDiscard);
    tell(EventKind::CurseStruck, me(), curse);
    Event discarded;
    discarded.kind = EventKind::CardDiscarded;
    discarded.card = curse;
    shown.advance(viewOf(game, state, me()), discarded, 100);
    EXPECT_TRUE(line(2).contains("had no effect on <b>")) << line(2).toStdString();
    ASSERT_EQ(banners.size(), 1);
    EXPECT_TRUE(banners.front().contains("had no effect on")) << banners.front().toStdString();
    tell(EventKind::CurseStruck, me(), curse);
    tell(EventKind::CardDiscarded, me(), put("staff-of-napalm", Zone::TreasureDiscard));
    tell(EventKind::CardDiscarded, kNoSeat, curse);
    EXPECT_FALSE(line(2).contains("no effect")) << "it took the staff";
    EXPECT_EQ(banners.size(), 1);
}

TEST_F(VainStrikeTest, BadStuffWithoutEffectIsToldWhenItsMonsterIsDiscarded) {
    const CardId monster = put("drooling-slime", Zone::DoorDiscard);
    Event looms;
    looms.kind = EventKind::StrikeLoomed;
    looms.seat = me();
    looms.card = monster;
    looms.number = static_cast<std::int16_t>(Cause::BadStuff);
    for (const bool took : {false, true}) {
        shown.advance(viewOf(game, state, me()), looms, 0);
        if (took) tell(EventKind::CardDiscarded, me(), put("boots-of-butt-kicking", Zone::TreasureDiscard));
        tell(EventKind::CardDiscarded, kNoSeat, monster);
        bool told = false;
        for (int row = 0; row < 3; ++row) told = told || line(row).contains("took nothing from <b>");
        EXPECT_EQ(told, !took) << line(0).toStdString() << line(1).toStdString() << line(2).toStdString();
        tell(EventKind::TurnStarted, me(), kNoCard);
        tell(EventKind::TurnStarted, me(), kNoCard);
        tell(EventKind::TurnStarted, me(), kNoCard);
    }
}

// Shows each event as the table does.
class Teller : public EventSink {
public:
    explicit Teller(ShownGame& shown, const Game& game, Seat seat)
        : m_shown(shown), m_game(game), m_seat(seat) {}
    void onEvent(const GameState& now, const Event& event) override {
        m_shown.advance(viewOf(m_game, now, m_seat), event, 0);
    }

private:
    ShownGame& m_shown;
    const Game& m_game;
    Seat m_seat;
};

TEST_F(VainStrikeTest, AFailedTheftThatCostsNoLevelIsTold) {
    const Seat other((me() + 1) % state.players);
    const CardId thief = put("thief", Zone::InPlay, me());
    const CardId shield = wear("staff-of-napalm", other);
    while (state.cards.size(Zone::Hand, me()) > 1)
        state.cards.move(state.cards.first(Zone::Hand, me()), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    for (const int level : {1, 3}) {
        state.phase = Phase::Arrange;
        state.player[me()].level = static_cast<std::uint8_t>(level);
        state.stackedD6.push_back(2);
        Command steal;
        steal.move.kind = CommandKind::Use;
        steal.move.by = me();
        steal.move.card = thief;
        steal.move.ability = 1;
        steal.move.subject = shield;
        steal.move.aim = Aim::atPlayer(other);
        steal.cards.push_back(put("bad-hair-day", Zone::Hand, me()));
        Teller teller(shown, game, me());
        const Refusals refusals = apply(game, state, steal, &teller);
        ASSERT_TRUE(refusals.empty());
        while (state.window.kind != WindowKind::None) {
            Command pass;
            pass.move.by = state.window.waiting.first();
            apply(game, state, pass, &teller);
        }
        EXPECT_EQ(line().contains("nothing came of it"), level == 1) << line().toStdString();
    }
}

TEST_F(VainStrikeTest, TheWindowSaysThatThereIsNothingToLose) {
    state.phase = Phase::Arrange;
    for (const bool shod : {false, true}) {
        if (shod) wear("boots-of-butt-kicking", me());
        const CardId curse = put("gum-on-your-sole", Zone::Hand, me());
        Command play;
        play.move.kind = CommandKind::Play;
        play.move.by = me();
        play.move.card = curse;
        play.move.aim = Aim::atPlayer(me());
        ASSERT_TRUE(apply(game, state, play).empty());
        ASSERT_EQ(state.window.kind, WindowKind::Strike);
        EXPECT_EQ(strikesInVain(game, viewOf(game, state, me())), !shod);
        EXPECT_FALSE(strikesInVain(game, viewOf(game, state, Seat((me() + 1) % state.players))));
        passWindows();
    }
}

// What a player has, apart from the card that strikes.
struct Belongings {
    int level = 0;
    Sex sex = Sex::Male;
    std::vector<CardId> cards;
    bool operator==(const Belongings&) const = default;
};

Belongings belongings(const GameState& state, Seat seat) {
    Belongings of{state.player[seat].level, state.player[seat].sex, {}};
    for (const Zone zone : {Zone::Hand, Zone::InPlay, Zone::Curses})
        for (const CardId card : state.cards.in(zone, seat)) of.cards.push_back(card);
    std::sort(of.cards.begin(), of.cards.end());
    return of;
}

// Compares, for each strike, what its victim had when it struck with what is left when it is told to be vain.
class Strikes : public EventSink {
public:
    explicit Strikes(const Game& game) : m_game(game) {}
    void onEvent(const GameState& now, const Event& event) override {
        const auto vain = m_strike.after(m_game, now, event);
        if (vain) {
            ++m_vain;
            if (belongings(now, vain->victim) != m_before)
                ADD_FAILURE() << m_game.catalog[vain->def].key << " took something";
        }
        if (event.kind == EventKind::StrikeLoomed || event.kind == EventKind::CurseStruck)
            m_before = belongings(now, event.seat);
        if (const auto roll = m_roll.after(m_game, now, event)) {
            ++m_vainRolls;
            if (belongings(now, roll->roller) != m_beforeRoll)
                ADD_FAILURE() << m_game.catalog[roll->def].key << " changed something";
        }
        if (event.kind == EventKind::DieRolled) m_beforeRoll = belongings(now, event.seat);
    }
    int vain() const { return m_vain; }
    int vainRolls() const { return m_vainRolls; }

private:
    const Game& m_game;
    VainStrike m_strike;
    VainRoll m_roll;
    Belongings m_before;
    Belongings m_beforeRoll;
    int m_vain = 0;
    int m_vainRolls = 0;
};

TEST(VainStrikes, LeaveTheirVictimAllThatItHad) {
    for (const char* edition : {"original", "critical", "grimm", "shakespeare", "pathfinder"}) {
        const LoadResult packs = loadPacks({tests::sourceDir() / "assets" / "packs" / edition});
        const Game game{packs.catalog, packs.rules};
        Strikes strikes(game);
        for (std::uint64_t seed = 1; seed <= 90; ++seed) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (Seat seat{0}; seat < 4; ++seat) bots.push_back(makeBot("random", botSeed(seed, seat)));
            Playout(game, newGame(game, 4, seed), bots, seed).run({20'000, 300}, &strikes);
        }
        EXPECT_GT(strikes.vain(), 10) << edition;
        EXPECT_GT(strikes.vainRolls(), 0) << edition;
    }
}

}  // namespace
}  // namespace kickdoor
