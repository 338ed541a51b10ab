#include "base/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/json_build.h"

namespace kickdoor {
namespace {

// Builds the value while the text is read, so that the limits act before memory is spent.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(JsonParse& result, std::string_view text, const JsonLimits& limits)
        : result_(result), text_(text), limits_(limits) {}

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add(jsonBool(value)); }
    bool number_integer(number_integer_t value) override { return add(jsonInt(value)); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(INT64_MAX)) return fail("a number is too large");
        return number_integer(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t value, const string_t&) override { return add(jsonReal(value)); }
    bool string(string_t& value) override {
        JsonValue v;
        v.kind = JsonValue::Kind::String;
        v.text = std::move(value);
        return add(std::move(v));
    }
    bool binary(binary_t&) override { return fail("binary data"); }
    bool start_object(std::size_t) override { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonValue::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        std::vector<std::string>& keys = open_.back().keys;
        if (std::find(keys.begin(), keys.end(), name) != keys.end())
            return fail("the field '" + name + "' is given twice");
        if (keys.size() >= limits_.maxFields) return fail("an object has too many fields");
        keys.push_back(std::move(name));
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        const std::size_t end = std::min(position > 0 ? position - 1 : 0, text_.size());
        const std::string_view before = text_.substr(0, end);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t lineStart =
            before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        return fail("not JSON at line " + std::to_string(line) + ", column " +
                    std::to_string(end - lineStart + 1));
    }

private:
    bool fail(std::string cause) {
        if (result_.error.empty()) result_.error = std::move(cause);
        return false;
    }
    bool open(JsonValue::Kind kind) {
        if (static_cast<int>(open_.size()) >= limits_.maxDepth)
            return fail("nested deeper than " + std::to_string(limits_.maxDepth) + " levels");
        JsonValue v;
        v.kind = kind;
        open_.push_back(std::move(v));
        return true;
    }
    bool close() {
        JsonValue done = std::move(open_.back());
        open_.pop_back();
        return add(std::move(done));
    }
    bool add(JsonValue value) {
        if (open_.empty())
            result_.value = std::move(value);
        else
            open_.back().items.push_back(std::move(value));
        return true;
    }

    JsonParse& result_;
    std::string_view text_;
    JsonLimits limits_;
    std::vector<JsonValue> open_;
};

nlohmann::ordered_json toLibrary(const JsonValue& value) {
    switch (value.kind) {
        case JsonValue::Kind::Null: break;
        case JsonValue::Kind::Bool: return value.boolean;
        case JsonValue::Kind::Int: return value.integer;
        case JsonValue::Kind::Real: return value.real;
        case JsonValue::Kind::String: return value.text;
        case JsonValue::Kind::Array: {
            auto list = nlohmann::ordered_json::array();
            for (const JsonValue& item : value.items) list.push_back(toLibrary(item));
            return list;
        }
        case JsonValue::Kind::Object: {
            auto object = nlohmann::ordered_json::object();
            for (std::size_t i = 0; i < value.keys.size(); ++i)
                object[value.keys[i]] = toLibrary(value.items[i]);
            return object;
        }
    }
    return nullptr;
}

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
    if (!isObject()) return nullptr;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i] == key) return &items[i];
    return nullptr;
}

std::string_view nameOf(JsonValue::Kind kind) {
    switch (kind) {
        case JsonValue::Kind::Null: return "null";
        case JsonValue::Kind::Bool: return "true or false";
        case JsonValue::Kind::Int: return "a whole number";
        case JsonValue::Kind::Real: return "a fraction";
        case JsonValue::Kind::String: return "a text";
        case JsonValue::Kind::Array: return "a list";
        case JsonValue::Kind::Object: return "an object";
    }
    return "";
}

JsonParse parseJson(std::string_view text, const JsonLimits& limits) {
    JsonParse result;
    if (text.size() > limits.maxBytes) {
        result.error = "longer than " + std::to_string(limits.maxBytes) + " bytes";
        return result;
    }
    try {
        Builder builder(result, text, limits);
        if (!nlohmann::json::sax_parse(text, &builder) && result.error.empty()) result.error = "not JSON";
    } catch (const std::exception& e) {
        result.error = e.what();
    }
    if (!result.ok()) result.value = {};
    return result;
}

std::string writeJson(const JsonValue& value) {
    return toLibrary(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace kickdoor
