// ClientSession: verifies a finished game by replaying its record.
#include "io/journal.h"
#include "io/line_player.h"
#include "io/snapshot/snapshot.h"
#include "net/client/played_game.h"
#include "net/wire/fairness.h"
#include "net/wire/limits.h"
#include "rules/deal.h"
#include "rules/engine.h"
#include "table/game_files.h"
#include "view/view.h"

namespace kickdoor::net {
namespace {

using Result = Verification::Result;

constexpr std::size_t kChecksum = 9;  // of a journal's line: eight digits and a space
constexpr int kMaxDepth = 16;

// The first state of the game.
GameState dealt(const Game& game, const TableSetup& setup, const Rng& chance) {
    std::vector<Sex> sexes;
    for (const SeatSetup& seat : setup.seats) sexes.push_back(seat.sex);
    return newGame(game, static_cast<int>(sexes.size()), chance, sexes);
}

std::vector<std::string> namesOf(const TableSetup& setup) {
    std::vector<std::string> names;
    for (const SeatSetup& seat : setup.seats) names.push_back(seat.name);
    return names;
}

// Plays one line of the record. Returns an error; empty on success.
std::string playLine(LinePlayer& player, std::string_view line) {
    if (line.size() <= kChecksum) return "a line of the record is empty";
    const JsonParse json = parseJson(line.substr(kChecksum), {kMaxLine, kMaxDepth});
    if (!json.ok()) return json.error;
    try {
        return player.play(recordedCommandFromJson(JsonAt(json.value)));
    } catch (const ReadError& mistake) {
        return mistake.text();
    }
}

}  // namespace

std::string PlayedGame::compare(const Told& told, const GameState& state, const Digest& link) const {
    if (told.chain != Digest{} && told.chain != link) return "the chain was another one";
    for (std::size_t i = 0; i < told.views.size(); ++i) {
        const Seat seat = i == kMaxSeats ? kNoSeat : Seat(i);
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
    LinePlayer again(game_, namesOf(setup_), dealt(game_, setup_, chanceOf(host, secrets_).cards));
    Chain chain(agreed_);
    auto told = told_.begin();
    for (;;) {
        const std::uint32_t number = chain.number();
        if (told != told_.end() && told->number == number) {
            if (std::string mistake = compare(*told, again.state(), chain.link()); !mistake.empty())
                return {Result::Wrong, number, std::move(mistake)};
            ++told;
        }
        if (number == lines.size()) break;
        if (std::string mistake = playLine(again, lines[number]); !mistake.empty())
            return {Result::Wrong, number + 1, std::move(mistake)};
        chain.add(host, lines[number]);
    }
    if (told != told_.end()) return {Result::Wrong, told->number, "the record is too short"};
    return {ownCounted ? Result::Good : Result::Partly, chain.number(), {}};
}

std::string PlayedGame::journal(const Secret& host, const std::vector<std::string>& lines) const {
    OpenGame open;
    if (startGame(packs_, setup_, {}, open)) return {};
    // A record's seed is too short for the key made from all secrets.
    const GameState start = dealt(game_, setup_, chanceOf(host, secrets_).cards);
    open.record.start = snapshotToJson(*catalog_, start);
    std::string text = journalHeader(open.record);
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace kickdoor::net
