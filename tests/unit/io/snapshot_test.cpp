#include "io/snapshot/snapshot.h"

#include <gtest/gtest.h>

#include "io/snapshot/validate.h"
#include "support/recorded_game.h"
#include "view/view.h"

namespace kickdoor {
namespace {

GameState reloaded(const Game& game, const GameState& state) {
    const JsonParse text = parseJson(writeJson(snapshotToJson(game.catalog, state)));
    EXPECT_TRUE(text.ok()) << text.error;
    try {
        return snapshotFromJson(game, JsonAt(text.value));
    } catch (const ReadError& mistake) {
        ADD_FAILURE() << mistake.text();
        return {};
    }
}

TEST(Snapshot, EveryStateOfAGameLoadsByteForByte) {
    for (int players = 3; players <= 6; ++players) {
        const tests::RecordedGame played =
            tests::playRecorded(static_cast<std::uint64_t>(players), players, 700);
        const Game game = played.game();
        for (const GameState& state : played.states) {
            const GameState twin = reloaded(game, state);
            ASSERT_EQ(twin, state);
            ASSERT_EQ(hashOf(twin), hashOf(state));
        }
    }
}

TEST(Snapshot, ViewsLoadByteForByteToo) {
    const tests::RecordedGame played = tests::playRecorded(5, 4, 300);
    const Game game = played.game();
    for (const GameState& state : played.states) {
        for (const Seat seat : {Seat{0}, Seat{3}, kNoSeat}) {
            const GameState view = viewOf(game, state, seat);
            ASSERT_EQ(hashOf(reloaded(game, view)), hashOf(view));
        }
    }
}

// The value at a path of keys and indices, to be changed.
JsonValue& at(JsonValue& json, std::initializer_list<std::string_view> path) {
    JsonValue* here = &json;
    for (const std::string_view key : path) {
        if (here->isArray()) {
            here = &here->items.at(static_cast<std::size_t>(std::stoi(std::string(key))));
            continue;
        }
        for (std::size_t i = 0; i < here->keys.size(); ++i)
            if (here->keys[i] == key) {
                here = &here->items[i];
                break;
            }
    }
    return *here;
}

class Damaged : public testing::Test {
protected:
    Damaged()
        : played_(tests::playRecorded(7, 3, 40)),
          game_(played_.game()),
          json_(snapshotToJson(*played_.catalog, played_.states.back())) {}

    std::string mistake() const {
        try {
            snapshotFromJson(game_, JsonAt(json_));
        } catch (const ReadError& error) {
            return error.text();
        }
        return "none";
    }

    tests::RecordedGame played_;
    Game game_;
    JsonValue json_;
};

TEST_F(Damaged, NothingIsDamagedYet) {
    EXPECT_EQ(mistake(), "none");
}

TEST_F(Damaged, ACardInTwoPlaces) {
    JsonValue& cards = at(json_, {"zones", "0", "cards"});
    cards.items.push_back(cards.items.front());
    EXPECT_NE(mistake().find("lies in two places"), std::string::npos) << mistake();
}

TEST_F(Damaged, ACardNowhere) {
    JsonValue& cards = at(json_, {"zones", "0", "cards"});
    cards.items.pop_back();
    EXPECT_NE(mistake().find("leaves out"), std::string::npos) << mistake();
}

TEST_F(Damaged, ACardNobodyHas) {
    at(json_, {"cards", "0"}).text = "excalibur";
    EXPECT_EQ(mistake(), "cards[0]: no pack has the card 'excalibur'");
}

TEST_F(Damaged, AnUnknownWord) {
    at(json_, {"table", "phase"}).text = "lunch";
    EXPECT_NE(mistake().find("table.phase: unknown phase 'lunch'"), std::string::npos) << mistake();
}

TEST_F(Damaged, AFieldOfTheFuture) {
    json_.keys.emplace_back("weather");
    json_.items.emplace_back();
    EXPECT_EQ(mistake(), "unknown field 'weather'");
}

TEST_F(Damaged, ALevelOutOfRange) {
    JsonValue& player = at(json_, {"players", "0"});
    player.keys = {"level"};
    player.items.resize(1);
    player.items[0].kind = JsonValue::Kind::Int;
    player.items[0].integer = 200;
    EXPECT_EQ(mistake(), "players[0].level: must be from 1 to 100");
}

TEST_F(Damaged, TooFewPlayers) {
    at(json_, {"players"}).items.resize(2);
    EXPECT_NE(mistake(), "none");
}

TEST(Validate, FindsWhatTheReaderCannotSee) {
    const tests::RecordedGame played = tests::playRecorded(7, 3, 40);
    const Game game = played.game();
    const GameState good = played.states.back();
    EXPECT_EQ(validate(game, good), "");
    const auto cause = [&](auto change) {
        GameState state = good;
        change(state);
        return validate(game, state);
    };
    EXPECT_EQ(cause([](GameState& s) { s.players = 7; }), "a game has 3 to 6 players (R1.1)");
    EXPECT_EQ(cause([](GameState& s) { s.active = Seat{5}; }), "the active player is none");
    EXPECT_EQ(cause([](GameState& s) {
                  s.question = {QuestionKind::Cards, Seat{0}, 1, 1};
                  s.stack.clear();
              }),
              "a question comes from nothing");
    EXPECT_EQ(cause([](GameState& s) {
                  s.stack.clear();
                  Frame frame;
                  frame.kind = FrameKind::Block;
                  s.stack.push_back(frame);
              }),
              "an effect is lost");
    EXPECT_EQ(cause([](GameState& s) {
                  s.combat = Combat{};
                  s.combat.fighter = Seat{1};
              }),
              "a combat that is none goes on");
    EXPECT_EQ(cause([](GameState& s) {
                  s.offers[1].kind = OfferKind::Trade;
                  s.offers[1].to = Seat{1};
              }),
              "an offer is made to nobody");
    EXPECT_EQ(cause([](GameState& s) { s.roll.sides = 3; }), "there is no such die");
}

}  // namespace
}  // namespace kickdoor
