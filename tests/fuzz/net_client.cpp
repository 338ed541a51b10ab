// A hostile host: from some point of a game on it tells anything, in any order, between what is true. The
// client refuses it, or goes on; what it shows is always a view that the engine can read.
#include <cstdlib>
#include <optional>
#include <vector>

#include "net/wire/digest.h"
#include "net_support/fuzz_input.h"
#include "net_support/honest_host.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;

// Games of several sizes and editions, played once and told in part by every sequence. They get no further
// than a record can be checked in the time of some other sequences.
const tests::ToldGame& game(std::size_t which) {
    static const std::vector<tests::HonestTable> tables = {{1, {"original"}, 4},
                                                           {2, {"original"}, 3},
                                                           {3, {"grimm"}, 5},
                                                           {4, {"pathfinder"}, 4},
                                                           {5, {"shakespeare", "original"}, 3},
                                                           {6, {"original", "critical"}, 6}};
    static std::vector<std::optional<tests::ToldGame>> games(tables.size());
    std::optional<tests::ToldGame>& chosen = games[which % tables.size()];
    constexpr std::size_t kMost = 400;
    if (!chosen) chosen = tests::playedOnce(tables[which % tables.size()], Secret{9}, kMost);
    return *chosen;
}

void damageOne(std::vector<SeatEvent>& events, tests::FuzzInput& input) {
    if (events.empty()) return;
    SeatEvent& event = events[input.byte() % events.size()];
    switch (input.byte() % 4) {
        case 0:
            event.patch = {{{static_cast<std::uint16_t>(input.word() % sizeof(GameState)), 1}},
                           {input.byte()}};
            break;
        case 1: event.event.card = CardId(input.word()); break;
        case 2: event.event.number = static_cast<std::int16_t>(input.word()); break;
        default:
            if (!event.patch.bytes.empty())
                event.patch.bytes[input.word() % event.patch.bytes.size()] = input.byte();
    }
}

// Some bytes of the next view or of the next patch are others.
void damage(Message& message, tests::FuzzInput& input) {
    if (auto* views = std::get_if<Views>(&message)) {
        for (WireView& view : views->views)
            for (int i = input.byte() % 4; i > 0 && !view.bytes.empty(); --i)
                view.bytes[input.word() % view.bytes.size()] = input.byte();
    } else if (auto* happened = std::get_if<Happened>(&message)) {
        for (WireEvents& told : happened->views) damageOne(told.events, input);
    } else if (auto* past = std::get_if<RecallStart>(&message)) {
        if (input.flag()) past->commands = input.byte();
        if (input.flag()) past->number = input.word();
        for (int i = input.byte() % 3; i > 0 && !past->view.empty(); --i)
            past->view[input.word() % past->view.size()] = input.byte();
    } else if (auto* recalled = std::get_if<Recalled>(&message)) {
        damageOne(recalled->events, input);
    }
}

// A message as the host would say it, with bytes of the frame's body changed.
void tellGarbled(ClientSession& client, const Message& message, tests::FuzzInput& input, NetTime now) {
    std::vector<std::uint8_t> frame = encode(message);
    for (int i = input.byte() % 4; i >= 0; --i)
        frame[kFrameHeader + input.word() % (frame.size() - kFrameHeader)] = input.byte();
    client.received(frame, now);
}

// Offers a pack, true to its hash or not, and gives parts of it or of something else.
void sharePack(tests::HonestHost& host, ClientSession& client, tests::FuzzInput& input) {
    std::vector<std::uint8_t> bytes = input.run(input.byte());
    if (bytes.empty()) bytes.push_back(0);
    PackOffer offer{"original", "Rain", "1.0.0", "Ada", "CC0-1.0", {}, 1, 2, 3, {}, sha256(bytes)};
    offer.size = static_cast<std::uint32_t>(bytes.size() + (input.byte() % 4 == 0 ? 1 : 0));
    if (input.byte() % 4 != 0) host.tell(client, PackOffers{{offer}});
    if (input.flag()) client.fetchPack(offer.file);
    if (input.flag()) host.talk(client);
    if (input.byte() % 4 == 0) offer.file[0] ^= 1U;
    host.tell(client, PackPart{offer.file, input.byte() % 4 == 0 ? input.byte() : 0U, bytes});
    if (input.byte() % 8 == 0) client.stopFetching();
}

void step(tests::HonestHost& host, ClientSession& client, tests::FuzzInput& input) {
    switch (input.byte() % 16) {
        case 0:
        case 1:
        case 2:
            for (int i = input.byte() % 6; i >= 0; --i) host.play(client);
            break;
        case 3: host.talk(client); break;
        case 4: client.received(input.run(input.byte()), host.now); break;
        case 5: {
            std::vector<std::uint8_t> body = input.run(input.byte());
            std::vector<std::uint8_t> frame = {0, 0, 0, static_cast<std::uint8_t>(body.size())};
            frame.insert(frame.end(), body.begin(), body.end());
            client.received(frame, host.now);
            break;
        }
        case 6: {
            bool done = false;
            host.tamper = [&input, &done](Message& m) {
                if (!done) damage(m, input);
                done = true;
                return true;
            };
            if (input.byte() % 2 == 0 && client.view(Seat{0}) != nullptr)
                host.tell(client, host.views());
            else
                host.play(client);
            host.tamper = nullptr;
            break;
        }
        case 14: {
            HandShown shown{Seat(input.byte() % 8), Seat(input.byte() % 8), {}};
            for (int i = input.byte() % 4; i > 0; --i) shown.cards.push_back(DefId(input.word()));
            host.tell(client, shown);
            break;
        }
        case 15:
            if (input.flag())
                host.tell(client, Recalled{});
            else
                sharePack(host, client, input);
            break;
        case 7:
            tellGarbled(client, host.lobby(static_cast<TableStage>(input.byte() % 4)), input, host.now);
            break;
        case 8: tellGarbled(client, host.agreement(), input, host.now); break;
        case 9:
            // The check of a long record costs as much as a hundred other steps.
            if (host.lines.size() < 40 || input.byte() % 8 == 0) host.reveal(client);
            break;
        case 10:
            client.closed(host.now);
            host.reconnect(client);
            break;
        case 11: client.tick(host.now += NetTime(input.word())); break;
        case 12:
            client.setReady(input.byte() % 2 == 0);
            client.start();
            host.talk(client);
            break;
        default:
            if (client.stage() == ClientStage::Playing) {
                Command command;
                command.move.kind =
                    static_cast<CommandKind>(input.byte() % static_cast<int>(CommandKind::kCount));
                command.move.by = Seat{0};
                command.move.card = CardId(input.word());
                client.submit(command, nullptr);
                host.talk(client);
            }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 4 || size > 600) return 0;
    tests::FuzzInput input(data, size);
    const tests::ToldGame& told = game(input.byte());
    tests::HonestHost host(tests::shelf(), told, input.byte() * told.steps.size() / 256);
    tests::Looker screen;
    ClientSession client({"fuzz", &tests::shelf(), true, [&told] { return told.opened; }}, screen);
    screen.session = &client;
    const std::uint8_t how = input.byte() % 8;
    int left = 0;
    if (how == 7) {
        // The past or the first views are not what they were.
        left = input.byte() % 16;
        host.tamper = [&input, &left](Message& m) {
            if (left-- == 0) damage(m, input);
            return true;
        };
    }
    if (how % 4 != 0)
        host.begin(client);
    else
        client.connected(host, host.now);
    host.tamper = nullptr;
    for (int i = 0; i < 25 && !input.empty(); ++i) step(host, client, input);
    return 0;
}
