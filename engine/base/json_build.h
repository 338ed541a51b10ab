// Shorthand for writing JSON values.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "base/json.h"

namespace kickdoor {

inline JsonValue jsonText(std::string_view text) {
    JsonValue value;
    value.kind = JsonValue::Kind::String;
    value.text = text;
    return value;
}

inline JsonValue jsonInt(std::int64_t number) {
    JsonValue value;
    value.kind = JsonValue::Kind::Int;
    value.integer = number;
    return value;
}

inline JsonValue jsonReal(double number) {
    JsonValue value;
    value.kind = JsonValue::Kind::Real;
    value.real = number;
    return value;
}

inline JsonValue jsonBool(bool flag) {
    JsonValue value;
    value.kind = JsonValue::Kind::Bool;
    value.boolean = flag;
    return value;
}

inline JsonValue jsonList() {
    JsonValue value;
    value.kind = JsonValue::Kind::Array;
    return value;
}

inline JsonValue jsonObject() {
    JsonValue value;
    value.kind = JsonValue::Kind::Object;
    return value;
}

// The caller must not add a field twice.
inline void addField(JsonValue& object, std::string_view key, JsonValue value) {
    object.keys.emplace_back(key);
    object.items.push_back(std::move(value));
}

// Adds no empty value, so that documents show only differences from the defaults.
inline void addUnlessEmpty(JsonValue& object, std::string_view key, JsonValue value) {
    if (!value.items.empty()) addField(object, key, std::move(value));
}

template <class List, class ToJson>
JsonValue jsonListOf(const List& list, ToJson toJson) {
    JsonValue value = jsonList();
    for (const auto& item : list) value.items.push_back(toJson(item));
    return value;
}

}  // namespace kickdoor
