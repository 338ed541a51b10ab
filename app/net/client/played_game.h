// A game as a client sees it: its views, checked and folded, and the chain's link of each command.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "io/pack_shelf.h"
#include "io/snapshot/raw.h"
#include "net/client/client_listener.h"
#include "net/client/told_past.h"
#include "net/wire/message.h"

namespace kickdoor::net {

class PlayedGame {
public:
    // packs: those of the agreement; must outlive the game.
    PlayedGame(const LoadedPacks& packs, const RuleSet& rules, Committed agreed);

    const Game& game() const { return game_; }
    const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    const TableSetup& setup() const { return setup_; }
    std::span<const PackSource> packs() const { return packs_.sources; }
    const Committed& agreed() const { return agreed_; }
    const GameState* view(Seat seat) const;
    std::uint32_t number() const { return number_; }
    const Digest& chain() const { return chain_; }

    // These return the host's mistake; empty on success.
    std::string takeSecrets(const Started& started);
    // The public history, before any view.
    std::string takePast(const RecallStart& past);
    std::string recall(const Recalled& recalled);
    std::shared_ptr<const ToldPast> past() const { return past_; }
    // seats: those whose views are allowed besides the open one.
    std::string takeViews(const Views& views, SeatSet seats);
    std::string fold(const Happened& happened);
    // Whether the event fits the game as it stands; not if nothing is known of that yet.
    bool fits(const Event& event) const;

    // Replays the record from the revealed secret and compares everything received. ownSecret: of `self`, if
    // this program has one.
    Verification verify(const Secret& host, const std::vector<std::string>& lines, MemberId self,
                        const std::optional<Secret>& ownSecret) const;
    // The arguments of verify() as a journal (io/journal.h).
    std::string journal(const Secret& host, const std::vector<std::string>& lines) const;
    // verify() rejects longer records.
    static constexpr std::uint32_t kMostCommands = 100'000;

private:
    struct Told {
        std::uint32_t number = 0;
        Digest chain{};                                    // zero: of the history, which has no chain
        std::array<std::uint64_t, kMaxSeats + 1> views{};  // hashes; 0: not received
    };
    static std::size_t indexOf(Seat seat) { return seat == kNoSeat ? std::size_t{kMaxSeats} : seat; }
    std::string viewMistake(const GameState& view, Seat seat) const;
    std::string foldOne(GameState& view, Seat seat, const SeatEvent& event) const;
    std::string note(std::uint32_t number, const Digest& chain);
    std::string joinPast(const Views& views);
    std::string compare(const Told& told, const GameState& state, const Digest& link) const;

    const LoadedPacks& packs_;
    std::shared_ptr<const Catalog> catalog_;
    Committed agreed_;
    TableSetup setup_;
    Game game_;
    RawStates raw_;
    std::vector<OpenedSecret> secrets_;
    bool started_ = false;
    std::array<std::unique_ptr<GameState>, kMaxSeats + 1> views_;
    std::uint32_t number_ = 0;
    Digest chain_{};
    std::vector<Told> told_;  // rising

    std::shared_ptr<ToldPast> past_;
    GameState pastView_;          // where it has led so far
    std::uint32_t pastLeft_ = 0;  // commands
    std::size_t pastBytes_ = 0;
    std::vector<Told> pastTold_;
};

// Checks that the agreement is consistent: seats, names, lists. Returns a mistake; empty: none.
std::string mistakeIn(const Committed& agreed);

}  // namespace kickdoor::net
