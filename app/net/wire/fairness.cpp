#include "net/wire/fairness.h"

#include "io/journal.h"
#include "net/wire/codec.h"
#include "net/wire/digest.h"

namespace kickdoor::net {

Digest commitmentOf(const Secret& secret) {
    return Hasher("kickdoor commitment 1").add(std::span<const std::uint8_t>(secret)).digest();
}

namespace {

Digest digestOf(std::string_view purpose, const Secret& host, std::span<const OpenedSecret> members) {
    Hasher hasher(purpose);
    hasher.add(std::span<const std::uint8_t>(host));
    for (const OpenedSecret& opened : members)
        hasher.add(std::uint64_t{opened.member}).add(std::span<const std::uint8_t>(opened.secret));
    return hasher.digest();
}

}  // namespace

GameChance chanceOf(const Secret& host, std::span<const OpenedSecret> members) {
    GameChance chance;
    // Little-endian words, as in ChaCha's key.
    const Digest key = digestOf("kickdoor cards 1", host, members);
    for (std::size_t i = 0; i < key.size(); ++i)
        chance.cards.key[i / 4] |= std::uint32_t{key[i]} << (8U * (i % 4));
    const Digest bots = digestOf("kickdoor bots 1", host, members);
    for (std::size_t i = 0; i < 8; ++i) chance.bots = chance.bots << 8U | bots[i];
    return chance;
}

std::string lineOf(const RecordedCommand& command) {
    std::string line = journalLine(command);
    line.pop_back();
    return line;
}

Chain::Chain(const Committed& agreed) : link_(Hasher("kickdoor chain 1").add(encode(agreed)).digest()) {}

void Chain::add(const Secret& host, std::string_view line) {
    ++number_;
    // The key prevents guessing hidden cards and choices from a link.
    std::vector<std::uint8_t> bytes(line.begin(), line.end());
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(number_ >> shift));
    const Digest sealed = hmacSha256(host, bytes);
    link_ = Hasher("kickdoor link 1")
                .add(std::span<const std::uint8_t>(link_))
                .add(std::span<const std::uint8_t>(sealed))
                .digest();
}

}  // namespace kickdoor::net
