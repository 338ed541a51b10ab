// Fingerprints of whole games with all that the rules say on the way: what happens, what each player is
// offered, why what might be said is refused, and every sum. A change of tests/playout/ledger shows that
// games, or answers, are no longer what they were; the commit says why.
#include <gtest/gtest.h>

#include "any_pack.h"
#include "anything.h"
#include "crowded.h"
#include "evaluation/strength.h"
#include "played.h"
#include "support/fingerprint.h"
#include "support/golden.h"
#include "support/packs.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

class Ledger : public EventSink {
public:
    Ledger(const Game& game, std::uint64_t seed) : game_(game), anything_(game, seed) {}

    void onEvent(const GameState&, const Event& e) override {
        told_.add(e.kind, e.seat, e.seat2, e.card, e.other, e.def, e.number, e.number2, e.audience.bits());
    }

    void see(const GameState& state) {
        states_.add(hashOf(state));
        addSums(state);
        if (++seen_ % kOffersOneIn == 0) addOffers(state);
        for (int i = 0; i < kRefusals; ++i) addRefusals(state, anything_.next(state));
    }

    std::string text() const {
        return std::to_string(seen_) + " commands, states " + states_.text() + ", told " + told_.text() +
               ", offered " + offered_.text() + ", refused " + refused_.text() + ", sums " + sums_.text();
    }

private:
    static constexpr int kOffersOneIn = 3;
    static constexpr int kRefusals = 12;

    void addSums(const GameState& state) {
        sums_.add(waitingFor(state).bits(), mayAnswer(state).bits());
        for (Seat seat{0}; seat < state.players; ++seat) {
            sums_.add(strengthOf(game_, state, seat), handLimit(game_, state, seat));
            for (const Stat stat : {Stat::RunAway, Stat::DieRoll, Stat::LevelsAsHelper, Stat::WinsTies})
                sums_.add(statOf(game_, state, seat, stat));
        }
        if (!state.combatOn()) return;
        const CombatSums sums = combatSums(game_, state);
        sums_.add(sums.fighters, sums.monsters, sums.winsTies, combatTreasures(game_, state),
                  mostTreasures(game_, state));
        for (std::size_t i = 0; i < state.combat.monsters.size(); ++i)
            sums_.add(levelsForKill(game_, state, i), treasuresOf(game_, state, i));
        for (const SumLine& line : combatBreakdown(game_, state))
            sums_.add(line.source, line.monsterSide, line.seat, line.card, line.def, line.amount,
                      line.conditions);
    }

    static void addMove(Fingerprint& to, const Move& m) {
        to.add(m.kind, m.by, m.seat, m.ability, m.card, m.with, m.subject, m.aim.kind, m.aim.value, m.number);
    }

    void addOffers(const GameState& state) {
        for (Seat seat{0}; seat < state.players; ++seat) {
            legalCommands(game_, state, seat, legal_);
            for (const Move& move : legal_.moves) addRefusals(state, anything_.almost(state, move));
            for (const CommandTemplate& family : legal_.templates)
                addRefusals(state, anything_.almost(state, family.move));
            offered_.add(legal_.moves.size(), legal_.templates.size());
            for (const Move& move : legal_.moves) addMove(offered_, move);
            for (const CommandTemplate& family : legal_.templates) {
                addMove(offered_, family.move);
                offered_.add(family.least, family.most, family.seats.bits(), family.candidates.size());
                for (const CardId card : family.candidates) offered_.add(card);
            }
        }
    }

    void addRefusals(const GameState& state, const Command& command) {
        const Refusals refusals = judge(game_, state, command);
        refused_.add(refusals.size());
        for (const Refusal& r : refusals) refused_.add(r.reason, r.seat, r.card, r.number, r.other, r.topic);
    }

    const Game& game_;
    Anything anything_;
    LegalCommands legal_;
    int seen_ = 0;
    Fingerprint states_;
    Fingerprint told_;
    Fingerprint offered_;
    Fingerprint refused_;
    Fingerprint sums_;
};

// The options of a table: each is another than in the rulebook where its bit is set.
void switchOptions(RuleSet& rules, unsigned bits) {
    const auto turn = [&bits](bool& option) {
        option = option != ((bits & 1U) != 0);
        bits >>= 1U;
    };
    for (bool* option : {&rules.criticalCombat, &rules.bossMonsters, &rules.listenAtTheDoor,
                         &rules.sharedVictory, &rules.itemsInCombat, &rules.helpWithHandCards,
                         &rules.levelCardsAnyone, &rules.mayDiscardFromPlay, &rules.rebirthAtOnce,
                         &rules.setupAnyItem, &rules.layAnyOneShot, &rules.identityHandLimits, &rules.epic})
        turn(*option);
}

enum class Start { AsNew, Crowded };

void play(Ledger& ledger, const Game& game, const PlayedGame& setting, Start start) {
    const auto bots = botsFor(setting);
    GameState state = newGame(game, setting.players, setting.seed);
    if (start == Start::Crowded) state = crowded(game, state, setting.seed);
    Playout playout(game, state, bots, setting.seed);
    int actions = -1;
    while (playout.result().actions < setting.actions) {
        if (playout.result().actions != actions) ledger.see(playout.state());
        actions = playout.result().actions;
        if (!playout.step(&ledger)) break;
    }
    ledger.see(playout.state());
}

void expectAsKept(const LoadResult& packs, const std::string& file, Start start = Start::AsNew) {
    constexpr int kGames = 6;
    ASSERT_TRUE(packs.ok()) << errorText(packs);
    std::string all;
    std::uint64_t seed = 0;
    for (const unsigned options : {0U, 0x0055U, 0x0AAAU, 0x0F0FU, 0x1333U}) {
        PlayedGame setting;
        setting.packs = &packs;
        setting.rules = packs.rules;
        switchOptions(setting.rules, options);
        const Game game{packs.catalog, setting.rules};
        Ledger ledger(game, options);
        for (int i = 0; i < kGames; ++i) {
            setting.cast = i % 3 == 0 ? Cast::Wild : i % 3 == 1 ? Cast::Mixed : Cast::Greedy;
            setting.seed = seed++;
            setting.players = 3 + static_cast<int>(seed % 4);
            setting.actions = setting.cast == Cast::Wild ? 1'000 : 2'000;
            play(ledger, game, setting, start);
        }
        all += "options " + std::to_string(options) + ": " + ledger.text() + "\n";
    }
    expectGolden("tests/playout/ledger/" + file, all);
}

TEST(Ledger, OfTheOriginalEdition) {
    expectAsKept(mixOf({"original"}), "original.txt");
}
TEST(Ledger, OfShakespeare) {
    expectAsKept(mixOf({"shakespeare"}), "shakespeare.txt");
}
TEST(Ledger, OfPathfinder) {
    expectAsKept(mixOf({"pathfinder"}), "pathfinder.txt");
}
TEST(Ledger, OfGrimm) {
    expectAsKept(mixOf({"grimm"}), "grimm.txt");
}
TEST(Ledger, OfCritical) {
    expectAsKept(mixOf({"critical"}), "critical.txt");
}
TEST(Ledger, OfAllTogether) {
    expectAsKept(mixOf({"original", "critical", "grimm", "pathfinder", "shakespeare"}), "all.txt");
}
TEST(Ledger, OfAllTogetherByCriticalRules) {
    expectAsKept(mixOf({"critical", "original", "grimm", "pathfinder", "shakespeare"}), "all_critical.txt");
}

TEST(Ledger, OfCrowdedTables) {
    for (const std::string edition : {"original", "shakespeare", "pathfinder", "grimm", "critical"})
        expectAsKept(mixOf({edition}), "crowded_" + edition + ".txt", Start::Crowded);
}
TEST(Ledger, OfCrowdedTablesWithAllTogether) {
    expectAsKept(mixOf({"critical", "original", "grimm", "pathfinder", "shakespeare"}), "crowded_all.txt",
                 Start::Crowded);
    expectAsKept(anyPack(5), "crowded_any.txt", Start::Crowded);
    expectAsKept(strangePack(5), "crowded_strange.txt", Start::Crowded);
}

// Cards that no edition has, so that words count which none of theirs uses, or none in this way.
TEST(Ledger, OfCardsThatNobodyThoughtOf) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        expectAsKept(anyPack(seed), "any_" + std::to_string(seed) + ".txt");
}

TEST(Ledger, OfCardsThatCannotWork) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        expectAsKept(strangePack(seed), "strange_" + std::to_string(seed) + ".txt");
}

}  // namespace
