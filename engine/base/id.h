// A small integer that names one kind of thing. As cheap as the integer, and passing a card for a seat does
// not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>

namespace kickdoor {

// Made from an integer only explicitly, used as one anywhere. Ids of two kinds neither convert into each
// other nor compare. `Tag` is a type of its own for each kind; it need not be complete.
template <class Tag, std::integral Rep>
class Id {
public:
    constexpr Id() = default;  // like an integer: without a value, but `Id{}` is 0
    template <std::integral Integer>
    constexpr explicit Id(Integer value) : value_(static_cast<Rep>(value)) {}

    constexpr operator Rep() const { return value_; }

    constexpr Id& operator++() {
        ++value_;
        return *this;
    }
    constexpr Id operator++(int) {
        const Id before = *this;
        ++value_;
        return before;
    }
    constexpr Id operator--(int) {
        const Id before = *this;
        --value_;
        return before;
    }

    friend constexpr bool operator==(Id, Id) = default;
    template <class Other, std::integral OtherRep>
    friend constexpr bool operator==(Id, Id<Other, OtherRep>) = delete;

private:
    Rep value_;
};

}  // namespace kickdoor

template <class Tag, class Rep>
struct std::hash<kickdoor::Id<Tag, Rep>> {
    std::size_t operator()(kickdoor::Id<Tag, Rep> id) const noexcept { return std::hash<Rep>()(id); }
};
