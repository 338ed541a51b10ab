#include "pack/check_pack.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/json_build.h"
#include "base/json_lines.h"
#include "card/linter.h"
#include "text/card_text.h"

namespace kickdoor {
namespace {

class Places {
public:
    explicit Places(const Kickpack& pack) : pack_(pack) {
        for (const ArchiveFile& file : pack.files) {
            const JsonParse parsed = parseJson(file.text);
            if (!parsed.value.isArray()) continue;
            for (std::size_t i = 0; i < parsed.value.items.size(); ++i)
                if (const JsonValue* id = parsed.value.items[i].find("id"); id != nullptr && id->isString())
                    cards_.emplace(id->text, std::pair(&file, "/" + std::to_string(i)));
        }
    }

    bool has(const std::string& card) const { return cards_.contains(card); }

    // A place within a card.
    PackFinding ofCard(const std::string& card, const std::string& place) const {
        const auto& [file, root] = cards_.at(card);
        return at(*file, root + place, card);
    }
    PackFinding ofError(const PackError& error) const {
        PackFinding finding{true, error.file, 0, error.card, error.place, error.cause};
        for (const ArchiveFile& file : pack_.files)
            if (pack_.facts.key + "/" + file.path == error.file) finding = at(file, error.place, error.card);
        finding.cause = error.cause;
        finding.mend = error.mend;
        return finding;
    }
    // Within a card or, without one, in edition.json.
    void addMend(PackFinding& finding, std::optional<Mend> mend) const {
        if (!mend) return;
        if (finding.card.empty())
            finding.file = pack_.facts.key + "/edition.json";
        else
            mend->place = cards_.at(finding.card).second + mend->place;
        finding.mend = std::move(mend);
    }

private:
    PackFinding at(const ArchiveFile& file, const std::string& place, const std::string& card) const {
        const int line = place.empty() ? 0 : lineOfPlace(file.text, place);
        return {true, pack_.facts.key + "/" + file.path, line, card, place, {}};
    }

    const Kickpack& pack_;
    std::map<std::string, std::pair<const ArchiveFile*, std::string>> cards_;
};

// The tags of packs that it needs are not its business, nor are their decks. A card may well be like one of
// theirs.
bool concerns(const LintFinding& finding, const Kickpack& pack, const Places& places, bool alone) {
    if (finding.acrossPacks) return false;
    if (!finding.card.empty()) return places.has(finding.card);
    return alone || finding.cause.find("'" + pack.facts.key + "'") != std::string::npos;
}

void addHints(const Kickpack& pack, const Balance& balance, const Places& places,
              std::vector<PackFinding>& findings) {
    for (const auto& [name, text] : pack.source().files) {
        const JsonParse parsed = parseJson(text);
        if (!parsed.value.isArray()) continue;
        for (const JsonValue& card : parsed.value.items) {
            const JsonValue* id = card.find("id");
            if (id == nullptr || !places.has(id->text)) continue;
            for (const Balance::Hint& hint : balance.hintsFor(card)) {
                PackFinding finding = places.ofCard(id->text, hint.place);
                finding.error = false;
                finding.cause = hint.cause;
                places.addMend(finding, hint.mend);
                findings.push_back(std::move(finding));
            }
        }
    }
}

// Played beside packs that it does not name, it cannot do without them.
std::optional<PackFinding> unnamedNeed(const Kickpack& pack, const PackCheck& how) {
    if (how.before.empty() || !pack.facts.needs.empty() || loadKickpack(pack, how.shelves, {}).ok())
        return {};
    JsonValue needs = jsonList();
    needs.items.push_back(jsonText(how.before.front()));
    return PackFinding{false,
                       pack.facts.key + "/edition.json",
                       0,
                       {},
                       {},
                       "uses what only '" + how.before.front() + "' has: name that pack under needs",
                       mendBySetting("/needs", std::move(needs))};
}

}  // namespace

std::string PackFinding::text() const {
    std::string out = (error ? "error: " : "warning: ") + file;
    if (line > 0) out += ":" + std::to_string(line);
    if (!place.empty()) out += ":" + place;
    if (!card.empty()) out += " (" + card + ")";
    return out + ": " + cause;
}

std::vector<PackFinding> checkPack(const Kickpack& pack, const PackCheck& how) {
    const Places places(pack);
    std::vector<PackFinding> findings;
    const LoadedKickpack loaded = loadKickpack(pack, how.shelves, how.before);
    for (const PackError& error : loaded.errors) findings.push_back(places.ofError(error));
    if (!loaded.ok()) return findings;
    if (auto need = unnamedNeed(pack, how)) findings.push_back(std::move(*need));
    const Catalog& catalog = loaded.result.catalog;
    LintContext context{loaded.result.editions, how.hasIcon, {}, {}, how.nearIcon};
    if (how.texts != nullptr)
        context.textProblems = [&](DefId def) {
            const bool own = catalog[def].packIndex + 1U == catalog.packs.size();
            return own ? cardTextProblems(*how.texts, catalog, def, loaded.result.rules)
                       : std::vector<std::string>();
        };
    for (const LintFinding& found : lint(catalog, context)) {
        if (!concerns(found, pack, places, loaded.sources.size() == 1)) continue;
        PackFinding finding = found.card.empty() ? PackFinding{true, pack.facts.key, 0, {}, found.place, {}}
                                                 : places.ofCard(found.card, found.place);
        finding.error = found.severity == Severity::Error;
        finding.cause = found.cause;
        places.addMend(finding, found.mend);
        findings.push_back(std::move(finding));
    }
    if (how.balance != nullptr) addHints(pack, *how.balance, places, findings);
    return findings;
}

}  // namespace kickdoor
