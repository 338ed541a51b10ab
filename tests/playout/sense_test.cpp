// Moves that no sensible player makes: each was made by a bot or advised in a real game; and some that
// Regular makes.
#include <gtest/gtest.h>

#include "bot/bots.h"
#include "bot/greedy_bot.h"
#include "bot/levels.h"
#include "bot/search/candidates.h"
#include "bot/valuation.h"
#include "io/pack_shelf.h"
#include "io/scenario/setting.h"
#include "io/scenario/state_builder.h"
#include "io/scenario/step.h"
#include "rules/engine.h"
#include "support/source_dir.h"

namespace {

using namespace kickdoor;

// A table as scenarios lay it, after their steps.
class Scene {
public:
    explicit Scene(std::string_view text) : shelf_(tests::sourceDir() / "assets" / "packs") {
        const JsonParse parsed = parseJson(text, {100'000, 24});
        EXPECT_TRUE(parsed.ok()) << parsed.error;
        const JsonAt json(parsed.value);
        std::string error;
        packs_ = shelf_.load(scenario::editionsOf(json), error);
        EXPECT_NE(packs_, nullptr) << error;
        const scenario::Setting setting = scenario::readSetting(json, *packs_);
        game_.emplace(Game{*packs_->catalog, setting.rules});
        names_ = setting.playerNames();
        state = scenario::buildState(*game_, setting);
        for (const JsonAt& step : setting.steps) {
            if (scenario::isForEveryone(step))
                for (const Command& pass : scenario::passesOfStep(state, step)) carryOut(pass);
            else
                carryOut(scenario::commandOfStep(*game_, state, names_, step));
        }
    }

    void carryOut(const Command& command) { EXPECT_TRUE(apply(*game_, state, command).empty()); }
    Sight sight(int seat) const {
        return {*game_, state, Seat{static_cast<std::uint8_t>(seat)}, regularWeights()};
    }
    LegalCommands legal(int seat) const {
        LegalCommands legal;
        legalCommands(*game_, state, Seat{static_cast<std::uint8_t>(seat)}, legal);
        return legal;
    }
    std::optional<Command> decision(Bot& bot, int seat) const { return bot.decide(sight(seat), legal(seat)); }
    // All that Master would compare with what Regular does.
    std::vector<Candidate> candidates(int seat) const {
        const Candidate usual = GreedyBot(1, regularWeights()).decide(sight(seat), legal(seat));
        return candidatesFor(sight(seat), legal(seat), usual, 100);
    }
    int count(int seat, CommandKind kind, std::string_view card = {}, int aim = -1) const {
        int found = 0;
        for (const Candidate& one : candidates(seat)) {
            if (!one || one->kind() != kind) continue;
            const bool same = card.empty() || sight(seat).defOf(one->move.card).key == card;
            if (same && (aim < 0 || one->move.aim.seat() == aim)) ++found;
        }
        return found;
    }
    int countOf(int seat, CommandKind kind, int of) const {
        int found = 0;
        for (const Candidate& one : candidates(seat))
            found += one && one->kind() == kind && one->move.seat == of ? 1 : 0;
        return found;
    }
    int legalUses(int seat) const {
        const LegalCommands all = legal(seat);
        int found = 0;
        for (const CommandTemplate& family : all.templates)
            found += family.move.kind == CommandKind::Use ? 1 : 0;
        return found;
    }
    CardId find(std::string_view card) const {
        for (CardId id{0}; id < state.cards.count(); ++id)
            if (game_->catalog[state.cards.def(id)].key == card && isPerSeat(state.cards.place(id).zone))
                return id;
        return kNoCard;
    }

    GameState state;

private:
    PackShelf shelf_;
    const LoadedPacks* packs_ = nullptr;
    std::optional<Game> game_;
    std::vector<std::string> names_;
};

std::string diceScene(const std::string& dice, const std::string& more = {}) {
    return R"({"format": 1, "name": "dice", "covers": ["R8.13"], "edition": "critical",
      "options": {"criticalCombat": true},
      "players": [{"name": "Ann", "level": 6, "inPlay": ["priest"], "hand": ["fumble", "legendary"]},
                  {"name": "Bob", "level": 3, "inPlay": ["priest"], "hand": ["table-talk"]}, {"name": "Cat"}],
      "doorDeck": ["snack-mimic"], "dice": {"d20": )" +
           dice + R"(}, "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "kickOpenDoor"},)" +
           more + R"({"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"}]})";
}

TEST(Sense, LeavesANatural20Alone) {
    EXPECT_EQ(Scene(diceScene("[20, 5]")).count(0, CommandKind::Use), 0);
    EXPECT_EQ(Scene(diceScene("[5, 5]")).count(0, CommandKind::Use, "priest"), 1) << "a higher die is good";
}

TEST(Sense, DoesNotRaiseTheMonstersDieAgainstItsOwnSide) {
    Scene scene(diceScene("[10, 19]"));
    const std::size_t before = scene.state.combat.marks.size();
    while (scene.state.combat.marks.size() == before && !scene.state.window.waiting.empty()) {
        Move pass;
        pass.by = scene.state.window.waiting.first();
        scene.carryOut(commandOf(pass));
    }
    ASSERT_EQ(scene.state.roll.purpose, RollPurpose::MonstersDie);
    EXPECT_EQ(scene.count(0, CommandKind::Use, "priest"), 0);
}

TEST(Sense, SpendsNoCardToLook) {
    const Scene scene(R"({"format": 1, "name": "look", "covers": ["R6.1"], "edition": "critical",
      "players": [{"name": "Ann", "level": 2, "inPlay": ["dagger-of-asides"], "hand": ["fumble"]},
                  {"name": "Bob", "hand": ["table-talk"]}, {"name": "Cat"}],
      "active": "Ann", "phase": "kickOpenDoor", "steps": []})");
    EXPECT_EQ(scene.count(0, CommandKind::Use), 0);
}

TEST(Sense, DoesNotPayForAnAbilityWithTheCardThatHasIt) {
    const Scene scene(
        R"({"format": 1, "name": "thief", "edition": "original", "active": "A", "phase": "arrange",
        "players": [{"name": "A", "inPlay": ["thief"]}, {"name": "B", "inPlay": ["antlers-of-authority"]}, {"name": "C"}]})");
    EXPECT_GT(scene.legalUses(0), 0) << "the rules allow it";
    EXPECT_EQ(scene.count(0, CommandKind::Use, "thief"), 0);
}

TEST(Sense, KeepsLevelsForItselfAndCursesForOthers) {
    const Scene scene(R"({"format": 1, "name": "plays", "covers": ["R2.5"], "edition": "original",
      "players": [{"name": "Ann", "level": 2, "hand": ["go-up-a-level", "cluttered-mind"]},
                  {"name": "Bob", "level": 2}, {"name": "Cat", "level": 3}],
      "active": "Ann", "phase": "kickOpenDoor", "steps": []})");
    EXPECT_EQ(scene.count(0, CommandKind::Play, "go-up-a-level", 1), 0);
    EXPECT_EQ(scene.count(0, CommandKind::Play, "go-up-a-level", 2), 0);
    EXPECT_GE(scene.count(0, CommandKind::Play, "go-up-a-level"), 1);
    EXPECT_EQ(scene.count(0, CommandKind::Play, "cluttered-mind", 0), 0);
    EXPECT_EQ(scene.count(0, CommandKind::Play, "cluttered-mind", 2), 1);
}

// Unless it would be given away.
TEST(Sense, SpendsNoLevelCardThatDoesNothing) {
    const auto plays = [](const std::string& identities, const std::string& hand) {
        return Scene(R"({"format": 1, "name": "none", "covers": ["R7.8"], "edition": "critical",
          "players": [{"name": "Ann", "level": 4, "inPlay": [)" +
                     identities + R"(], "hand": ["milestone")" + hand +
                     R"(]}, {"name": "Bob", "level": 3}, {"name": "Cat"}],
          "active": "Ann", "phase": "end", "steps": []})")
            .count(0, CommandKind::Play, "milestone");
    };
    EXPECT_EQ(plays("", ""), 0);
    EXPECT_GE(plays(R"("priest", "freedom")", ""), 1);
    EXPECT_GE(plays("", R"(, "fumble", "legendary", "table-talk", "snack-mimic", "priest", "mage")"), 1);
}

TEST(Sense, StrengthensNoMonsterThatItCannotBeat) {
    const Scene scene(R"({"format": 1, "name": "boss", "covers": ["R8.2"], "edition": "critical",
      "players": [{"name": "Ann", "level": 4, "hand": ["legendary"]}, {"name": "Bob", "hand": ["legendary"]},
                  {"name": "Cat"}],
      "doorDeck": ["obann"], "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "kickOpenDoor"}]})");
    EXPECT_EQ(scene.count(0, CommandKind::Play, "legendary"), 0);
}

TEST(Sense, PutsOnAnItemBeforeItEndsItsTurn) {
    const Scene scene(R"({"format": 1, "name": "end", "covers": ["R5.7"], "edition": "original",
      "players": [{"name": "Ann", "hand": ["bucket-of-valor"]}, {"name": "Bob"}, {"name": "Cat"}],
      "active": "Ann", "phase": "end", "steps": []})");
    EXPECT_EQ(scene.count(0, CommandKind::Play, "bucket-of-valor"), 1);
    EXPECT_EQ(scene.count(0, CommandKind::EndTurn), 0);
}

// It gave the same Item to the same Hireling without end.
TEST(Sense, GivesAnItemThatItMayNotUseToAHirelingOnce) {
    const auto lent = [](const std::string& steps) {
        return Scene(R"({"format": 1, "name": "hireling", "covers": ["R7.9"], "edition": "shakespeare",
          "players": [{"name": "Ann", "inPlay": ["hireling"], "hand": ["longbow-of-the-happy-few"]},
                      {"name": "Bob"}, {"name": "Cat"}],
          "active": "Ann", "phase": "arrange", "steps": [)" +
                     steps + "]}");
    };
    const char* give = R"({"by": "Ann", "do": "play", "card": "longbow-of-the-happy-few", "on": "hireling"})";
    EXPECT_GE(lent("").count(0, CommandKind::Play, "longbow-of-the-happy-few"), 1);
    EXPECT_EQ(lent(give).count(0, CommandKind::Play, "longbow-of-the-happy-few"), 0);
}

TEST(Sense, HandsAnItemFromNoHirelingToAnother) {
    const Scene scene(R"({"format": 1, "name": "hirelings", "covers": ["R7.9"], "edition": "shakespeare",
      "players": [{"name": "Ann", "inPlay": ["hireling", {"card": "donkey-ears", "on": "hireling"}, "hireling"]},
                  {"name": "Bob"}, {"name": "Cat"}],
      "active": "Ann", "phase": "arrange", "steps": []})");
    EXPECT_EQ(scene.count(0, CommandKind::Play, "donkey-ears"), 0);
}

TEST(Sense, KnowsWhatACheatHolds) {
    const Scene scene(R"({"format": 1, "name": "cheat", "covers": ["R7.11"], "edition": "critical",
      "players": [{"name": "Ann", "hand": ["cheat"], "inPlay": [{"card": "cutting-remark", "equipped": false}]},
                  {"name": "Bob"}, {"name": "Cat"}],
      "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "play", "card": "cheat", "on": "cutting-remark"},
                {"by": "Ann", "do": "equip", "card": "cutting-remark"}]})");
    const Sight sight = scene.sight(0);
    EXPECT_GT(cardWorth(sight, scene.find("cheat")), 100);
    EXPECT_EQ(cardWorth(sight.with(Weights{}), scene.find("cheat")), Weights{}.cheat) << "greedy stays";
}

// Ann cannot win alone; with one Treasure at stake she has nothing more to offer.
TEST(Sense, DoesNotRepeatARefusedOffer) {
    for (const std::string_view name : {"regular", "veteran", "master"}) {
        Scene scene(R"({"format": 1, "name": "ask", "covers": ["R8.7"], "edition": "critical",
          "players": [{"name": "Ann"}, {"name": "Bob", "level": 5}, {"name": "Cat", "level": 5}],
          "doorDeck": ["kobold-stage-crew"], "active": "Ann", "phase": "kickOpenDoor",
          "steps": [{"by": "Ann", "do": "kickOpenDoor"}]})");
        const auto bot = makeBot(name, 3);
        std::vector<Command> asked;
        while (const auto command = scene.decision(*bot, 0)) {
            if (command->kind() != CommandKind::AskHelp) break;
            for (const Command& before : asked)
                EXPECT_FALSE(before.move.seat == command->move.seat &&
                             command->terms.treasures <= before.terms.treasures)
                    << name;
            asked.push_back(*command);
            scene.carryOut(*command);
            Move no;
            no.kind = CommandKind::Decline;
            no.by = command->move.seat;
            no.seat = Seat{0};
            scene.carryOut(commandOf(no));
            ASSERT_LT(asked.size(), 9U);
        }
        if (name == "regular") {
            EXPECT_EQ(asked.size(), 2U);
        }
    }
}

// 2 against 12: Bob's 1 would not help, nor Cat's 3; Dan's 9 would, with a card.
TEST(Sense, AsksNobodyInVain) {
    const Scene scene(R"({"format": 1, "name": "ask", "covers": ["R8.7"], "edition": "critical",
      "players": [{"name": "Ann", "level": 2}, {"name": "Bob", "level": 1}, {"name": "Cat", "level": 3}, {"name": "Dan", "level": 9}],
      "doorDeck": ["baron-cliffhanger"], "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "kickOpenDoor"}]})");
    EXPECT_EQ(scene.countOf(0, CommandKind::AskHelp, 1), 0);
    EXPECT_EQ(scene.countOf(0, CommandKind::AskHelp, 2), 0);
    EXPECT_GT(scene.countOf(0, CommandKind::AskHelp, 3), 0);
}

// 8 against 12: with the six of the card they win together; Ann alone would not.
TEST(Sense, JudgesHelpWithWhatLiesInFrontOfIt) {
    const Scene scene(R"({"format": 1, "name": "help", "covers": ["R8.7"], "edition": "critical",
      "players": [{"name": "Ann", "level": 2}, {"name": "Bob", "level": 6, "inPlay": ["airhorn"]},
                  {"name": "Cat"}],
      "doorDeck": ["baron-cliffhanger"], "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "kickOpenDoor"},
                {"by": "Ann", "do": "askHelp", "of": "Bob", "terms": {"treasures": 3}}]})");
    const auto answer = scene.decision(*makeBot("regular", 3), 1);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->kind(), CommandKind::Play);
    EXPECT_EQ(answer->move.aim.kind, AimKind::Fighters);
    EXPECT_EQ(scene.decision(*makeBot("greedy", 3), 1)->kind(), CommandKind::Decline) << "greedy stays";
}

// 5 and 2 against 8: with Bob Ann goes up a Level, and loses little by running.
CommandKind answerTo(std::string_view bot, int level, const std::string& terms, const std::string& bob = "") {
    const Scene scene(R"({"format": 1, "name": "offer", "covers": ["R8.7"], "edition": "original",
      "players": [{"name": "Ann", "level": 5, "inPlay": ["antlers-of-authority"]},
                  {"name": "Bob", "level": )" +
                      std::to_string(level) + R"(, "inPlay": [)" + bob + R"(]}, {"name": "Cat"}],
      "doorDeck": ["cursed-ventriloquist"], "active": "Ann", "phase": "kickOpenDoor",
      "steps": [{"by": "Ann", "do": "kickOpenDoor"},
                {"by": "Bob", "do": "offerHelp", "terms": {)" +
                      terms + "}}]}");
    const auto answer = scene.decision(*makeBot(bot, 3), 0);
    return answer ? answer->kind() : CommandKind::Pass;
}

// Ann gave the leader her only Item and all Treasures for one Level.
TEST(Sense, WeighsWhatAHelperGains) {
    constexpr const char* kAll = R"("treasures": 2, "items": ["antlers-of-authority"], "chosenBy": "helper")";
    for (const std::string_view bot : {"regular", "veteran", "master"})
        EXPECT_EQ(answerTo(bot, 7, kAll), CommandKind::Decline) << bot;
    EXPECT_EQ(answerTo("greedy", 7, kAll), CommandKind::Accept) << "greedy stays";
    EXPECT_EQ(answerTo("regular", 7, R"("treasures": 1)"), CommandKind::Accept);
    EXPECT_EQ(answerTo("regular", 2, R"("treasures": 2)"), CommandKind::Accept);
}

TEST(Sense, PaysAHelperNearTheGoalLess) {
    constexpr const char* kTreasures = R"("treasures": 2)";
    EXPECT_EQ(answerTo("regular", 4, kTreasures), CommandKind::Accept);
    EXPECT_EQ(answerTo("regular", 9, kTreasures), CommandKind::Decline);
    EXPECT_EQ(answerTo("greedy", 9, kTreasures), CommandKind::Accept) << "greedy stays";
}

// An Elf goes up a Level by helping (R5.4).
TEST(Sense, CountsTheLevelOfAHelper) {
    constexpr const char* kOne = R"("treasures": 1)";
    EXPECT_EQ(answerTo("regular", 3, kOne, R"("elf")"), CommandKind::Accept);
    EXPECT_EQ(answerTo("regular", 8, kOne), CommandKind::Accept);
    EXPECT_EQ(answerTo("regular", 8, kOne, R"("elf")"), CommandKind::Decline);
}

// What Ann does with `card` on the discards: Regular, or the bot with those numbers.
std::optional<Command> withDiscard(const std::string& card, const Weights& weights) {
    const Scene scene(R"({"format": 1, "name": "cleric", "covers": ["R4.10"], "edition": "original",
      "players": [{"name": "Ann", "level": 5, "inPlay": ["cleric"], "hand": ["cluttered-mind"]},
                  {"name": "Bob"}, {"name": "Cat"}],
      "doorDiscard": [")" +
                      card +
                      R"("], "doorDeck": ["elf"], "active": "Ann", "phase": "kickOpenDoor", "steps": []})");
    GreedyBot bot(1, weights);
    return scene.decision(bot, 0);
}

TEST(Regular, DrawsADiscardedMonsterThatItBeats) {
    const auto resurrects = [](const std::string& card, const Weights& weights = regularWeights()) {
        const auto command = withDiscard(card, weights);
        return command && command->kind() == CommandKind::Use;
    };
    EXPECT_TRUE(resurrects("drooling-slime"));
    EXPECT_FALSE(resurrects("disappointed-dragon")) << "it would lose";
    EXPECT_FALSE(resurrects("cluttered-mind")) << "a Curse would strike it";
    EXPECT_FALSE(resurrects("drooling-slime", Weights{})) << "greedy stays";
}

}  // namespace
