// A JSON document as a plain value, read from untrusted text. Only one source file includes the JSON library,
// which is slow to compile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kickdoor {

struct JsonValue {
    enum class Kind : std::uint8_t { Null, Bool, Int, Real, String, Array, Object };

    Kind kind = Kind::Null;
    bool boolean = false;
    std::int64_t integer = 0;
    double real = 0;
    std::string text;
    // An object's keys stand beside its items, in the order of the text.
    std::vector<std::string> keys;
    std::vector<JsonValue> items;

    bool isInt() const { return kind == Kind::Int; }
    bool isString() const { return kind == Kind::String; }
    bool isArray() const { return kind == Kind::Array; }
    bool isObject() const { return kind == Kind::Object; }
    // Null when there is no such field.
    const JsonValue* find(std::string_view key) const;
};

// "a number", "a list": for messages.
std::string_view nameOf(JsonValue::Kind kind);

struct JsonLimits {
    std::size_t maxBytes = 1'000'000;
    int maxDepth = 32;
    std::size_t maxFields = 512;  // of one object: looking for repeated keys is quadratic
};

struct JsonParse {
    JsonValue value;
    std::string error;  // empty: no error; otherwise one line with the place in the text
    bool ok() const { return error.empty(); }
};

// Never throws. Also refuses duplicate keys, numbers out of range and invalid UTF-8.
JsonParse parseJson(std::string_view text, const JsonLimits& limits = {});

// Compact and with fields in their order: equal values give equal text.
std::string writeJson(const JsonValue& value);

}  // namespace kickdoor
