// A message's fields with their bounds, named once for writing and reading (describe.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/fixed_vector.h"
#include "net/wire/cbor.h"
#include "net/wire/clean_text.h"
#include "net/wire/limits.h"

namespace kickdoor::net {

template <class T>
struct NumberField {
    T& value;
    std::int64_t least;
    std::int64_t most;
};
template <class E>
struct WordField {
    E& value;
    std::int64_t count;
};
struct FlagField {
    bool& value;
};
struct SeatField {
    Seat& value;
};
struct SeatsField {
    std::uint8_t& bits;
};
struct TextField {
    std::string& value;
    std::size_t longest;
};
template <std::size_t N>
struct DigestField {
    std::array<std::uint8_t, N>& value;
};
struct BytesField {
    std::vector<std::uint8_t>& value;
    std::size_t longest;
};
// Of things that have a describe() of their own.
template <class List>
struct ListField {
    List& value;
    std::size_t most;
};
// Of things that are one field each, as `field` makes it.
template <class List, class Field>
struct EachField {
    List& value;
    std::size_t most;
    Field field;
};
template <class T>
struct PartField {
    T& value;
};

template <class T>
NumberField<T> number(T& value, std::int64_t least, std::int64_t most) {
    return {value, least, most};
}
template <std::integral T>
NumberField<T> number(T& value) {
    return {value, std::int64_t{std::numeric_limits<T>::min()}, std::int64_t{std::numeric_limits<T>::max()}};
}
template <class Tag, std::integral Rep>
NumberField<Id<Tag, Rep>> number(Id<Tag, Rep>& id) {
    return {id, std::int64_t{std::numeric_limits<Rep>::min()}, std::int64_t{std::numeric_limits<Rep>::max()}};
}
template <class E>
WordField<E> word(E& value, E count) {
    return {value, static_cast<std::int64_t>(count)};
}
inline FlagField flag(bool& value) {
    return {value};
}
// 0 to 5, or kNoSeat.
inline SeatField seat(Seat& value) {
    return {value};
}
inline SeatsField seats(std::uint8_t& bits) {
    return {bits};
}
inline TextField text(std::string& value, std::size_t longest) {
    return {value, longest};
}
template <std::size_t N>
DigestField<N> digest(std::array<std::uint8_t, N>& value) {
    return {value};
}
inline BytesField bytes(std::vector<std::uint8_t>& value, std::size_t longest) {
    return {value, longest};
}
template <class List>
ListField<List> list(List& value, std::size_t most) {
    return {value, most};
}
template <class List, class Field>
EachField<List, Field> each(List& value, std::size_t most, Field field) {
    return {value, most, field};
}
template <class T>
PartField<T> part(T& value) {
    return {value};
}

class MessageWriter {
public:
    explicit MessageWriter(std::vector<std::uint8_t>& out) : out_(out) {}

    template <class... Field>
    void fields(Field... field) {
        out_.list(sizeof...(field));
        (put(field), ...);
    }

    template <class T>
    void put(NumberField<T> f) {
        out_.number(static_cast<std::int64_t>(f.value));
    }
    template <class E>
    void put(WordField<E> f) {
        out_.number(static_cast<std::int64_t>(f.value));
    }
    void put(FlagField f) { out_.flag(f.value); }
    void put(SeatField f) { out_.number(f.value); }
    void put(SeatsField f) { out_.number(f.bits); }
    void put(TextField f) { out_.text(cleaned(f.value, f.longest)); }
    template <std::size_t N>
    void put(DigestField<N> f) {
        out_.bytes(f.value);
    }
    void put(BytesField f) { out_.bytes(f.value); }
    template <class List>
    void put(ListField<List> f) {
        out_.list(f.value.size());
        for (auto& item : f.value) describe(*this, item);
    }
    template <class List, class Field>
    void put(EachField<List, Field> f) {
        out_.list(f.value.size());
        for (auto& item : f.value) put(f.field(item));
    }
    template <class T>
    void put(PartField<T> f) {
        describe(*this, f.value);
    }
    CborWriter& raw() { return out_; }

private:
    CborWriter out_;
};

class MessageReader {
public:
    explicit MessageReader(std::span<const std::uint8_t> bytes) : in_(bytes) {}
    bool ok() const { return ok_; }
    bool atEnd() const { return in_.atEnd(); }
    CborReader& raw() { return in_; }

    template <class... Field>
    void fields(Field... field) {
        const auto items = in_.list(sizeof...(field));
        ok_ = ok_ && items && *items == sizeof...(field);
        (get(field), ...);
    }

    template <class T>
    void get(NumberField<T> f) {
        f.value = static_cast<T>(numberIn(f.least, f.most));
    }
    template <class E>
    void get(WordField<E> f) {
        f.value = static_cast<E>(numberIn(0, f.count - 1));
    }
    void get(FlagField f) {
        const auto found = ok_ ? in_.flag() : std::nullopt;
        ok_ = found.has_value();
        f.value = found.value_or(false);
    }
    void get(SeatField f) {
        f.value = Seat(numberIn(0, kNoSeat));
        ok_ = ok_ && (f.value < kMaxSeats || f.value == kNoSeat);
    }
    void get(SeatsField f) { f.bits = static_cast<std::uint8_t>(numberIn(0, (1U << kMaxSeats) - 1U)); }
    void get(TextField f) {
        const auto found = ok_ ? in_.text(f.longest) : std::nullopt;
        ok_ = found && isClean(*found);
        if (ok_) f.value = *found;
    }
    template <std::size_t N>
    void get(DigestField<N> f) {
        const auto found = ok_ ? in_.bytes(N) : std::nullopt;
        ok_ = found && found->size() == N;
        if (ok_) std::copy(found->begin(), found->end(), f.value.begin());
    }
    void get(BytesField f) {
        const auto found = ok_ ? in_.bytes(f.longest) : std::nullopt;
        ok_ = found.has_value();
        if (ok_) f.value.assign(found->begin(), found->end());
    }
    template <class List>
    void get(ListField<List> f) {
        items(f.value, f.most, [this](auto& item) { describe(*this, item); });
    }
    template <class List, class Field>
    void get(EachField<List, Field> f) {
        items(f.value, f.most, [this, &f](auto& item) { this->get(f.field(item)); });
    }
    template <class T>
    void get(PartField<T> f) {
        describe(*this, f.value);
    }

private:
    std::int64_t numberIn(std::int64_t least, std::int64_t most) {
        const auto found = ok_ ? in_.number() : std::nullopt;
        ok_ = found && *found >= least && *found <= most;
        return ok_ ? *found : least;
    }
    // Room is made item by item, as each turns out to be there.
    template <class List, class Read>
    void items(List& out, std::size_t most, Read read) {
        const auto count = ok_ ? in_.list(most) : std::nullopt;
        ok_ = count.has_value();
        for (std::size_t i = 0; ok_ && i < *count; ++i) {
            typename List::value_type item{};
            read(item);
            if (ok_) out.push_back(std::move(item));
        }
    }

    CborReader in_;
    bool ok_ = true;
};

}  // namespace kickdoor::net
