#include "io/scenario/expect.h"

#include <array>

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "evaluation/strength.h"
#include "io/scenario/expect_cards.h"
#include "io/scenario/failure.h"
#include "io/snapshot/state_words.h"
#include "rules/engine.h"
#include "view/view.h"

namespace kickdoor::scenario {
namespace {

void same(const JsonAt& at, std::int64_t is) {
    const std::int64_t wanted = at.number(INT64_MIN, INT64_MAX);
    if (wanted != is)
        failExpectation(at, "expected " + std::to_string(wanted) + ", is " + std::to_string(is), jsonInt(is));
}

void same(const JsonAt& at, bool is) {
    if (at.flag() != is)
        failExpectation(at, is ? "expected false, is true" : "expected true, is false", jsonBool(is));
}

void same(const JsonAt& at, std::string_view is) {
    if (at.text(300) != is)
        failExpectation(at, "expected " + at.text() + ", is " + std::string(is), jsonText(is));
}

class Expectation {
public:
    Expectation(const Game& game, const GameState& state, std::span<const std::string> players)
        : game_(game), state_(state), players_(players) {}

    void check(const JsonAt& json) const {
        for (const auto& [word, at] : json.fields()) {
            if (word == "players") {
                for (const auto& [name, wanted] : at.fields()) checkPlayer(seatOf(name, at), wanted, false);
            } else if (word == "combat") {
                checkCombat(at);
            } else if (word == "knows") {
                checkKnows(json);
            } else if (word != "as") {
                checkTable(word, at, json);
            }
        }
    }

private:
    Seat seatOf(const std::string& name, const JsonAt& at) const {
        std::vector<std::string_view> known;
        for (std::size_t seat = 0; seat < players_.size(); ++seat) {
            if (players_[seat] == name) return Seat(seat);
            known.emplace_back(players_[seat]);
        }
        at.fail(unknownWord("player", name, known));
    }
    std::string nameOf(Seat seat) const { return seat < players_.size() ? players_[seat] : "nobody"; }
    // A single name needs no list.
    void samePlayers(const JsonAt& at, SeatSet are, bool mayRepeat) const {
        SeatSet wanted;
        for (const JsonAt& name : at.isText() ? std::vector<JsonAt>{at} : at.list()) {
            const Seat seat = seatOf(name.text(300), name);
            if (wanted.has(seat) && !mayRepeat) name.fail("is named twice");
            wanted = wanted.with(seat);
        }
        if (wanted != are)
            failExpectation(at, "expected " + listText(namesOf(wanted)) + ", is " + listText(namesOf(are)),
                            jsonListOf(namesOf(are), [](const std::string& name) { return jsonText(name); }));
    }
    Keys namesOf(SeatSet seats) const {
        Keys names;
        for (Seat seat{0}; seat < players_.size(); ++seat)
            if (seats.has(seat)) names.push_back(players_[seat]);
        return names;
    }
    void sameCards(const JsonAt& at, const PresentCards& are) const { expectCards(game_, state_, at, are); }

    void checkTable(const std::string& word, const JsonAt& at, const JsonAt& json) const {
        if (word == "phase") {
            checkPhase(at);
        } else if (word == "active") {
            same(at, nameOf(state_.active));
        } else if (word == "waitingFor") {
            samePlayers(at, waitingFor(state_), true);
        } else if (word == "asked") {
            checkAsked(at);
        } else if (word == "winners") {
            samePlayers(at, state_.winners, false);
        } else if (word == "doorDiscard") {
            expectCards(game_, state_, at, cardsIn(state_, Zone::DoorDiscard), ListOrder::TopFirst);
        } else if (word == "treasureDiscard") {
            expectCards(game_, state_, at, cardsIn(state_, Zone::TreasureDiscard), ListOrder::TopFirst);
        } else if (word == "doorDeckCount") {
            same(at, static_cast<std::int64_t>(state_.cards.size(Zone::DoorDeck)));
        } else if (word == "treasureDeckCount") {
            same(at, static_cast<std::int64_t>(state_.cards.size(Zone::TreasureDeck)));
        } else if (word == "lastRoll") {
            if (at.isNull() && state_.lastFace == 0) return;
            same(at, static_cast<std::int64_t>(state_.lastFace));
        } else if (word == "bossesDefeated") {
            same(at, static_cast<std::int64_t>(state_.bossesDefeated));
        } else {
            static constexpr std::array<std::string_view, 15> kKnown = {"players",
                                                                        "combat",
                                                                        "knows",
                                                                        "as",
                                                                        "phase",
                                                                        "active",
                                                                        "waitingFor",
                                                                        "asked",
                                                                        "winners",
                                                                        "doorDiscard",
                                                                        "treasureDiscard",
                                                                        "doorDeckCount",
                                                                        "treasureDeckCount",
                                                                        "lastRoll",
                                                                        "bossesDefeated"};
            json.fail(unknownWord("expectation", word, kKnown));
        }
    }
    static void mustBeOneOf(const JsonAt& at, std::span<const std::string_view> words,
                            std::string_view what) {
        at.word(what, words);
    }
    void checkPhase(const JsonAt& at) const {
        static constexpr std::array<std::string_view, 10> kWords = {
            "setup",  "arrange", "kickOpenDoor", "lookOrLoot", "end",
            "combat", "runAway", "looting",      "charity",    "over"};
        mustBeOneOf(at, kWords, "phase");
        if (at.text() != otherPhaseWord(state_)) same(at, phaseWord(state_));
    }
    void checkAsked(const JsonAt& at) const {
        const bool open = state_.question.kind != QuestionKind::None;
        if (at.isNull()) {
            if (open)
                failExpectation(at,
                                "expected no question, " + nameOf(state_.question.asked) + " is asked for " +
                                    std::string(questionWord(state_)),
                                jsonText(nameOf(state_.question.asked)));
            return;
        }
        at.allowOnly({"who", "what"});
        const auto what = at.find("what");
        if (what) mustBeOneOf(*what, save_words::questionKinds(), "question");
        if (!open) failExpectation(at, "nobody is asked anything", {});
        if (const auto who = at.find("who")) same(*who, nameOf(state_.question.asked));
        if (what) same(*what, questionWord(state_));
    }

    void checkPlayer(Seat seat, const JsonAt& json, bool mayHide) const {
        const PlayerState& player = state_.player[seat];
        for (const auto& [word, at] : json.fields()) {
            if (word == "level") {
                same(at, static_cast<std::int64_t>(player.level));
            } else if (word == "sex") {
                same(at, save_words::sexes()[static_cast<std::size_t>(player.sex)]);
            } else if (word == "dead") {
                same(at, player.status == PlayerStatus::Dead);
            } else if (word == "hand") {
                if (!mayHide && state_.viewer != kNoSeat && state_.viewer != seat)
                    at.fail("is not this player's to know: use knows");
                sameCards(at, cardsIn(state_, Zone::Hand, seat));
            } else if (word == "handCount") {
                same(at, static_cast<std::int64_t>(state_.cards.size(Zone::Hand, seat)));
            } else if (word == "inPlay") {
                sameCards(at, cardsIn(state_, Zone::InPlay, seat));
            } else if (word == "equipped") {
                sameCards(at, equippedCards(game_, state_, seat));
            } else if (word == "unequipped") {
                sameCards(at, unequippedCards(game_, state_, seat));
            } else if (word == "curses") {
                sameCards(at, cardsIn(state_, Zone::Curses, seat));
            } else if (word == "identity") {
                checkIdentity(seat, at);
            } else if (word == "strength") {
                same(at, static_cast<std::int64_t>(strengthOf(game_, state_, seat)));
            } else if (word == "character") {
                if (at.isNull() && player.character == kNoDef) continue;
                same(at, player.character == kNoDef ? "none"
                                                    : std::string_view(game_.catalog[player.character].key));
            } else {
                static constexpr std::array<std::string_view, 12> kKnown = {
                    "level",    "sex",        "dead",   "hand",     "handCount", "inPlay",
                    "equipped", "unequipped", "curses", "identity", "strength",  "character"};
                json.fail(unknownWord("expectation of a player", word, kKnown));
            }
        }
    }

    // The doubling card of identities may be named or left out.
    void checkIdentity(Seat seat, const JsonAt& at) const {
        try {
            sameCards(at, identityCards(game_, state_, seat, true));
        } catch (const ReadError&) {
            sameCards(at, identityCards(game_, state_, seat, false));
        }
    }

    void checkCombat(const JsonAt& json) const {
        if (json.isNull()) {
            if (!fightMayBeCalledOver(state_))
                failExpectation(json, "expected no combat, there is one", jsonBool(true));
            return;
        }
        json.allowOnly({"fighters", "monsters", "winning", "fighter", "helper", "inFight", "treasures"});
        if (!state_.combatOn()) failExpectation(json, "there is no combat", {});
        const CombatSums sums = combatSums(game_, state_);
        if (const auto at = json.find("fighters")) same(*at, static_cast<std::int64_t>(sums.fighters));
        if (const auto at = json.find("monsters")) same(*at, static_cast<std::int64_t>(sums.monsters));
        if (const auto at = json.find("winning")) same(*at, sums.winning());
        if (const auto at = json.find("fighter")) same(*at, nameOf(state_.combat.fighter));
        if (const auto at = json.find("helper")) checkHelper(*at);
        if (const auto at = json.find("treasures"))
            same(*at, static_cast<std::int64_t>(combatTreasures(game_, state_)));
        if (const auto at = json.find("inFight")) sameCards(*at, fightCards(state_));
    }
    void checkHelper(const JsonAt& at) const {
        const Seat helper = state_.combat.helper;
        if (!at.isNull()) return same(at, nameOf(helper));
        if (helper != kNoSeat)
            failExpectation(at, "expected no helper, is " + nameOf(helper), jsonText(nameOf(helper)));
    }

    // The knowledge of the seat named by "as"; without "as", what everybody knows.
    void checkKnows(const JsonAt& json) const {
        Seat viewer = kNoSeat;
        if (const auto as = json.find("as")) viewer = seatOf(as->text(100), *as);
        const GameState view = viewOf(game_, state_, viewer);
        const Expectation seen(game_, view, players_);
        const JsonAt knows = json.at("knows");
        for (const auto& [name, wanted] : knows.fields()) seen.checkPlayer(seatOf(name, knows), wanted, true);
    }

    const Game& game_;
    const GameState& state_;
    std::span<const std::string> players_;
};

}  // namespace

void expectAll(const Game& game, const GameState& state, std::span<const std::string> players,
               const JsonAt& json) {
    if (json.has("as") && !json.has("knows")) json.fail("'as' says whose view 'knows' is about");
    Expectation(game, state, players).check(json);
}

}  // namespace kickdoor::scenario
