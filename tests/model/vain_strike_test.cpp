// Curses and Bad Stuff that take nothing are told as such, and no others.
#include "words/vain_strike.h"

#include <algorithm>

#include "bot/bot.h"
#include "bot/playout.h"
#include "model/present/effect_signals.h"
#include "story_fixture.h"

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
    }
    int vain() const { return m_vain; }

private:
    const Game& m_game;
    VainStrike m_strike;
    Belongings m_before;
    int m_vain = 0;
};

TEST(VainStrikes, LeaveTheirVictimAllThatItHad) {
    for (const char* edition : {"original", "critical", "grimm", "shakespeare", "pathfinder"}) {
        const LoadResult packs = loadPacks({tests::sourceDir() / "assets" / "packs" / edition});
        const Game game{packs.catalog, packs.rules};
        Strikes strikes(game);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (Seat seat{0}; seat < 4; ++seat) bots.push_back(makeBot("random", botSeed(seed, seat)));
            Playout(game, newGame(game, 4, seed), bots, seed).run({20'000, 300}, &strikes);
        }
        EXPECT_GT(strikes.vain(), 10) << edition;
    }
}

}  // namespace
}  // namespace kickdoor
