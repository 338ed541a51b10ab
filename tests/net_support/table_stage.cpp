#include "net_support/table_stage.h"

#include <stdexcept>

#include "net/server/table_server.h"
#include "net/wire/codec.h"
#include "net/wire/digest.h"
#include "net/wire/fairness.h"
#include "net/wire/game_options.h"
#include "net_support/honest_host.h"
#include "rule_set/rule_fields.h"

namespace tests {

using namespace kickdoor;
using namespace kickdoor::net;

KeptTable keptTable(const std::vector<std::string>& editions, const Pace& pace, std::uint64_t seed,
                    bool criticalCombat) {
    KeptTable kept;
    std::string error;
    kept.id = 1;
    kept.key = 1;
    kept.name = "Table";
    kept.pin.needed = false;
    kept.options = gameOptions(shelf(), editions, pace, error).value();
    for (std::size_t i = 0; i < ruleFields().size(); ++i)
        if (ruleFields()[i].name == "criticalCombat") kept.options.options[i] = criticalCombat ? 1 : 0;
    kept.owner = 0;
    kept.deal.host = Secret{static_cast<std::uint8_t>(seed), static_cast<std::uint8_t>(seed >> 8U)};
    Committed& committed = kept.deal.committed;
    committed.host = commitmentOf(kept.deal.host);
    committed.packs = kept.options.packs;
    committed.options = kept.options.options;
    for (Seat seat{0}; seat < kSeats; ++seat) {
        const std::string name = "P" + std::to_string(seat);
        committed.seats.push_back({name, {}, Sex::Male, Control::Person, "greedy"});
        committed.members.push_back({seat, {}});
        kept.deal.opened.push_back({seat, {}});
        kept.members.push_back({seat, name, digestOfToken(Token{seat}), SeatSet::of(seat)});
    }
    return kept;
}

OpenGame openAt(const KeptTable& kept, const GameState* state) {
    std::vector<std::string> editions;
    for (const PackId& pack : kept.options.packs) editions.push_back(pack.edition);
    std::string error;
    const LoadedPacks* packs = shelf().load(editions, error);
    OpenGame open;
    PublicPast past;
    if (packs == nullptr || openDeal(kept.deal, *packs, {}, open, past)) throw std::runtime_error(error);
    if (state != nullptr) open.state = *state;
    return open;
}

Stage::Stage(const KeptTable& kept, OpenGame open, NetTime now) {
    home_ = {&shelf(), &journal_, {}, [] { return GameKey{2}; }, [](const TableError&) {}, randomSecret};
    table = NetTable::standing(kept, std::move(open), {}, nullptr, home_, now);
    for (MemberId member = 0; member <= kWatcher; ++member) entered_ = enter(member, now) && entered_;
}

bool Stage::enter(MemberId member, NetTime now) {
    sessions[member] = std::make_unique<ServerSession>(ends[member], "10.0.0.1", *this, now);
    sessions[member]->greet();
    Enter wish;
    wish.name = "Watcher";
    wish.watch = member == kWatcher;
    wish.past = true;
    if (member != kWatcher) wish.tokens.push_back(Token{static_cast<std::uint8_t>(member)});
    const bool in = table->enter(*sessions[member], wish, now) == NetReason::None;
    release();
    return in;
}

bool Stage::comeBack(MemberId member, NetTime now) {
    sessions[member]->closed(now);
    ends[member].frames.clear();
    return enter(member, now);
}

void Stage::say(MemberId member, const Message& message, NetTime now) {
    sessions[member]->received(encode(message), now);
    release();
}

void Stage::tick(NetTime now) {
    table->tick(now);
    release();
}

void Stage::release() {
    for (const auto& session : sessions) {
        if (!session) continue;
        session->seal();
        session->release();
    }
}

void Stage::onMessage(ServerSession& session, const Message& message, NetTime now) {
    if (session.table() != nullptr) session.table()->heard(session, message, now);
}

void Stage::onOver(ServerSession& session, NetTime now) {
    NetTable* at = session.table();
    session.leaveTable();
    if (at != nullptr) at->lost(session, now);
}

}  // namespace tests
