// What a server keeps is its owner's alone: rights of files and folders, and a PIN that cannot be read off.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "base/json_build.h"
#include "net/server/table_files.h"
#include "net/wire/codec.h"
#include "net/wire/digest.h"
#include "net/wire/limits.h"
#include "net_support/net_world.h"
#include "table/file.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;
namespace fs = std::filesystem;

std::string contentOf(const fs::path& file) {
    std::string text;
    EXPECT_FALSE(readWhole(file, text)) << file;
    return text;
}

// As versions before kept it.
Digest quickDigest(const std::string& pin) {
    return Hasher("kickdoor pin 1").add(pin).digest();
}

// A message as versions before kept it.
JsonValue wireForm(const Message& message) {
    const auto frame = encode(message);
    return jsonText(hexOf(std::span(frame).subspan(kFrameHeader)));
}

class ServerPrivate : public testing::Test {
protected:
    Folder folder;
    NetWorld world{serverOptions(folder.path())};
};

#ifndef _WIN32
TEST_F(ServerPrivate, EveryFileIsItsOwnersAlone) {
    fs::permissions(folder.path(), fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
    fs::permissions(folder.path() / "tables.journal", fs::perms::owner_read | fs::perms::owner_write |
                                                          fs::perms::group_read | fs::perms::others_read);
    world.killServer();
    world.table = *world.server->makeTable(newTable(4));
    world.join("Waits", 1);
    world.wait(NetTime(400));
    EXPECT_TRUE(fs::exists(lobbyFile(folder.path(), world.table)));
    world.players.clear();
    world.seatPeople(2, 1, 3, newTable(3));
    for (int i = 0; i < 5; ++i) world.round();
    constexpr auto kOthers = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(folder.path()).permissions() & kOthers, fs::perms::none);
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder.path())) {
        EXPECT_EQ(entry.status().permissions() & kOthers, fs::perms::none) << entry.path();
        ++files;
    }
    EXPECT_GE(files, 5) << "journal, game, lobby, packs and their folder";
}
#endif

TEST_F(ServerPrivate, APinIsKeptSaltedAndStillAskedFor) {
    world.seatPeople(2, 1, 3, newTable(3));
    const fs::path file = keptFile(folder.path(), world.server->table(world.table)->game()->key());
    const std::string text = contentOf(file);
    EXPECT_EQ(text.find(hexOf(quickDigest("1234"))), std::string::npos);
    world.killServer();
    Player& guest = world.join("Guess", 9, true);
    EXPECT_EQ(guest.entered, 1) << "joins with 1234";
    Player wrong("Wrong", 1);
    wrong.connect(*world.server, world.now);
    wrong.session().enter(world.table, "1235", "Wrong", true);
    for (int i = 0; i < 4; ++i) {
        wrong.wire->pump(world.now);
        world.settle();
    }
    ASSERT_FALSE(wrong.refused.empty());
    EXPECT_EQ(wrong.refused.back(), NetReason::WrongPin);
    // Another server salts the same PIN otherwise.
    KeptTable one;
    std::string error;
    ASSERT_TRUE(readKept(text, one, error)) << error;
    EXPECT_NE(TablePin("1234").kept().digest, one.pin.digest);
}

TEST_F(ServerPrivate, AFileOfAnEarlierVersionIsReadAndKeptAnew) {
    world.seatPeople(2, 1, 3, newTable(3));
    const fs::path file = keptFile(folder.path(), world.server->table(world.table)->game()->key());
    KeptTable kept;
    std::string error;
    ASSERT_TRUE(readKept(contentOf(file), kept, error)) << error;
    JsonParse old = parseJson(contentOf(file));
    ASSERT_TRUE(old.ok());
    const auto change = [&old](std::string_view key, JsonValue value) {
        const auto at = std::find(old.value.keys.begin(), old.value.keys.end(), key);
        ASSERT_NE(at, old.value.keys.end()) << key;
        old.value.items[static_cast<std::size_t>(at - old.value.keys.begin())] = std::move(value);
    };
    change("pin", jsonText(hexOf(quickDigest("1234"))));
    change("salt", jsonText(""));
    change("version", jsonInt(1));
    change("options", wireForm(SetOptions{3, kept.options}));
    change("committed", wireForm(kept.deal.committed));
    change("opened", wireForm(Started{kept.deal.opened}));
    std::ofstream(file, std::ios::binary) << writeJson(old.value);
    world.killServer();
    ASSERT_TRUE(world.server->lostGames().empty());
    EXPECT_EQ(contentOf(file).find(hexOf(quickDigest("1234"))), std::string::npos) << "salted since";
    EXPECT_EQ(world.join("Guest", 9, true).entered, 1);
    world.killServer();
    ASSERT_TRUE(world.server->lostGames().empty());
    EXPECT_EQ(world.join("Other", 9, true).entered, 1);
}

}  // namespace
