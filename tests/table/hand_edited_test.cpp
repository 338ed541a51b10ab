// Saves whose snapshot was changed by hand and whose hashes were mended: refused, or a game that goes on.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <optional>

#include "base/checksum.h"
#include "bot/bot_rng.h"
#include "io/save.h"
#include "io/snapshot/snapshot.h"
#include "laid.h"
#include "support/damage.h"
#include "trial/trial.h"

namespace {

using namespace kickdoor;
using namespace tests;

JsonValue& field(JsonValue& json, std::string_view key) {
    for (std::size_t i = 0; i < json.keys.size(); ++i)
        if (json.keys[i] == key) return json.items[i];
    throw std::runtime_error(std::string(key));
}

// As somebody writes it who knows how a save is checked: of the version before checksums, each hash mended.
std::string mended(JsonValue save, const GameState& state) {
    save.keys.pop_back();
    save.items.pop_back();
    field(save, "version").integer = 1;
    field(save, "hash").text = hex64(hashOf(state));
    JsonValue& commands = field(save, "commands");
    if (!commands.items.empty()) field(commands.items.back(), "hash").text = hex64(hashOf(state));
    return writeJson(save) + "\n";
}

class HandEdited : public testing::Test {
protected:
    // The save of a game between bots, after so many commands.
    void play(std::uint64_t seed, std::size_t commands) {
        LaidTable laid = lay(botTable(seed, 3 + static_cast<int>(seed % 4)));
        while (laid.commands() < commands && laid.state().phase != Phase::Over) ASSERT_TRUE(laid.step());
        ASSERT_FALSE(saveGame(*laid.table, file_, "Edited"));
        game_.emplace(Game{*laid.table->catalog(), laid.table->record().rules});
        catalog_ = laid.table->catalog();
        save_ = parseJson(textOf(file_), {kMaxSaveBytes, 16}).value;
        state_ = laid.state();
    }
    const TempFolder folder_;
    const std::filesystem::path file_ = folder_ / "edited.save";
    std::shared_ptr<const Catalog> catalog_;
    std::optional<Game> game_;
    JsonValue save_;
    GameState state_;
};

TEST_F(HandEdited, SavesAreRefusedOrCanBePlayedOn) {
    const char* asked = std::getenv("KICKDOOR_EDITS");
    const int edits = asked == nullptr ? 60 : std::atoi(asked);
    int refused = 0;
    int played = 0;
    BotRng rng(7);
    for (int i = 0; i < edits; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        if (i % 20 == 0) play(seed, 20 + rng.below(300));
        JsonValue edited = save_;
        std::vector<std::uint8_t> bytes(4U * (1 + rng.below(2)));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
        damage(field(edited, "snapshot"), bytes);
        GameState state;
        try {
            state = snapshotFromJson(*game_, JsonAt(field(edited, "snapshot")));
        } catch (const ReadError&) {
            ++refused;
            continue;
        }
        if (state == state_) continue;
        writeText(file_, mended(edited, state));
        const LaidTable again = load(file_);
        if (!again.table) {
            EXPECT_EQ(again.error.kind, TableErrorKind::NotAGame);
            ++refused;
            continue;
        }
        EXPECT_EQ(again.error.kind, TableErrorKind::RulesMoved)
            << "it says that its commands do not lead there";
        ++played;
        EXPECT_EQ(tryOut(*game_, again.state(), seed + 99, 1, 2000), "") << "edit " << i;
    }
    EXPECT_GT(refused, 0);
    EXPECT_GT(played, 0);
    std::cout << refused << " refused, " << played << " played on\n";
}

TEST_F(HandEdited, ASnapshotThatTheCommandsDoNotLeadToIsRefused) {
    play(3, 80);
    GameState richer = state_;
    richer.player[1].level = static_cast<std::int8_t>(richer.player[1].level % 9 + 1);
    field(save_, "snapshot") = snapshotToJson(*catalog_, richer);
    // The commands are as they were, and lead elsewhere.
    save_.keys.pop_back();
    save_.items.pop_back();
    field(save_, "version").integer = 1;
    field(save_, "hash").text = hex64(hashOf(richer));
    writeText(file_, writeJson(save_) + "\n");
    EXPECT_EQ(load(file_).error.kind, TableErrorKind::NotAGame);
    // Without any commands it would have to be where a game begins.
    field(save_, "commands").items.clear();
    writeText(file_, writeJson(save_) + "\n");
    const LaidTable again = load(file_);
    EXPECT_EQ(again.error.kind, TableErrorKind::NotAGame);
    EXPECT_NE(again.error.cause.find("do not lead to its snapshot"), std::string::npos) << again.error.cause;
}

}  // namespace
