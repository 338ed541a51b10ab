// Each temper shows in what a bot does, beside the balanced one of its level on the same deals.
#include <gtest/gtest.h>

#include <map>

#include "bot/playout.h"
#include "bot/tempers.h"
#include "bot/wrongs.h"
#include "strength/match.h"
#include "support/packs.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::strength;

constexpr int kGames = 240;
constexpr Seat kWatched{0};

const Game& theGame() {
    static const LoadResult edition = tests::loadEdition("original");
    static const Game game{edition.catalog, edition.rules};
    return game;
}

// What the watched player did.
struct Habits : EventSink {
    int fights = 0;
    int lost = 0;
    int asked = 0;  // for help
    int helped = 0;
    int earned = 0;   // Treasures by helping
    int offered = 0;  // Treasures, to the helpers it had
    int helpers = 0;
    int wrongs = 0;       // done to others
    int paidBack = 0;     // of these, to who had wronged it before
    int toTheWeaker = 0;  // to players who are not ahead of it
    Wrongs suffered{};

    void onEvent(const GameState& now, const Event& event) override {
        const SeatSet hurt = hurtBy(theGame(), now, event);
        for (Seat seat{0}; seat < now.players; ++seat) {
            if (!hurt.has(seat)) continue;
            if (seat == kWatched) ++suffered[event.seat];
            if (event.seat != kWatched) continue;
            ++wrongs;
            paidBack += suffered[seat] > 0 ? 1 : 0;
            toTheWeaker += now.player[seat].level <= now.player[kWatched].level ? 1 : 0;
        }
        const bool own = event.seat == kWatched;
        if (event.kind == EventKind::CombatStarted && own) ++fights;
        if (event.kind == EventKind::CombatLost && now.combat.fighter == kWatched) ++lost;
        if (event.kind == EventKind::HelpAsked && event.seat2 == kWatched) ++asked;
        if (event.kind != EventKind::HelperJoined) return;
        if (own) {
            ++helped;
            earned += now.combat.terms.treasures;
        } else if (now.combat.fighter == kWatched) {
            ++helpers;
            offered += now.combat.terms.treasures;
        }
    }
};

double share(int part, int whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / whole;
}

Habits habitsOf(const std::string& bot) {
    Habits habits;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < 4; ++seat)
            bots.push_back(makeBot(seat == kWatched ? bot : "regular", botSeed(seed, seat)));
        habits.suffered = {};
        Playout playout(theGame(), newGame(theGame(), 4, seed), bots, seed);
        EXPECT_EQ(playout.run({}, &habits).end, PlayoutEnd::Won) << bot << ", seed " << seed;
    }
    return habits;
}

const Habits& balanced() {
    static const Habits habits = habitsOf("regular");
    return habits;
}

TEST(Tempers, TheCautiousOneRunsFromMoreOfItsFights) {
    const Habits cautious = habitsOf("regular-cautious");
    EXPECT_GT(share(cautious.lost, cautious.fights), 1.1 * share(balanced().lost, balanced().fights));
}

TEST(Tempers, TheOneThatIsGreedyForLootHelpsForMore) {
    const Habits greedy = habitsOf("regular-lootgreedy");
    EXPECT_GT(greedy.helped, 0);
    EXPECT_GT(share(greedy.earned, greedy.helped), 1.15 * share(balanced().earned, balanced().helped));
    EXPECT_LT(share(greedy.helped, greedy.asked), 0.9 * share(balanced().helped, balanced().asked));
}

TEST(Tempers, TheVengefulOnePaysBack) {
    const Habits vengeful = habitsOf("regular-vengeful");
    EXPECT_GT(vengeful.paidBack, 1.2 * balanced().paidBack);
    EXPECT_GT(share(vengeful.paidBack, vengeful.wrongs), share(balanced().paidBack, balanced().wrongs));
}

TEST(Tempers, TheGenerousOneOffersMoreAndHindersLess) {
    const Habits generous = habitsOf("regular-generous");
    EXPECT_GT(share(generous.offered, generous.helpers), 1.1 * share(balanced().offered, balanced().helpers));
    EXPECT_LT(generous.wrongs, balanced().wrongs);
}

// Asked for help without any pay, in fights of many games.
TEST(Tempers, TheGenerousOneHelpsForNothing) {
    int asked = 0;
    std::map<std::string, int> agreed;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < 4; ++seat) bots.push_back(makeBot("regular", botSeed(seed, seat)));
        Playout playout(theGame(), newGame(theGame(), 4, seed), bots, seed);
        while (playout.step()) {
            GameState state = playout.state();
            if (state.combat.stage != CombatStage::Open || combatSums(theGame(), state).winning()) continue;
            Command ask;
            ask.move.kind = CommandKind::AskHelp;
            ask.move.by = state.combat.fighter;
            ask.move.seat = Seat((state.combat.fighter + 1) % state.players);
            if (!apply(theGame(), state, ask, nullptr).empty()) continue;
            ++asked;
            for (const char* name : {"regular", "regular-generous", "regular-lootgreedy"}) {
                LegalCommands legal;
                legalCommands(theGame(), state, ask.move.seat, legal);
                const auto answer = makeBot(name, seed)->decide({theGame(), state, ask.move.seat}, legal);
                agreed[name] += answer && answer->kind() == CommandKind::Accept ? 1 : 0;
            }
        }
    }
    EXPECT_GT(asked, 200);
    EXPECT_GT(agreed["regular-generous"], agreed["regular"] + asked / 20);
    EXPECT_LE(agreed["regular-lootgreedy"], agreed["regular"]);
}

TEST(Tempers, TheChaoticOneHurtsWhoeverIsAtHand) {
    const Habits chaotic = habitsOf("regular-chaotic");
    EXPECT_GT(chaotic.wrongs, 1.2 * balanced().wrongs);
    EXPECT_GT(share(chaotic.toTheWeaker, chaotic.wrongs), share(balanced().toTheWeaker, balanced().wrongs));
}

// About as strong as Regular: far from the third of the games of a bot that is much stronger, and from the
// seventh of one that is much weaker (25 is equal).
TEST(Tempers, NoneIsMuchStrongerOrWeaker) {
    for (const std::string_view temper : temperNames()) {
        const std::string name = botName("regular", temper);
        MatchResult result;
        result.players = 4;
        for (std::uint64_t group = 0; group < 50; ++group)
            result.add(playGroup(
                theGame(), 4, 500 + group, [&](std::uint64_t seed) { return makeBot(name, seed); },
                [](std::uint64_t seed) { return makeBot("regular", seed); }));
        EXPECT_GT(result.share().mean, 0.14) << name;
        EXPECT_LT(result.share().mean, 0.36) << name;
    }
}

TEST(Tempers, ANameHasALevelAndATemper) {
    EXPECT_TRUE(isBot("master-vengeful"));
    EXPECT_FALSE(isBot("random-vengeful"));
    EXPECT_FALSE(isBot("surprise-vengeful"));
    EXPECT_FALSE(isBot("master-"));
    EXPECT_FALSE(isBot("-vengeful"));
    EXPECT_FALSE(isBot("greedy-vengeful")) << "never changes";
    EXPECT_EQ(levelOf("master-vengeful"), "master");
    EXPECT_EQ(temperOf("master-vengeful"), "vengeful");
    EXPECT_EQ(temperOf("master"), "balanced");
    EXPECT_EQ(botName("rookie", "generous"), "rookie-generous");
    EXPECT_EQ(botName("rookie", "balanced"), "rookie");
    EXPECT_EQ(botName("random", "generous"), "random");
    EXPECT_EQ(makeBot("nobody-vengeful", 1), nullptr);
    for (const std::string_view temper : temperNames()) {
        const std::string name = botName("veteran", temper);
        ASSERT_NE(makeBot(name, 1), nullptr) << name;
        EXPECT_EQ(makeBot(name, 1)->bearsGrudges(), temper == "vengeful") << name;
    }
}

}  // namespace
