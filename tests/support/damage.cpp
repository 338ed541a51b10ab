#include "support/damage.h"

#include <vector>

namespace tests {
namespace {

using kickdoor::JsonValue;

void collect(JsonValue& value, std::vector<JsonValue*>& out) {
    out.push_back(&value);
    for (JsonValue& item : value.items) collect(item, out);
}

// Limits and their neighbours, and what a field is most likely to be compared with.
constexpr std::int64_t kNumbers[] = {0,  1,  2,   3,   4,   5,   6,   7,     8,     10, 15, 16,        20,
                                     63, 64, 127, 128, 254, 255, 256, 32767, 65535, -1, -2, 4294967295};

void change(JsonValue& root, std::uint8_t where, std::uint8_t further, std::uint8_t how, std::uint8_t what) {
    std::vector<JsonValue*> all;
    collect(root, all);
    JsonValue& target = *all[(static_cast<std::size_t>(where) * 256 + further) % all.size()];
    const JsonValue other = *all[(static_cast<std::size_t>(what) * 97 + how) % all.size()];
    switch (how % 8) {
        case 0:
        case 1:
            target.kind = JsonValue::Kind::Int;
            target.integer = kNumbers[what % std::size(kNumbers)];
            target.items.clear();
            target.keys.clear();
            break;
        case 2:
            if (other.isString()) target = other;
            break;
        case 3: target = other; break;
        case 4:
            if (target.items.empty()) break;
            target.items.erase(target.items.begin() +
                               static_cast<std::ptrdiff_t>(what % target.items.size()));
            if (target.isObject())
                target.keys.erase(target.keys.begin() +
                                  static_cast<std::ptrdiff_t>(what % target.keys.size()));
            break;
        case 5:
            if (target.isArray() && !target.items.empty())
                target.items.push_back(target.items[what % target.items.size()]);
            break;
        case 6:
            if (target.isArray() && target.items.size() > 1)
                std::swap(target.items.front(), target.items[what % target.items.size()]);
            break;
        default:
            if (target.isObject() && !other.isObject()) {
                for (std::size_t i = 0; i < target.keys.size(); ++i)
                    if (i == what % target.keys.size()) target.items[i] = other;
            }
            break;
    }
}

}  // namespace

void damage(JsonValue& document, std::span<const std::uint8_t> bytes) {
    for (std::size_t i = 0; i + 3 < bytes.size(); i += 4)
        change(document, bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]);
}

}  // namespace tests
