#include "card/mend.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

#include "base/json_build.h"
#include "base/nearest_word.h"

namespace kickdoor {
namespace {

constexpr double kLargestReal = 1e6;

std::optional<std::int64_t> numberIn(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<JsonValue> asKind(const JsonValue& value, JsonValue::Kind wanted) {
    using Kind = JsonValue::Kind;
    switch (wanted) {
        case Kind::Int:
            if (value.kind == Kind::Real && std::abs(value.real) < kLargestReal)
                return jsonInt(std::llround(value.real));
            if (const auto number = numberIn(value.text); value.isString() && number) return jsonInt(*number);
            break;
        case Kind::Bool:
            if (value.isString() && (value.text == "true" || value.text == "false"))
                return jsonBool(value.text == "true");
            if (value.isInt() && (value.integer == 0 || value.integer == 1))
                return jsonBool(value.integer == 1);
            break;
        case Kind::String:
            if (value.isInt()) return jsonText(std::to_string(value.integer));
            break;
        case Kind::Array:
            if (value.isObject() || (value.isString() && !value.text.empty())) {
                JsonValue list = jsonList();
                list.items.push_back(value);
                return list;
            }
            break;
        case Kind::Null:
        case Kind::Real:
        case Kind::Object: break;
    }
    return std::nullopt;
}

}  // namespace

Mend mendBySetting(std::string place, JsonValue value) {
    return {Mend::Kind::Set, std::move(place), std::move(value)};
}

Mend mendByRenaming(std::string place, std::string_view name) {
    return {Mend::Kind::Rename, std::move(place), jsonText(name)};
}

Mend mendByRemoving(std::string place) {
    return {Mend::Kind::Remove, std::move(place), {}};
}

std::optional<Mend> mendByNearest(std::string place, std::string_view word,
                                  std::span<const std::string_view> known) {
    const std::string_view near = nearestWord(word, known);
    if (near.empty()) return std::nullopt;
    return mendBySetting(std::move(place), jsonText(near));
}

std::optional<Mend> mendOfField(const std::string& place, const JsonValue& object, std::string_view field,
                                std::span<const std::string_view> known) {
    // Such a field has no place.
    if (field.empty() || field.find('/') != std::string_view::npos) return std::nullopt;
    const std::string at = place + "/" + std::string(field);
    const std::string_view near = nearestWord(field, known);
    if (near.empty()) return mendByRemoving(at);
    if (object.find(near) != nullptr) return std::nullopt;
    return mendByRenaming(at, near);
}

std::optional<Mend> mendOfKind(std::string place, const JsonValue& value, JsonValue::Kind wanted) {
    std::optional<JsonValue> same = asKind(value, wanted);
    if (!same || place.empty()) return std::nullopt;
    return mendBySetting(std::move(place), std::move(*same));
}

std::string idFromName(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '\'') continue;
        if (std::isalnum(code) != 0)
            id += static_cast<char>(std::tolower(code));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id;
}

std::string nameFromId(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', ' ');
    bool begins = true;
    for (char& c : name) {
        if (begins) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        begins = c == ' ';
    }
    return name;
}

}  // namespace kickdoor
