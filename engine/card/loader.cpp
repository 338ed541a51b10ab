#include "card/loader.h"

#include <algorithm>
#include <exception>
#include <map>

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "card/card_decoder.h"
#include "card/pack_facts.h"
#include "card/strings_file.h"

namespace kickdoor {
namespace {

constexpr std::size_t kKeptOfId = 44;       // before a number
constexpr std::size_t kMaxIdentities = 64;  // bits of the engine's identity sets

struct CardFile {
    std::string file;
    std::size_t pack = 0;
    JsonValue cards;  // an array
};

struct Need {
    std::string file;
    std::string by;
    std::string key;
};

class Loader {
public:
    LoadResult load(std::span<const PackSource> packs) {
        if (packs.empty()) return failed("no pack is given");
        if (packs.size() > kMaxPacks) return failed("too many packs at once");
        for (std::size_t i = 0; i < packs.size(); ++i) {
            readPack(packs[i], i);
            if (i == 0) typesOfBase_ = catalog().identityTypes.size();
        }
        checkNeeds();
        claimIdentities();
        readCards();
        if (reporter_.errors().empty()) nodes_.resolveCards();
        if (reporter_.errors().empty()) summarise();
        return finish();
    }

private:
    LoadResult failed(std::string cause) {
        result_.errors = {{{}, {}, {}, std::move(cause)}};
        return std::move(result_);
    }

    void readPack(const PackSource& pack, std::size_t index) {
        const std::string folder = quotable(pack.name) + "/";
        if (pack.files.size() > kMaxPackFiles) {
            reporter_.report({folder, {}, {}, "more than " + std::to_string(kMaxPackFiles) + " files"});
            return;
        }
        bool hasEdition = false;
        for (const auto& [name, text] : pack.files) {
            if (isStringsFile(name)) continue;
            reporter_.enterFile(folder + name);
            JsonParse parsed = parseJson(text, {kMaxPackFileBytes, 32});
            if (!parsed.ok()) {
                reporter_.report(JsonPlace{}, parsed.error);
            } else if (name == "edition.json") {
                hasEdition = true;
                readEdition(parsed.value);
            } else if (expectKind(reporter_, parsed.value, JsonPlace{}, JsonValue::Kind::Array)) {
                files_.push_back({reporter_.file(), index, std::move(parsed.value)});
            }
            if (name == "edition.json") hasEdition = true;
        }
        if (!hasEdition) reporter_.report({folder, {}, {}, "edition.json is missing"});
        if (result_.editions.size() <= index) result_.editions.emplace_back();
    }

    void readEdition(const JsonValue& json) {
        EditionInfo info = decodeEdition(catalog(), doublings_, reporter_, json);
        for (const EditionInfo& other : result_.editions)
            if (other.key == info.key)
                reporter_.report(JsonPlace{}, "'" + info.key + "' is the id of another pack, too");
        for (std::string& key : decodePackFacts(reporter_, json).needs)
            needs_.push_back({reporter_.file(), info.key, std::move(key)});
        result_.editions.push_back(std::move(info));
    }

    void checkNeeds() {
        for (const Need& need : needs_) {
            const auto& editions = result_.editions;
            const bool here = std::any_of(editions.begin(), editions.end(),
                                          [&](const EditionInfo& one) { return one.key == need.key; });
            if (here) continue;
            reporter_.report(
                {need.file,
                 {},
                 "/needs",
                 "'" + need.by + "' needs the pack '" + quotable(need.key) + "', which is not chosen"});
        }
    }

    // Must run before conditions are read, since cards may name identities of later files.
    void claimIdentities() {
        for (const CardFile& file : files_) {
            reporter_.enterFile(file.file);
            for (const JsonValue& card : file.cards.items)
                if (const auto claim = identityClaim(card)) addIdentity(*claim);
        }
    }

    void addIdentity(const IdentityClaim& claim) {
        auto& identities = catalog().identities;
        const auto sameKey = [&](const IdentityDef& other) { return other.key == claim.key; };
        if (std::any_of(identities.begin(), identities.end(), sameKey)) return;
        if (identities.size() >= kMaxIdentities) {
            reporter_.report(JsonPlace{},
                             "the packs have more than " + std::to_string(kMaxIdentities) + " identities");
            return;
        }
        IdentityType type = kNoIdentityType;
        const auto& types = catalog().identityTypes;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (types[i].key == claim.type) type = IdentityType(i);
        identities.push_back({claim.key, claim.name, claim.plural, type});
    }

    void readCards() {
        for (const CardFile& file : files_) {
            reporter_.enterFile(file.file);
            const std::string& pack = result_.editions[file.pack].key;
            for (std::size_t i = 0; i < file.cards.items.size(); ++i) {
                const JsonPlace place{nullptr, {}, static_cast<int>(i)};
                if (catalog().cards.size() >= kMaxDefinitions) {
                    reporter_.report(
                        place, "the packs have more than " + std::to_string(kMaxDefinitions) + " cards");
                    return;
                }
                CardDef card = decodeCard(catalog(), nodes_, reporter_, file.cards.items[i], place, pack,
                                          static_cast<std::uint8_t>(file.pack));
                if (!card.key.empty() && catalog().find(card.key, pack))
                    reporter_.report(place, "'" + card.key + "' is the id of another card of this pack, too",
                                     mendBySetting(place.text() + "/id", jsonText(freeId(card, file.pack))));
                catalog().cards.push_back(std::move(card));
            }
        }
    }

    // What its name would be called, or its id with a number.
    std::string freeId(const CardDef& card, std::size_t pack) const {
        const auto isTaken = [&](const std::string& id) {
            for (const CardFile& file : files_)
                for (const JsonValue& other : file.cards.items)
                    if (const JsonValue* taken = other.find("id");
                        file.pack == pack && taken != nullptr && taken->text == id)
                        return true;
            return false;
        };
        std::string id = idFromName(card.name);
        if (id.empty()) id = card.key;
        const std::string base = id.substr(0, kKeptOfId);
        for (int number = 2; isTaken(id); ++number) id = base + "-" + std::to_string(number);
        return id;
    }

    void summarise() {
        Catalog& all = catalog();
        for (const EditionInfo& edition : result_.editions) all.packs.push_back(edition.key);
        std::map<std::string_view, DefId> first;
        for (std::size_t i = 0; i < all.cards.size(); ++i)
            all.cards[i].sameAs = first.emplace(all.cards[i].key, DefId(i)).first->second;
        for (const CardDef& card : all.cards) {
            all.answers |= card.play.when | card.abilityWhen;
            all.hasBig = all.hasBig || card.big;
            all.hasBoss = all.hasBoss || card.boss;
        }
    }

    LoadResult finish() {
        result_.errors = reporter_.takeErrors();
        if (result_.ok()) {
            result_.rules = result_.editions.front().rules;
            result_.rules.doubling = doublings();
            result_.rules.bossesToDefeat = bossesToDefeat();
        } else {
            result_.catalog = {};
        }
        return std::move(result_);
    }

    // R12.1: the base decides between R4.7 and R4.8. Other types double as in their own pack, unless the base
    // uses R4.7 for all types.
    std::array<DoublingReading, kMaxIdentityTypes> doublings() const {
        auto readings = doublings_.doubling;
        const std::size_t own = typesOfBase_;
        const bool shieldsAll =
            std::all_of(readings.begin(), readings.begin() + static_cast<std::ptrdiff_t>(own),
                        [](DoublingReading reading) { return reading == DoublingReading::Shields; });
        if (shieldsAll) readings.fill(DoublingReading::Shields);
        return readings;
    }

    // R2.8: a number that takes about as long to meet as in the packs with the Boss Monsters; at least one.
    int bossesToDefeat() {
        const int base = result_.editions.front().rules.bossesToDefeat;
        std::vector<bool> brings(result_.editions.size(), false);
        for (const CardDef& card : catalog().cards)
            if (card.boss) brings[card.packIndex] = true;
        int theirs = 0;
        int all = 0;
        for (const CardDef& card : catalog().cards) {
            if (card.deck != Deck::Door || card.kind == CardKind::Character) continue;
            all += card.copies;
            theirs += brings[card.packIndex] ? card.copies : 0;
        }
        return theirs == 0 ? base : std::max(1, (base * theirs * 2 + all) / (all * 2));
    }

    Catalog& catalog() { return result_.catalog; }

    LoadResult result_;
    Reporter reporter_;
    NodeDecoder nodes_{result_.catalog, reporter_};
    RuleSet doublings_;
    std::size_t typesOfBase_ = 0;  // identity types are listed base first
    std::vector<CardFile> files_;
    std::vector<Need> needs_;
};

}  // namespace

LoadResult loadCatalog(std::span<const PackSource> packs) {
    try {
        return Loader().load(packs);
    } catch (const std::exception& e) {
        LoadResult result;
        result.errors.push_back({{}, {}, {}, e.what()});
        return result;
    }
}

}  // namespace kickdoor
