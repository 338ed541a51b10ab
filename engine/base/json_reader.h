// Reads a JSON document strictly. Every error names its place ("steps[3].expect.players.Ann"); unknown fields
// and words are errors.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"

namespace kickdoor {

// Thrown by JsonAt and caught by each document's reader; never leaves the engine's functions.
struct ReadError {
    std::string place;
    std::string cause;
    // "place: cause"
    std::string text() const { return place.empty() ? cause : place + ": " + cause; }
};

// A value and its place. Holds a reference; the document must outlive it.
class JsonAt {
public:
    explicit JsonAt(const JsonValue& value, std::string place = {})
        : value_(&value), place_(std::move(place)) {}

    const JsonValue& value() const { return *value_; }
    const std::string& place() const { return place_; }
    [[noreturn]] void fail(const std::string& cause) const;

    bool isNull() const { return value_->kind == JsonValue::Kind::Null; }
    bool isText() const { return value_->isString(); }
    bool isInt() const { return value_->isInt(); }
    bool isFlag() const { return value_->kind == JsonValue::Kind::Bool; }
    bool isList() const { return value_->isArray(); }
    bool isObject() const { return value_->isObject(); }

    const std::string& text(std::size_t longest = 4000) const;
    std::int64_t number(std::int64_t least, std::int64_t most) const;
    bool flag() const;
    std::vector<JsonAt> list(std::size_t longest = 4096) const;

    // Objects
    JsonAt at(std::string_view key) const;
    std::optional<JsonAt> find(std::string_view key) const;
    bool has(std::string_view key) const { return value_->find(key) != nullptr; }
    // Every field with its key, in the order of the text.
    std::vector<std::pair<std::string, JsonAt>> fields() const;
    // Fails if there is any other field.
    void allowOnly(std::span<const std::string_view> keys) const;
    void allowOnly(std::initializer_list<std::string_view> keys) const {
        allowOnly(std::span(keys.begin(), keys.size()));
    }

    // The index of a text among the words.
    std::size_t word(std::string_view what, std::span<const std::string_view> words) const;

private:
    void need(JsonValue::Kind kind) const;

    const JsonValue* value_;
    std::string place_;
};

template <class E>
E wordAs(const JsonAt& at, std::string_view what, std::span<const std::string_view> words) {
    return static_cast<E>(at.word(what, words));
}

}  // namespace kickdoor
