// Fetching a pack from the table: what is offered to whom, what is given out, and what neither side can be
// made to do.
#include <gtest/gtest.h>

#include <functional>

#include "net/wire/digest.h"
#include "net/wire/game_options.h"
#include "net_support/honest_host.h"
#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

// A guest whose shelf has nothing that the table plays.
struct Guest : ClientListener {
    void onView(Seat, const GameState&) override {}
    void onEvents(Seat, std::span<const SeatEvent>) override {}
    void onPackOffers(const PackOffers& m) override { offers = m; }
    void onPackPart(const PackOffer&, std::size_t received) override { parts.push_back(received); }
    void onPackFetched(const PackOffer& offer, const std::string& bytes) override {
        fetched = offer;
        file = bytes;
    }
    void onPackFailed(const PackOffer&, NetReason reason) override { failed = reason; }
    void onRefused(const Refused& m) override { refused.push_back(m.reason); }
    void onClosed(NetReason reason, const std::string&) override { closed = reason; }

    Folder folder;
    PackShelf shelf{folder.path()};
    ClientSession session{{"test", &shelf, false, {}}, *this};
    std::optional<PackOffers> offers;
    std::vector<std::size_t> parts;
    std::optional<PackOffer> fetched;
    std::string file;
    std::optional<NetReason> failed;
    std::vector<NetReason> refused;
    std::optional<NetReason> closed;
};

class ServerPacks : public testing::Test {
protected:
    void open(const std::string& bytes) {
        ServerOptions options = serverOptions();
        if (!bytes.empty())
            options.sharing = [this, bytes](const PackShelf&, const std::string& edition,
                                            const LoadedPacks&) -> std::optional<SharedPack> {
                ++asked;
                const std::span all(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
                PackOffer offer{edition,    " Rain\n",
                                "1.0.0",    "Ada",
                                "CC0-1.0",  std::string(900, 'w'),
                                7,          5,
                                9,          static_cast<std::uint32_t>(bytes.size()),
                                sha256(all)};
                return SharedPack{offer, std::make_shared<const std::string>(bytes)};
            };
        TableError error;
        server = TableServer::open(options, now, error);
        table = server->makeTable(newTable(3)).value();
        wire.connect(guest.session, *server, "10.0.0.2", now);
        guest.session.enter(table, "1234", "Guest", false);
        settle();
    }
    void settle() {
        server->flush(now);
        while (wire.pump(now)) server->flush(now);
    }
    Digest offered() const { return guest.offers.value().packs.at(0).file; }

    NetTime now{1'000};
    int asked = 0;
    Guest guest;
    MemoryWire wire;
    std::unique_ptr<TableServer> server;
    TableId table = 0;
};

std::string bytesOf(std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i * 31 + i / 977);
    return bytes;
}

TEST_F(ServerPacks, AGuestIsToldWhatItLacksAndFetchesItWhole) {
    const std::string bytes = bytesOf(1'300'000);
    open(bytes);
    ASSERT_TRUE(guest.offers.has_value());
    ASSERT_EQ(guest.offers->packs.size(), 1U);
    const PackOffer& offer = guest.offers->packs[0];
    EXPECT_EQ(offer.edition, "original");
    EXPECT_EQ(offer.name, "Rain") << "fit for the wire";
    EXPECT_EQ(offer.about.size(), kMaxNote);
    EXPECT_EQ(offer.size, bytes.size());
    EXPECT_TRUE(guest.parts.empty()) << "nothing is fetched unasked";
    guest.session.fetchPack(offer.file);
    settle();
    ASSERT_TRUE(guest.fetched.has_value());
    EXPECT_EQ(guest.file, bytes);
    EXPECT_EQ(guest.parts.size(), bytes.size() / kPackPart);
    EXPECT_EQ(asked, 1) << "the file is read once";
}

TEST_F(ServerPacks, TheLargestPackIsFetchedAlthoughRequestsAreLimited) {
    open(bytesOf(kMaxPack));
    guest.session.fetchPack(offered());
    for (int i = 0; i < 40 && !guest.fetched; ++i) {
        settle();
        now += NetTime(500);
        guest.session.tick(now);
        server->tick(now);
    }
    ASSERT_TRUE(guest.fetched.has_value());
    EXPECT_EQ(guest.file.size(), kMaxPack);
    EXPECT_FALSE(guest.closed.has_value());
}

TEST_F(ServerPacks, OnlyWhatWasOfferedIsGivenOut) {
    open(bytesOf(1000));
    Digest other = offered();
    other[0] ^= 1U;
    for (const AskPackPart& wish : {AskPackPart{other, 0}, AskPackPart{offered(), 1000}}) {
        guest.failed.reset();
        guest.session.fetchPack(offered());
        wire.say(encode(wish));
        guest.session.stopFetching();
        settle();
        EXPECT_FALSE(guest.fetched.has_value());
    }
    EXPECT_FALSE(guest.closed.has_value()) << "it is a refusal, not an attack";
}

TEST_F(ServerPacks, APackThatTheTableNoLongerPlaysIsNotGivenOut) {
    open(bytesOf(kPackPart + 1));
    const Digest file = offered();
    // The guest owns the table, but cannot set packs that only the host has; so the test says it for him.
    guest.session.fetchPack(file);
    GameOptions options = newTable(3).options;
    std::string error;
    options.packs = packIdsOf({"grimm"}, *shelf().load({"grimm"}, error));
    options.options = optionsOf(shelf().load({"grimm"}, error)->rules);
    wire.say(encode(SetOptions{3, options}));
    wire.say(encode(AskPackPart{file, 0}));
    settle();
    EXPECT_EQ(guest.session.lobby().options.packs.at(0).edition, "grimm");
    EXPECT_EQ(guest.failed, NetReason::PackNotOffered);
    EXPECT_FALSE(guest.fetched.has_value());
}

TEST_F(ServerPacks, AHostWithoutFilesSaysSo) {
    open({});
    ASSERT_TRUE(guest.offers.has_value());
    EXPECT_TRUE(guest.offers->packs.empty());
    wire.say(encode(AskPackPart{Digest{1}, 0}));
    settle();
    EXPECT_FALSE(guest.closed.has_value());
}

TEST_F(ServerPacks, WhoAsksForManyPartsAtOnceIsRefusedThem) {
    open(bytesOf(4'000'000));
    wire.keepsHeard = true;
    for (std::uint32_t i = 0; i < 15; ++i) wire.say(encode(AskPackPart{offered(), i}));
    settle();
    int parts = 0;
    for (const auto& frame : wire.heard)
        if (std::holds_alternative<PackPart>(decode(std::span(frame).subspan(kFrameHeader)).message)) ++parts;
    EXPECT_LE(parts, 4) << "as many as wait at once";
    EXPECT_GE(parts, 1);
}

// A host that is not to be believed.
class LyingHost : public testing::Test {
protected:
    LyingHost() {
        host.begin(client);
        PackOffer offer{"original", "Rain", "1.0.0", "Ada", "CC0-1.0", {}, 1, 2, 3, 500'000, {}};
        offer.file = sha256(bytes);
        PackOffer foreign = offer;
        foreign.edition = "elsewhere";
        host.tell(client, PackOffers{{foreign, offer}});
        EXPECT_EQ(client.packOffers().packs.size(), 1U) << "of packs that the table does not play";
        client.fetchPack(offer.file);
    }
    PackPart part(std::uint32_t from, std::size_t count) const {
        const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(from);
        return {sha256(bytes), from, {first, first + static_cast<std::ptrdiff_t>(count)}};
    }

    struct Screen : Looker {
        void onPackFetched(const PackOffer&, const std::string&) override { fetched = true; }
        void onPackFailed(const PackOffer&, NetReason reason) override { failed = reason; }
        bool fetched = false;
        std::optional<NetReason> failed;
    };
    std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(500'000, 9);
    Screen screen;
    HonestHost host{tests::shelf()};
    ClientSession client{{"test", &tests::shelf(), false, {}}, screen};
};

TEST_F(LyingHost, OtherBytesThanTheHashSaysAreDropped) {
    host.tell(client, part(0, kPackPart));
    host.tell(client, part(kPackPart, kPackPart));
    PackPart last = part(2 * kPackPart, 500'000 - 2 * kPackPart);
    last.bytes[5] ^= 1U;
    host.tell(client, last);
    EXPECT_FALSE(screen.fetched);
    EXPECT_EQ(screen.closed, NetReason::BadHost);
    EXPECT_TRUE(screen.failed.has_value());
}

TEST_F(LyingHost, PartsThatAreTooLongOrOutOfOrderAreRefused) {
    host.tell(client, part(0, kPackPart));
    host.tell(client, part(0, kPackPart));  // once more: late, nothing else
    EXPECT_FALSE(screen.closed.has_value());
    host.tell(client, part(kPackPart + 1, kPackPart));
    EXPECT_EQ(screen.closed, NetReason::BadHost);
    EXPECT_FALSE(screen.fetched);
}

TEST_F(LyingHost, WhatWasNotAskedForIsNotKept) {
    client.stopFetching();
    for (std::uint32_t from = 0; from < 3 * kPackPart; from += kPackPart)
        host.tell(client, part(from, std::min<std::size_t>(kPackPart, 500'000 - from)));
    EXPECT_FALSE(screen.fetched);
    EXPECT_FALSE(screen.closed.has_value());
}

TEST_F(LyingHost, AHostThatStopsGivingIsGivenUp) {
    for (int second = 1; second < 30; ++second) {
        host.now = NetTime(1000 * second);
        host.tell(client, Ping{1});
        client.tick(host.now);
    }
    EXPECT_EQ(screen.failed, NetReason::Silent);
    EXPECT_FALSE(screen.closed.has_value());
    const auto asked = [&] {
        host.talk(client);
        return std::count_if(host.heard.begin(), host.heard.end(),
                             [](const Message& m) { return std::holds_alternative<AskPackPart>(m); });
    };
    EXPECT_GT(asked(), 3) << "it asked again meanwhile";
}

}  // namespace
