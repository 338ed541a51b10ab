// Digests are those that other programs compute, and no two inputs run into one.
#include "net/wire/digest.h"

#include <gtest/gtest.h>

#include "net/wire/fairness.h"

namespace {

using namespace kickdoor::net;

std::span<const std::uint8_t> bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

TEST(Digests, AreTheStandardOnes) {
    EXPECT_EQ(hexOf(sha256(bytes("abc"))),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    // RFC 4231, test case 2
    EXPECT_EQ(hexOf(hmacSha256(bytes("Jefe"), bytes("what do ya want for nothing?"))),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Digests, KeepPartsApart) {
    EXPECT_NE(Hasher("x").add("ab").add("c").digest(), Hasher("x").add("a").add("bc").digest());
    EXPECT_NE(Hasher("x").add("a").digest(), Hasher("y").add("a").digest());
}

TEST(Digests, SecretsDiffer) {
    EXPECT_NE(randomSecret(), randomSecret());
    EXPECT_NE(randomToken(), randomToken());
    EXPECT_TRUE(sameSecretly(Token{1}, Token{1}));
    EXPECT_FALSE(sameSecretly(Token{1}, Token{2}));
}

TEST(Fairness, EverySecretCounts) {
    const Secret host{1};
    std::vector<OpenedSecret> members = {{1, Secret{2}}, {4, Secret{3}}};
    const GameChance chance = chanceOf(host, members);
    EXPECT_NE(chanceOf(Secret{9}, members).cards, chance.cards);
    members[1].secret[31] = 1;
    const GameChance other = chanceOf(host, members);
    EXPECT_NE(other.cards, chance.cards);
    EXPECT_NE(other.bots, chance.bots);
    // All 256 bits of a digest are in the key, and what bots pick tells none of them.
    for (std::size_t i = 0; i < chance.cards.key.size(); ++i)
        EXPECT_NE(other.cards.key[i], chance.cards.key[i]);
    EXPECT_NE(chance.bots, std::uint64_t{chance.cards.key[1]} << 32U | chance.cards.key[0]);
    EXPECT_NE(commitmentOf(host), sha256(host));
}

TEST(Fairness, TheChainStandsForAllThatWasPlayed) {
    const Committed agreed;
    Chain a(agreed);
    Chain b(agreed);
    EXPECT_EQ(a.link(), b.link());
    Committed other;
    other.round = 1;
    EXPECT_NE(Chain(other).link(), a.link());
    a.add(Secret{1}, "one");
    b.add(Secret{1}, "two");
    EXPECT_NE(a.link(), b.link());
    a.add(Secret{1}, "three");
    b.add(Secret{1}, "three");
    EXPECT_NE(a.link(), b.link());
    EXPECT_EQ(a.number(), 2U);
    Chain c(agreed);
    c.add(Secret{2}, "one");
    Chain d(agreed);
    d.add(Secret{1}, "one");
    EXPECT_NE(c.link(), d.link()) << "a link tells nothing without the secret";
}

}  // namespace
