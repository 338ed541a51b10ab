// The game's end: its whole record, played again by this program.
#include "io/journal.h"
#include "io/replay.h"
#include "net/client/played_game.h"
#include "net/wire/fairness.h"
#include "view/view.h"

namespace kickdoor::net {
namespace {

using Result = Verification::Result;

}  // namespace

GameRecord PlayedGame::recordOf(const Secret& host) const {
    GameRecord record;
    record.packs = sources_;
    record.rules = setup_.rules;
    for (const PlayedSeat& seat : agreed_.seats)
        record.seats.push_back({seat.name, seat.sex, seat.colour, {}, seat.bot});
    record.seed = seedOf(host, secrets_);
    return record;
}

std::string PlayedGame::compare(const Told& told, const GameState& state, const Digest& link) const {
    if (told.chain != link) return "the chain was another one";
    for (std::size_t i = 0; i < told.views.size(); ++i) {
        const Seat seat = i == kMaxSeats ? kNoSeat : static_cast<Seat>(i);
        if (told.views[i] != 0 && told.views[i] != hashOf(viewOf(game_, state, seat)))
            return "a view was another one";
    }
    return {};
}

Verification PlayedGame::verify(const Secret& host, const std::vector<std::string>& lines, MemberId self,
                                const std::optional<Secret>& ownSecret) const {
    if (commitmentOf(host) != agreed_.host) return {Result::Wrong, 0, "the host's secret is another one"};
    bool ownCounted = false;
    for (const OpenedSecret& opened : secrets_)
        if (ownSecret && opened.member == self) {
            if (opened.secret != *ownSecret) return {Result::Wrong, 0, "my secret was replaced"};
            ownCounted = true;
        }
    std::string text = journalHeader(recordOf(host));
    for (const std::string& line : lines) text += line + '\n';
    JournalRead read = readJournal(text);
    if (!read.ok() || read.torn || read.record.commands.size() != lines.size())
        return {Result::Wrong, 0, "the record cannot be read: " + read.error};
    std::string error;
    const auto replay = Replay::open(std::move(read.record), error);
    if (!replay) return {Result::Wrong, 0, "the record makes no game: " + error};

    Chain chain(agreed_);
    auto told = told_.begin();
    for (;;) {
        const std::uint32_t number = chain.number();
        if (told != told_.end() && told->number == number) {
            if (std::string mistake = compare(*told, replay->state(), chain.link()); !mistake.empty())
                return {Result::Wrong, number, std::move(mistake)};
            ++told;
        }
        if (replay->atEnd()) break;
        if (!replay->step(error)) return {Result::Wrong, number + 1, error};
        chain.add(host, lines[number]);
    }
    if (told != told_.end()) return {Result::Wrong, told->number, "the record is too short"};
    return {ownCounted ? Result::Good : Result::Partly, chain.number(), {}};
}

}  // namespace kickdoor::net
