#ifdef KICKDOOR_WITH_ICU

#    include <unicode/listformatter.h>
#    include <unicode/messagepattern.h>
#    include <unicode/msgfmt.h>
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

std::vector<std::string> argumentNames(const icu::MessagePattern& pattern) {
    std::vector<std::string> names;
    for (std::int32_t i = 0; i < pattern.countParts(); ++i) {
        const auto type = pattern.getPartType(i);
        if (type != UMSGPAT_PART_TYPE_ARG_NAME && type != UMSGPAT_PART_TYPE_ARG_NUMBER) continue;
        std::string name = toUtf8(pattern.getSubstring(pattern.getPart(i)));
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    }
    return names;
}

class IcuMessage : public Message {
public:
    IcuMessage(const icu::MessageFormat& format, std::vector<std::string> names)
        : format_(format), names_(std::move(names)) {}

    const std::vector<std::string>& wanted() const override { return names_; }

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
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString out;
        format_.format(names.data(), formattables.data(), static_cast<std::int32_t>(values.size()), out,
                       status);
        return U_SUCCESS(status) ? toUtf8(out) : std::string("[") + u_errorName(status) + "]";
    }

private:
    icu::MessageFormat format_;
    std::vector<std::string> names_;
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
    return std::make_unique<IcuMessage>(format, argumentNames(parsed));
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
