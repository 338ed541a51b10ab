// Makes sure that nobody can choose the cards, and nobody except the host can foresee them: docs/protocol.md,
// "Fairness".
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "io/record.h"
#include "net/wire/message.h"
#include "state/rng.h"

namespace kickdoor::net {

// The commitment to a secret, published before the secret is opened.
Digest commitmentOf(const Secret& secret);

// A game's chance, of the host's secret and all opened ones, in the order of their members.
struct GameChance {
    Rng cards;               // deals, shuffles, dice
    std::uint64_t bots = 0;  // TableSetup::seed: what the host's bots pick; tells nothing of the cards
};
GameChance chanceOf(const Secret& host, std::span<const OpenedSecret> members);

// A command as the journal has it, with the hash of the state it led to; without the line's end.
std::string lineOf(const RecordedCommand& command);

// The chain of a game: each link identifies all commands so far and their resulting states, but reveals
// nothing before the host's secret is known.
class Chain {
public:
    // Where it begins: with what was agreed on.
    explicit Chain(const Committed& agreed);
    // Goes on from a link.
    Chain(std::uint32_t number, const Digest& link) : number_(number), link_(link) {}

    // line: lineOf() the command.
    void add(const Secret& host, std::string_view line);
    std::uint32_t number() const { return number_; }
    const Digest& link() const { return link_; }

private:
    std::uint32_t number_ = 0;
    Digest link_{};
};

}  // namespace kickdoor::net
