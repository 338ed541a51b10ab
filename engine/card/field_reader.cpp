#include "card/field_reader.h"

#include <algorithm>

#include "base/json_build.h"
#include "base/nearest_word.h"

namespace kickdoor {
namespace {

bool isKeyLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

bool isKey(std::string_view text) {
    return !text.empty() && text.front() != '-' && text.back() != '-' &&
           std::all_of(text.begin(), text.end(), isKeyLetter);
}

bool isColour(std::string_view text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

// "8a4a2a" and "#84a" as they are meant; empty if it is no colour.
std::string colourIn(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    std::string colour = "#";
    for (const char digit : text) colour += text.size() == 3 ? std::string(2, digit) : std::string(1, digit);
    return isColour(colour) ? colour : std::string();
}

bool isPlainText(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
}

// In code points, so that an accented UTF-8 letter counts as one.
int lengthOf(std::string_view text) {
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::string rangeText(int least, int most) {
    return std::to_string(least) + " to " + std::to_string(most);
}

FieldReader::FieldReader(Reporter& reporter, const JsonValue& object, const JsonPlace& place,
                         std::span<const FieldSpec> specs, std::optional<CardKind> kind)
    : reporter_(reporter), object_(object), place_(place), specs_(specs) {
    if (expectKind(reporter, object, place, JsonValue::Kind::Object)) checkNames(kind);
}

void FieldReader::checkNames(std::optional<CardKind> kind) const {
    const auto belongs = [&](const FieldSpec& spec) { return !kind || (spec.kinds & kindBit(*kind)) != 0; };
    for (const std::string& key : object_.keys) {
        const FieldSpec* spec = specOfField(key);
        if (spec == nullptr) {
            std::vector<std::string_view> names;
            for (const FieldSpec& known : specs_)
                if (belongs(known)) names.push_back(known.name);
            reporter_.report(placeOf(quotable(key)), unknownWord("field", key, names),
                             mendOfField(place_.text(), object_, key, names));
        } else if (!belongs(*spec)) {
            reporter_.report(placeOf(key),
                             "a card of kind '" + std::string(wordOf(*kind)) + "' has no '" + key + "'",
                             mendByRemoving(placeOf(key).text()));
        }
    }
    for (const FieldSpec& spec : specs_)
        if (spec.required && belongs(spec) && object_.find(spec.name) == nullptr)
            reporter_.report(place_, "'" + std::string(spec.name) + "' is missing", mendOfMissing(spec));
}

std::optional<Mend> FieldReader::mendOfMissing(const FieldSpec& spec) const {
    std::optional<JsonValue> value;
    if (spec.type == FieldType::Number)
        value = jsonInt(std::max(1, spec.least));
    else if (const std::string text = textFromOthers(spec); !text.empty())
        value = jsonText(text);
    if (!value) return std::nullopt;
    return mendBySetting(placeOf(spec.name).text(), std::move(*value));
}

// An id from the name, a name from the id, an identity's key from the card's id.
std::string FieldReader::textFromOthers(const FieldSpec& spec) const {
    const auto other = [&](std::string_view name) {
        const JsonValue* value = find(name);
        return value != nullptr && value->isString() && specOfField(name) != nullptr ? value->text
                                                                                     : std::string();
    };
    if (spec.type == FieldType::IdentityKey) return other("id");
    if (spec.name == "id" || spec.name == "key") return idFromName(other("name"));
    if (spec.name == "name" && isKey(other("id"))) return nameFromId(other("id"));
    return {};
}

std::optional<Mend> FieldReader::mendOfText(const FieldSpec& spec, const std::string& text) const {
    std::string better;
    if (spec.type == FieldType::Key) {
        better = textFromOthers(spec);
        if (better.empty()) better = idFromName(text);
    } else if (spec.type == FieldType::Colour) {
        better = colourIn(text);
    } else if (lengthOf(text) < spec.least) {
        better = textFromOthers(spec);
    } else {
        for (const char c : text)
            if (c != '<' && isPlainText({&c, 1})) better += c;
    }
    const int length = lengthOf(better);
    if (better.empty() || better == text || length < spec.least || length > spec.most) return std::nullopt;
    return mendBySetting(placeOf(spec.name).text(), jsonText(better));
}

const FieldSpec* FieldReader::specOfField(std::string_view name) const {
    for (const FieldSpec& spec : specs_)
        if (spec.name == name) return &spec;
    return nullptr;
}

int FieldReader::number(std::string_view name, int fallback) const {
    const JsonValue* value = find(name);
    const FieldSpec* spec = specOfField(name);
    if (value == nullptr || spec == nullptr) return fallback;
    return readNumber(reporter_, *value, placeOf(name), {spec->least, spec->most}).value_or(fallback);
}

bool FieldReader::flag(std::string_view name) const {
    const JsonValue* value = find(name);
    return value != nullptr && expectKind(reporter_, *value, placeOf(name), JsonValue::Kind::Bool) &&
           value->boolean;
}

std::string FieldReader::text(std::string_view name) const {
    const JsonValue* value = find(name);
    const FieldSpec* spec = specOfField(name);
    if (value == nullptr || spec == nullptr) return {};
    const JsonPlace place = placeOf(name);
    if (!expectKind(reporter_, *value, place, JsonValue::Kind::String)) return {};
    std::string_view trouble;
    if (spec->type == FieldType::Key && !isKey(value->text))
        trouble = "may hold only letters, digits and inner hyphens";
    if (spec->type == FieldType::Colour && !isColour(value->text)) trouble = "must be a colour as #rrggbb";
    if (!isPlainText(value->text)) trouble = "holds control characters";
    // Where texts are shown, '<' begins a mark, such as a picture to fetch.
    if (value->text.find('<') != std::string::npos) trouble = "must not hold '<'";
    const int length = lengthOf(value->text);
    if (length < spec->least || length > spec->most) {
        reporter_.report(place, "must be " + rangeText(spec->least, spec->most) + " characters long",
                         mendOfText(*spec, value->text));
        return {};
    }
    if (!trouble.empty()) {
        reporter_.report(place, "'" + quotable(value->text) + "' " + std::string(trouble),
                         mendOfText(*spec, value->text));
        return {};
    }
    return value->text;
}

int FieldReader::wordIndex(std::string_view name) const {
    const JsonValue* value = find(name);
    const FieldSpec* spec = specOfField(name);
    if (value == nullptr || spec == nullptr) return -1;
    return readWord(reporter_, *value, placeOf(name), name, wordsOfField(spec->type));
}

std::uint32_t FieldReader::wordBits(std::string_view name) const {
    const JsonValue* value = find(name);
    const FieldSpec* spec = specOfField(name);
    if (value == nullptr || spec == nullptr) return 0;
    const JsonPlace place = placeOf(name);
    if (!expectKind(reporter_, *value, place, JsonValue::Kind::Array)) return 0;
    if (value->items.empty())
        reporter_.report(place, "the list is empty",
                         spec->required ? std::nullopt : std::optional(mendByRemoving(place.text())));
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < value->items.size(); ++i) {
        const JsonPlace at{&place, {}, static_cast<int>(i)};
        const int index = readWord(reporter_, value->items[i], at, name, wordsOfField(spec->type));
        if (index < 0) continue;
        const std::uint32_t one = 1U << static_cast<unsigned>(index);
        if ((bits & one) != 0) reporter_.report(at, "named twice", mendByRemoving(at.text()));
        bits |= one;
    }
    return bits;
}

int readWord(Reporter& reporter, const JsonValue& value, const JsonPlace& place, std::string_view what,
             std::span<const std::string_view> words) {
    if (!expectKind(reporter, value, place, JsonValue::Kind::String)) return -1;
    const auto found = std::find(words.begin(), words.end(), value.text);
    if (found != words.end()) return static_cast<int>(found - words.begin());
    reporter.report(place, unknownWord("word for '" + std::string(what) + "':", value.text, words),
                    mendByNearest(place.text(), value.text, words));
    return -1;
}

std::optional<int> readNumber(Reporter& reporter, const JsonValue& value, const JsonPlace& place,
                              NumberRange range) {
    if (!expectKind(reporter, value, place, JsonValue::Kind::Int)) return std::nullopt;
    if (value.integer < range.least || value.integer > range.most) {
        const std::int64_t nearest = std::clamp<std::int64_t>(value.integer, range.least, range.most);
        reporter.report(
            place, "must be " + rangeText(range.least, range.most) + ", not " + std::to_string(value.integer),
            mendBySetting(place.text(), jsonInt(nearest)));
        return std::nullopt;
    }
    return static_cast<int>(value.integer);
}

bool expectKind(Reporter& reporter, const JsonValue& value, const JsonPlace& place, JsonValue::Kind kind) {
    if (value.kind == kind) return true;
    reporter.report(place,
                    "must be " + std::string(nameOf(kind)) + ", not " + std::string(nameOf(value.kind)),
                    mendOfKind(place.text(), value, kind));
    return false;
}

}  // namespace kickdoor
