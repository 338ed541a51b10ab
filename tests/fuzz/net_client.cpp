// A hostile host: a game told honestly up to some point, then anything, in any order. The client refuses it,
// or goes on; what it shows is always a view that the engine can read.
#include <cstdlib>

#include "net_support/fuzz_input.h"
#include "net_support/honest_host.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;

// Some bytes of the next view or of the next patch are others.
void damage(Message& message, tests::FuzzInput& input) {
    if (auto* views = std::get_if<Views>(&message)) {
        for (WireView& view : views->views)
            for (int i = input.byte() % 4; i > 0 && !view.bytes.empty(); --i)
                view.bytes[input.word() % view.bytes.size()] = input.byte();
    } else if (auto* happened = std::get_if<Happened>(&message)) {
        for (WireEvents& told : happened->views) {
            if (told.events.empty()) continue;
            SeatEvent& event = told.events[input.byte() % told.events.size()];
            switch (input.byte() % 4) {
                case 0:
                    event.patch = {{{static_cast<std::uint16_t>(input.word() % sizeof(GameState)), 1}},
                                   {input.byte()}};
                    break;
                case 1: event.event.card = input.word(); break;
                case 2: event.event.number = static_cast<std::int16_t>(input.word()); break;
                default:
                    if (!event.patch.bytes.empty())
                        event.patch.bytes[input.word() % event.patch.bytes.size()] = input.byte();
            }
        }
    }
}

// A message as the host would say it, with bytes of the frame's body changed.
void tellGarbled(ClientSession& client, const Message& message, tests::FuzzInput& input, NetTime now) {
    std::vector<std::uint8_t> frame = encode(message);
    for (int i = input.byte() % 4; i >= 0; --i)
        frame[kFrameHeader + input.word() % (frame.size() - kFrameHeader)] = input.byte();
    client.received(frame, now);
}

void step(tests::HonestHost& host, ClientSession& client, tests::FuzzInput& input) {
    switch (input.byte() % 14) {
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
            if (input.byte() % 2 == 0 && client.view(0) != nullptr)
                host.tell(client, host.views());
            else
                host.play(client);
            host.tamper = nullptr;
            break;
        }
        case 7:
            tellGarbled(client, host.lobby(static_cast<TableStage>(input.byte() % 4)), input, host.now);
            break;
        case 8: tellGarbled(client, host.agreement(), input, host.now); break;
        case 9: host.reveal(client); break;
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
                command.move.by = 0;
                command.move.card = input.word();
                client.submit(command, nullptr);
                host.talk(client);
            }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 4 || size > 600) return 0;
    tests::FuzzInput input(data, size);
    tests::HonestHost host(tests::shelf(), input.byte());
    tests::Looker screen;
    const Secret secret{input.byte()};
    ClientSession client({"fuzz", &tests::shelf(), true, [&secret] { return secret; }}, screen);
    screen.session = &client;
    if (input.byte() % 4 != 0)
        host.begin(client);
    else
        client.connected(host, host.now);
    for (int i = 0; i < 25 && !input.empty(); ++i) step(host, client, input);
    return 0;
}
