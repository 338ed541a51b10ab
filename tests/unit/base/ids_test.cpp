#include "base/ids.h"

#include <gtest/gtest.h>

#include <tuple>
#include <type_traits>
#include <unordered_set>

namespace kickdoor {
namespace {

using AllIds = std::tuple<Seat, CardId, DefId, NodeRef, ListRef, IdentityId, IdentityType>;

template <class One, class Other>
concept Comparable = requires(One one, Other other) {
    one == other;
};

template <class To, class From>
constexpr bool strangers() {
    return std::is_same_v<To, From> ||
           (!std::is_convertible_v<From, To> && !std::is_constructible_v<To, From> &&
            !std::is_assignable_v<To&, From> && !Comparable<From, To>);
}
template <class One, class... Every>
constexpr bool strangerTo(std::tuple<Every...>*) {
    return (strangers<One, Every>() && ...);
}
template <class... Every>
constexpr bool allStrangers(std::tuple<Every...>* every) {
    return (strangerTo<Every>(every) && ...);
}
static_assert(allStrangers(static_cast<AllIds*>(nullptr)), "a card passed for a seat does not compile");

template <class OneId, class Integer>
constexpr bool isAsGoodAs() {
    return sizeof(OneId) == sizeof(Integer) && alignof(OneId) == alignof(Integer) &&
           std::is_trivial_v<OneId> && std::has_unique_object_representations_v<OneId>;
}
static_assert(isAsGoodAs<Seat, std::uint8_t>() && isAsGoodAs<CardId, std::uint16_t>() &&
              isAsGoodAs<DefId, std::uint16_t>() && isAsGoodAs<NodeRef, std::int16_t>());

static_assert(!std::is_convertible_v<int, Seat> && std::is_constructible_v<Seat, int>,
              "made from an integer only explicitly");
static_assert(std::is_convertible_v<Seat, int> && Comparable<Seat, int>, "an id is an index");

TEST(Ids, CountAndCompareLikeIntegers) {
    Seat seat{2};
    EXPECT_EQ(seat++, Seat{2});
    EXPECT_EQ(++seat, Seat{4});
    EXPECT_EQ(seat--, Seat{4});
    EXPECT_EQ(seat, 3);
    EXPECT_LT(seat, kNoSeat);
    EXPECT_EQ(CardId{}, CardId{0});
}

TEST(Ids, AreKeys) {
    const std::unordered_set<CardId> cards{CardId{1}, CardId{2}, CardId{1}};
    EXPECT_EQ(cards.size(), 2U);
}

}  // namespace
}  // namespace kickdoor
