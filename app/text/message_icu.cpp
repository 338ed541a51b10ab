#ifdef KICKDOOR_WITH_ICU

#    include <unicode/listformatter.h>
#    include <unicode/messagepattern.h>
#    include <unicode/msgfmt.h>
#    include <unicode/plurrule.h>
#    include <unicode/uchar.h>
#    include <unicode/unistr.h>

#    include <algorithm>

#    include "text/message.h"

namespace kickdoor {
namespace {

icu::UnicodeString fromUtf8(std::string_view text) {
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string toUtf8(const icu::UnicodeString& text) {
    std::string out;
    text.toUTF8String(out);
    return out;
}

void addOnce(std::vector<std::string>& all, const std::string& one) {
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

// The cases of the selection that begins with this part.
std::vector<std::string> choicesOf(const icu::MessagePattern& pattern, std::int32_t start) {
    std::vector<std::string> choices;
    const std::int32_t end = pattern.getLimitPartIndex(start);
    for (std::int32_t i = start + 1; i < end; ++i) {
        if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_MSG_START) i = pattern.getLimitPartIndex(i);
        if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_SELECTOR)
            choices.push_back(toUtf8(pattern.getSubstring(pattern.getPart(i))));
    }
    return choices;
}

MessageShape shapeOf(const icu::MessagePattern& pattern) {
    MessageShape shape;
    for (std::int32_t i = 0; i < pattern.countParts(); ++i) {
        const icu::MessagePattern::Part& start = pattern.getPart(i);
        if (start.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        const std::string name = toUtf8(pattern.getSubstring(pattern.getPart(i + 1)));
        addOnce(shape.wanted, name);
        if (start.getArgType() != UMSGPAT_ARG_TYPE_SELECT)
            addOnce(shape.shown, name);
        else if (name == "form")
            for (const std::string& form : choicesOf(pattern, i)) addOnce(shape.forms, form);
        if (start.getArgType() == UMSGPAT_ARG_TYPE_PLURAL) shape.plurals.push_back(choicesOf(pattern, i));
    }
    return shape;
}

// Replaces a hyphen before a number by a minus sign: ICU uses a hyphen in many languages.
void spellMinus(icu::UnicodeString& text) {
    for (std::int32_t i = 0; i + 1 < text.length(); ++i)
        if (text[i] == u'-' && u_isdigit(text[i + 1])) text.replace(i, 1, icu::UnicodeString(u'\u2212'));
}

class IcuMessage : public Message {
public:
    IcuMessage(const icu::MessageFormat& format, MessageShape shape)
        : Message(std::move(shape)), format_(format) {}

    std::string format(std::span<const MessageValue> values) const override {
        std::vector<icu::UnicodeString> names;
        std::vector<icu::Formattable> formattables;
        for (const MessageValue& value : values) {
            names.push_back(fromUtf8(value.name));
            if (value.isNumber)
                formattables.emplace_back(value.number);
            else
                formattables.emplace_back(fromUtf8(value.text));
        }
        const bool below = std::any_of(values.begin(), values.end(),
                                       [](const MessageValue& value) { return value.number < 0; });
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString out;
        format_.format(names.data(), formattables.data(), static_cast<std::int32_t>(values.size()), out,
                       status);
        if (below) spellMinus(out);
        return U_SUCCESS(status) ? toUtf8(out) : std::string("[") + u_errorName(status) + "]";
    }

private:
    icu::MessageFormat format_;
};

}  // namespace

bool messagesAvailable() {
    return true;
}

std::unique_ptr<Message> compileMessage(std::string_view pattern, const std::string& locale,
                                        std::string& error) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where;
    const icu::UnicodeString text = fromUtf8(pattern);
    const icu::MessagePattern parsed(text, &where, status);
    icu::MessageFormat format(text, icu::Locale(locale.c_str()), where, status);
    if (U_FAILURE(status)) {
        error = std::string(u_errorName(status)) + " at " + std::to_string(where.offset);
        return nullptr;
    }
    return std::make_unique<IcuMessage>(format, shapeOf(parsed));
}

std::vector<std::string> missingPlurals(const std::vector<std::string>& choices, const std::string& locale) {
    constexpr int kEveryPattern = 1000;  // plural rules depend on the last two digits, and on zero
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(icu::Locale(locale.c_str()), status));
    std::vector<std::string> missing;
    const auto named = [&](const std::string& choice) {
        return std::find(choices.begin(), choices.end(), choice) != choices.end();
    };
    for (std::int32_t n = 0; U_SUCCESS(status) && n < kEveryPattern; ++n) {
        const std::string form = toUtf8(rules->select(n));
        if (!named(form) && !named("=" + std::to_string(n))) addOnce(missing, form);
    }
    return missing;
}

std::string joinWords(std::span<const std::string> parts, Joining how, const std::string& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(
        icu::Locale(locale.c_str()), how == Joining::And ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_OR,
        ULISTFMT_WIDTH_WIDE, status));
    std::vector<icu::UnicodeString> strings;
    for (const std::string& part : parts) strings.push_back(fromUtf8(part));
    icu::UnicodeString out;
    if (U_SUCCESS(status))
        formatter->format(strings.data(), static_cast<std::int32_t>(strings.size()), out, status);
    return toUtf8(out);
}

std::string withCapital(const std::string& text, const std::string& locale) {
    icu::UnicodeString whole = fromUtf8(text);
    const std::int32_t firstLength = whole.moveIndex32(0, 1);
    if (firstLength == 0 || u_isalpha(whole.char32At(0)) == 0) return text;
    icu::UnicodeString first(whole, 0, firstLength);
    first.toUpper(icu::Locale(locale.c_str()));
    return toUtf8(first + icu::UnicodeString(whole, firstLength));
}

}  // namespace kickdoor

#endif
