#include "card/pack_facts.h"

#include <algorithm>
#include <charconv>

#include "base/json_build.h"
#include "base/nearest_word.h"

namespace kickdoor {
namespace {

constexpr int kMaxVersionPart = 99'999;

std::optional<int> versionPart(std::string_view digits) {
    const bool leadingZero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || digits.size() > 5 || leadingZero) return std::nullopt;
    if (!std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value <= kMaxVersionPart ? std::optional(value) : std::nullopt;
}

// "v1.2" as "1.2.0": the numbers in it, the missing ones 0.
std::optional<Mend> mendOfVersion(std::string_view text) {
    PackVersion version;
    std::size_t part = 0;
    for (std::size_t at = 0; at < text.size() && part < version.parts.size();) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (end > at) {
            std::string_view digits = text.substr(at, end - at);
            while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
            const std::optional<int> number = versionPart(digits);
            if (!number) return std::nullopt;
            version.parts.at(part++) = *number;
        }
        at = end + 1;
    }
    if (part == 0) return std::nullopt;
    return mendBySetting("/version", jsonText(version.text()));
}

std::string textOf(const JsonValue& object, std::string_view name) {
    const JsonValue* value = object.find(name);
    return value != nullptr && value->isString() ? value->text : std::string();
}

void readNeeds(Reporter& reporter, const JsonValue& list, PackFacts& facts) {
    const JsonPlace root;
    const JsonPlace place{&root, "needs", -1};
    if (!expectKind(reporter, list, place, JsonValue::Kind::Array)) return;
    if (list.items.size() > kMaxNeeds) {
        reporter.report(place, "more than " + std::to_string(kMaxNeeds) + " packs");
        return;
    }
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        const JsonPlace at{&place, {}, static_cast<int>(i)};
        if (!expectKind(reporter, list.items[i], at, JsonValue::Kind::String)) continue;
        const std::string& key = list.items[i].text;
        if (key == facts.key)
            reporter.report(at, "a pack cannot need itself", mendByRemoving(at.text()));
        else if (std::find(facts.needs.begin(), facts.needs.end(), key) != facts.needs.end())
            reporter.report(at, "named twice", mendByRemoving(at.text()));
        else
            facts.needs.push_back(key);
    }
}

}  // namespace

std::string PackVersion::text() const {
    return std::to_string(parts[0]) + "." + std::to_string(parts[1]) + "." + std::to_string(parts[2]);
}

std::optional<PackVersion> parsePackVersion(std::string_view text) {
    PackVersion version;
    for (std::size_t i = 0; i < version.parts.size(); ++i) {
        const std::size_t dot = i + 1 < version.parts.size() ? text.find('.') : text.size();
        if (dot == std::string_view::npos) return std::nullopt;
        const std::optional<int> part = versionPart(text.substr(0, dot));
        if (!part) return std::nullopt;
        version.parts.at(i) = *part;
        text.remove_prefix(std::min(dot + 1, text.size()));
    }
    return version;
}

PackFacts decodePackFacts(Reporter& reporter, const JsonValue& edition) {
    PackFacts facts{textOf(edition, "id"),
                    textOf(edition, "name"),
                    textOf(edition, "about"),
                    textOf(edition, "author"),
                    std::nullopt,
                    textOf(edition, "licence"),
                    {}};
    const JsonPlace root;
    if (const std::string version = textOf(edition, "version"); !version.empty()) {
        facts.version = parsePackVersion(version);
        if (!facts.version)
            reporter.report({&root, "version", -1},
                            "'" + quotable(version) + "' is no version; three numbers, such as 1.0.2, are",
                            mendOfVersion(version));
    }
    if (const JsonValue* needs = edition.find("needs")) readNeeds(reporter, *needs, facts);
    return facts;
}

PackFacts packFactsOf(std::string_view editionText) {
    const JsonParse parsed = parseJson(editionText);
    Reporter ignored;
    return parsed.ok() ? decodePackFacts(ignored, parsed.value) : PackFacts();
}

std::vector<std::string> lackedForSharing(const PackFacts& facts) {
    std::vector<std::string> lacked;
    if (facts.author.empty()) lacked.emplace_back("'author' is missing: who made the pack");
    if (!facts.version) lacked.emplace_back("'version' is missing: three numbers, such as 1.0.0");
    if (facts.licence.empty())
        lacked.emplace_back("'licence' is missing: what others may do with the pack, such as CC-BY-SA-4.0");
    return lacked;
}

}  // namespace kickdoor
