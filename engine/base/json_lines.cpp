#include "base/json_lines.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace kickdoor {
namespace {

constexpr int kMaxDepth = 64;

// Walks over a text that need not be right: every step either moves on or ends the walk.
class Walk {
public:
    explicit Walk(std::string_view text) : text_(text) {}

    std::size_t at() const { return at_; }
    char next() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char wanted) {
        if (next() != wanted) return false;
        ++at_;
        return true;
    }
    // Without the quotes; escapes are left as they are.
    bool string(std::string_view& content) {
        if (!take('"')) return false;
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        if (at_ >= text_.size()) return false;
        content = text_.substr(from, at_ - from);
        ++at_;
        return true;
    }
    bool skipValue(int depth = 0) {
        if (depth > kMaxDepth) return false;
        std::string_view ignored;
        switch (next()) {
            case '"': return string(ignored);
            case '{':
            case '[': return skipContainer(depth);
            case '\0': return false;
            default: break;
        }
        const std::size_t from = at_;
        while (at_ < text_.size() &&
               std::string_view(",]} \t\r\n").find(text_[at_]) == std::string_view::npos)
            ++at_;
        return at_ > from;
    }

private:
    bool skipContainer(int depth) {
        const bool object = text_[at_++] == '{';
        const char closing = object ? '}' : ']';
        if (take(closing)) return true;
        do {
            std::string_view key;
            if (object && !(string(key) && take(':'))) return false;
            if (!skipValue(depth + 1)) return false;
        } while (take(','));
        return take(closing);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

// Moves to the value of one part of the place; false, and not moved, where there is none.
bool enter(Walk& walk, std::string_view part) {
    Walk inner = walk;
    if (inner.take('{')) {
        std::string_view key;
        do {
            if (!inner.string(key) || !inner.take(':')) return false;
            if (key == part) {
                walk = inner;
                return true;
            }
            if (!inner.skipValue()) return false;
        } while (inner.take(','));
        return false;
    }
    int index = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), index);
    if (error != std::errc() || end != part.data() + part.size() || !inner.take('[')) return false;
    for (; index > 0; --index)
        if (!inner.skipValue() || !inner.take(',')) return false;
    walk = inner;
    return inner.next() != ']';
}

}  // namespace

int lineOfPlace(std::string_view text, std::string_view place) {
    Walk walk(text);
    while (place.starts_with('/')) {
        place.remove_prefix(1);
        const std::string_view part = place.substr(0, place.find('/'));
        place.remove_prefix(part.size());
        Walk inner = walk;
        if (!enter(inner, part)) break;
        walk = inner;
    }
    if (walk.next() == '\0') return 0;
    const std::string_view before = text.substr(0, walk.at());
    return 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
}

std::vector<std::string_view> textsOfItems(std::string_view text) {
    std::vector<std::string_view> items;
    Walk walk(text);
    if (!walk.take('[') || walk.next() == ']') return items;
    do {
        (void)walk.next();
        const std::size_t from = walk.at();
        if (!walk.skipValue()) return {};
        items.push_back(text.substr(from, walk.at() - from));
    } while (walk.take(','));
    if (!walk.take(']')) items.clear();
    return items;
}

}  // namespace kickdoor
