#include "base/json_reader.h"

#include <algorithm>

#include "base/nearest_word.h"

namespace kickdoor {

void JsonAt::fail(const std::string& cause) const {
    throw ReadError{place_, cause};
}

void JsonAt::need(JsonValue::Kind kind) const {
    if (value_->kind != kind)
        fail("should be " + std::string(nameOf(kind)) + ", not " + std::string(nameOf(value_->kind)));
}

const std::string& JsonAt::text(std::size_t longest) const {
    need(JsonValue::Kind::String);
    if (value_->text.size() > longest) fail("is longer than " + std::to_string(longest) + " bytes");
    return value_->text;
}

std::int64_t JsonAt::number(std::int64_t least, std::int64_t most) const {
    need(JsonValue::Kind::Int);
    if (value_->integer < least || value_->integer > most)
        fail("must be from " + std::to_string(least) + " to " + std::to_string(most));
    return value_->integer;
}

bool JsonAt::flag() const {
    need(JsonValue::Kind::Bool);
    return value_->boolean;
}

std::vector<JsonAt> JsonAt::list(std::size_t longest) const {
    need(JsonValue::Kind::Array);
    if (value_->items.size() > longest) fail("has more than " + std::to_string(longest) + " entries");
    std::vector<JsonAt> out;
    out.reserve(value_->items.size());
    for (std::size_t i = 0; i < value_->items.size(); ++i)
        out.emplace_back(value_->items[i], place_ + "[" + std::to_string(i) + "]");
    return out;
}

namespace {

std::string within(const std::string& place, std::string_view key) {
    return place.empty() ? quotable(key) : place + "." + quotable(key);
}

}  // namespace

JsonAt JsonAt::at(std::string_view key) const {
    need(JsonValue::Kind::Object);
    if (const JsonValue* field = value_->find(key)) return JsonAt(*field, within(place_, key));
    fail("needs the field '" + std::string(key) + "'");
}

std::optional<JsonAt> JsonAt::find(std::string_view key) const {
    need(JsonValue::Kind::Object);
    if (const JsonValue* field = value_->find(key)) return JsonAt(*field, within(place_, key));
    return std::nullopt;
}

std::vector<std::pair<std::string, JsonAt>> JsonAt::fields() const {
    need(JsonValue::Kind::Object);
    std::vector<std::pair<std::string, JsonAt>> out;
    for (std::size_t i = 0; i < value_->keys.size(); ++i)
        out.emplace_back(value_->keys[i], JsonAt(value_->items[i], within(place_, value_->keys[i])));
    return out;
}

void JsonAt::allowOnly(std::span<const std::string_view> keys) const {
    need(JsonValue::Kind::Object);
    for (const std::string& key : value_->keys)
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) fail(unknownWord("field", key, keys));
}

std::size_t JsonAt::word(std::string_view what, std::span<const std::string_view> words) const {
    const std::string& given = text();
    const auto found = std::find(words.begin(), words.end(), given);
    if (found == words.end()) fail(unknownAmong(what, given, words));
    return static_cast<std::size_t>(found - words.begin());
}

}  // namespace kickdoor
