#include "any_pack.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "bot/bot_rng.h"
#include "card/linter.h"
#include "card/word_lists.h"

namespace tests {
namespace {

using namespace kickdoor;
using std::to_string;

constexpr std::string_view kEdition = R"({"format": 1, "id": "any", "name": "Any",
    "identityTypes": [{"key": "race", "name": "Race", "doubling": "shields"},
                      {"key": "class", "name": "Class", "doubling": "needsSecond"}],
    "tags": [{"key": "undead", "name": "Undead", "joins": true}, {"key": "beast", "name": "Beast"}]})";

// What other cards may name.
constexpr std::string_view kNamed = R"(
    {"id": "elf", "name": "Elf", "kind": "identity", "identity": "elf", "type": "race", "copies": 4},
    {"id": "orc", "name": "Orc", "kind": "identity", "identity": "orc", "type": "race", "copies": 4},
    {"id": "monk", "name": "Monk", "kind": "identity", "identity": "monk", "type": "class", "copies": 4},
    {"id": "bard", "name": "Bard", "kind": "identity", "identity": "bard", "type": "class", "copies": 4},
    {"id": "half", "name": "Half", "kind": "doubling", "type": "race", "copies": 4},
    {"id": "super", "name": "Super", "kind": "doubling", "type": "class", "copies": 4},
    {"id": "rat", "name": "Rat", "kind": "monster", "level": 1, "treasures": 1, "copies": 4, "tags": ["undead"],
     "badStuff": [{"op": "loseLevels"}]},
    {"id": "hat", "name": "Hat", "kind": "item", "slot": "headgear", "bonus": 1, "gold": 300, "copies": 4},
    {"id": "mate", "name": "Mate", "kind": "join", "play": {"on": "monster"}, "effects": [{"op": "joinAsMate"}], "copies": 3},
    {"id": "also", "name": "Also", "kind": "join", "play": {"with": "monsterFromHand"}, "effects": [{"op": "joinFight"}],
     "copies": 3},
    {"id": "ghost", "name": "Ghost", "kind": "enhancer", "bonus": 5, "bonusTreasures": 1, "gives": ["undead"], "copies": 3},
    {"id": "cheat", "name": "Cheat", "kind": "cheat", "deck": "treasure", "copies": 3})";

// Pieces of text, each made after the one before it: operands of + are made in any order, and what chance
// brings would hang on the compiler.
class Text {
public:
    Text& operator<<(std::string_view piece) {
        text_ += piece;
        return *this;
    }
    operator std::string() const { return text_; }

private:
    std::string text_;
};

class Writer {
public:
    // `strange`: everything anywhere, whether it can work or not.
    explicit Writer(std::uint64_t seed, bool strange = false) : rng_(seed), strange_(strange) {}

    std::string card(const std::string& id) {
        Text text;
        text << R"({"id": ")" << id << R"(", "name": ")" << id << R"(", "copies": 2, "kind": )";
        if (strange_ && rng_.below(4) == 0) return text << strangeKind() << "}";
        switch (rng_.below(13)) {
            case 0:
            case 1:
                text << R"("monster", "level": )" << number(1, 14) << R"(, "treasures": )" << number(0, 3)
                     << R"(, "badStuff": )" << effects(3) << maybe(3, "joins", condition(2))
                     << maybe(4, "asEnhancer", R"({"on": "rat", "bonus": 3})")
                     << maybe(4, "tags", R"(["undead", "beast"])") << maybe(4, "levels", number(0, 3))
                     << maybe(5, "boss", "true") << maybe(4, "specialTreasure", "true") << modifiers(2)
                     << triggers() << abilities(4, false);
                break;
            case 2: text << R"("curse", "effects": )" << effects(3) << strangePlay(); break;
            case 3:
                text << R"("curse", "lasting": true, "effects": [])" << modifiers(1) << triggers()
                     << abilities(2);
                break;
            case 4:
                text << R"("enhancer", "bonus": )" << number(-6, 8)
                     << maybe(2, "bonusTreasures", number(-2, 2)) << maybe(4, "atLeast", number(0, 2))
                     << maybe(4, "gives", R"(["beast"])") << modifiers(2) << triggers() << strangePlay();
                break;
            case 5:
            case 6:
                text << R"("item", "gold": )" << number(0, 900) << R"(, "bonus": )" << number(0, 4)
                     << maybe(2, "slot", word(FieldType::SlotWord)) << maybe(4, "big", "true")
                     << maybe(4, "usableBy", condition(2)) << modifiers(2) << triggers() << abilities(2)
                     << strangePlay();
                break;
            case 7:
                text << R"("oneShot", "bonus": )" << number(1, 6) << maybe(2, "gold", "200");
                if (strange_)
                    text << R"(, "play": {"on": "side", "when": )" << when() << "}" << modifiers(2);
                else
                    text << R"(, "play": {"on": "side", "when": ["anyCombat"]})" << modifiers(2);
                break;
            case 8:
                text << R"("oneShot")" << maybe(2, "gold", "300") << play() << R"(, "effects": )"
                     << effects(3);
                break;
            case 9:
                text << R"("level", "effects": [{"op": "gainLevels"}, )" << operation(OpCategory::Effect, 2)
                     << "]" << strangePlay();
                break;
            case 10:
                text << R"("ally", "bonus": 1, "ally": )" << word(FieldType::AllyWord)
                     << maybe(2, "itemFate", R"("discard")") << modifiers(2) << triggers() << abilities(2)
                     << strangePlay();
                break;
            case 11:
                text << R"("identity", "type": "race", "identity": ")" << id << "\"" << modifiers(1)
                     << triggers() << abilities(2) << strangePlay();
                break;
            default:
                text << R"("other", "deck": "door")" << play() << R"(, "effects": )" << effects(3);
                break;
        }
        return text << "}";
    }

private:
    // The kinds that are written out above, for others to name.
    std::string strangeKind() {
        Text text;
        switch (rng_.below(5)) {
            case 0:
                text << R"("join", "effects": [{"op": ")" << (rng_.below(2) == 0 ? "joinFight" : "joinAsMate")
                     << R"("}, )" << operation(OpCategory::Effect, 2) << "]" << play();
                break;
            case 1:
                text << R"("cheat", "deck": "treasure")" << strangePlay() << maybe(2, "effects", effects(2));
                break;
            case 2:
                text << R"("doubling", "type": "race")" << strangePlay() << maybe(2, "effects", effects(2))
                     << modifiers(2) << triggers();
                break;
            case 3: text << R"("character")" << modifiers(2) << triggers() << abilities(1); break;
            default: text << R"("enhancer", "bonus": 2, "gives": ["undead"])" << strangePlay(); break;
        }
        return text;
    }
    std::string strangePlay() { return strange_ && rng_.below(3) == 0 ? play() : std::string(); }

    std::string number(int least, int most) {
        return to_string(least + static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - least + 1))));
    }
    std::string word(std::span<const std::string_view> words) {
        return "\"" + std::string(words[rng_.below(static_cast<std::uint32_t>(words.size()))]) + "\"";
    }
    std::string word(FieldType field) { return word(wordsOfField(field)); }

    std::string maybe(std::uint32_t oneIn, const std::string& field, const std::string& value) {
        return rng_.below(oneIn) == 0 ? ", \"" + field + "\": " + value : std::string();
    }
    template <class Make>
    std::string list(Make&& make) {
        Text text;
        text << "[" << make();
        if (rng_.below(2) == 0) text << ", " << make();
        return text << "]";
    }
    std::string effects(int depth) {
        return list([&] { return operation(OpCategory::Effect, depth); });
    }
    std::string condition(int depth) { return operation(OpCategory::Condition, depth); }

    static bool nests(const OpSpec& spec) {
        return std::any_of(
            spec.params.begin(), spec.params.begin() + static_cast<std::ptrdiff_t>(spec.paramCount),
            [](const ParamSpec& param) {
                const OpCategory held = categoryOfParam(param.type);
                return param.required && (held == OpCategory::Effect || held == OpCategory::Part ||
                                          held == OpCategory::Condition);
            });
    }

    std::string operation(OpCategory category, int depth) {
        if (category == OpCategory::Amount && (depth <= 0 || rng_.below(3) == 0)) return number(-2, 4);
        std::vector<const OpSpec*> fit;
        for (const OpSpec& spec : vocabulary()) {
            const bool named = !strange_ && (spec.op == Op::JoinFight ||
                                             spec.op == Op::JoinAsMate);  // cards of their own do
            if (spec.category == category && !spec.word.empty() && !named && (depth > 0 || !nests(spec)))
                fit.push_back(&spec);
        }
        const OpSpec& spec = *fit[rng_.below(static_cast<std::uint32_t>(fit.size()))];
        Text text;
        text << R"({"op": ")" << spec.word << "\"";
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const ParamSpec& param = spec.params[i];
            if (!param.required && (depth <= 0 || rng_.below(2) == 0)) continue;
            text << ", \"" << param.name << "\": " << argument(spec, param, depth - 1);
        }
        return text << "}";
    }

    std::string argument(const OpSpec& spec, const ParamSpec& param, int depth) {
        constexpr std::array<std::string_view, 4> kIdentities = {"elf", "orc", "monk", "bard"};
        const bool yes = rng_.below(2) == 0;
        const OpCategory held = categoryOfParam(param.type);
        switch (param.type) {
            case ParamType::Int: {
                if (param.name == "minGold") return number(0, 500);
                const NumberRange range = rangeOfParam(spec.op, param.name);
                return number(std::max(range.least, -2), std::min(range.most, 8));
            }
            case ParamType::Bool: return yes ? "true" : "false";
            case ParamType::Identity: return word(kIdentities);
            case ParamType::IdentityType_: return yes ? R"("race")" : R"("class")";
            case ParamType::Tag: return yes ? R"("undead")" : R"("beast")";
            case ParamType::Card: return spec.op == Op::Wears ? R"("hat")" : R"("rat")";
            case ParamType::Outcomes:
                return Text() << R"([{"from": 1, "to": 3, "do": )" << effects(depth)
                              << R"(}, {"from": 4, "to": 6, "do": )" << effects(depth) << "}]";
            case ParamType::Options:
                return Text() << R"([{"do": )" << effects(depth) << R"(}, {"do": )" << effects(depth)
                              << R"(}, {"do": )" << effects(depth) << maybe(2, "if", condition(depth))
                              << "}]";
            default:
                if (isListParam(param.type)) return list([&] { return operation(held, depth); });
                return held != OpCategory::None ? operation(held, depth) : word(wordsOfParam(param.type));
        }
    }

    std::string when() {
        return list([&] { return word(FieldType::Whens); });
    }
    std::string play() {
        const std::string target = word(FieldType::TargetWord);
        const std::string moments = when();
        // What is played on a side lies there until the fight ends.
        const bool inFight = !strange_ && target == R"("side")";
        return Text() << R"(, "play": {"when": )" << (inFight ? R"(["anyCombat"])" : moments) << R"(, "on": )"
                      << target << maybe(6, "with", word(FieldType::WithWord)) << maybe(4, "if", condition(2))
                      << maybe(4, "targetIf", condition(2)) << "}";
    }
    std::string modifiers(std::uint32_t oneIn) {
        if (rng_.below(oneIn) != 0) return {};
        return Text() << R"(, "modifiers": )" << list([&]() -> std::string {
                   return Text() << R"({"stat": )" << word(FieldType::StatWord) << R"(, "amount": )"
                                 << operation(OpCategory::Amount, 2) << maybe(2, "if", condition(2)) << "}";
               });
    }
    std::string triggers() {
        if (rng_.below(2) == 0) return {};
        return Text() << R"(, "triggers": [{"on": )" << word(FieldType::TriggerWord)
                      << maybe(3, "if", condition(2)) << R"(, "do": )" << effects(2) << "}]";
    }
    // A monster leaves its fight by its death or an effect, not as the price of an ability.
    std::string abilities(std::uint32_t oneIn, bool maySpendItself = true) {
        if (rng_.below(oneIn) != 0) return {};
        constexpr std::array<std::string_view, 6> kCosts = {
            "",
            R"(, "cost": {"least": 1, "most": 3})",
            R"(, "cost": {"least": 2, "handOnly": true})",
            R"(, "cost": {"wholeHand": true, "least": 2})",
            R"(, "cost": {"discardThis": true})",
            R"(, "cost": {"least": 1, "most": 2, "discardThis": true})"};
        return Text() << R"(, "abilities": [{"id": "able", "when": )" << when()
                      << maybe(2, "on", word(FieldType::TargetWord)) << maybe(4, "if", condition(2))
                      << maybe(4, "targetIf", condition(2))
                      << kCosts[rng_.below(maySpendItself || strange_ ? 6 : 4)]
                      << maybe(2, "limit", word(FieldType::LimitWord)) << maybe(4, "limitDiscards", "true")
                      << R"(, "effects": )" << effects(2) << "}]";
    }

    BotRng rng_;
    bool strange_;
};

LoadResult loaded(const std::string& cards) {
    const PackSource pack{"any",
                          {{"edition.json", std::string(kEdition)}, {"cards.json", "[" + cards + "]"}}};
    return loadCatalog({&pack, 1});
}

bool isSound(const std::string& card, const std::string& id, bool strange) {
    const LoadResult alone = loaded(std::string(kNamed) + "," + card);
    if (!alone.ok() || strange) return alone.ok();
    const auto findings = lint(alone.catalog, {});
    return std::none_of(findings.begin(), findings.end(), [&](const LintFinding& finding) {
        return finding.severity == Severity::Error && finding.card == id;
    });
}

LoadResult packOf(Writer writer, bool strange) {
    constexpr int kCards = 70;
    std::string cards(kNamed);
    for (int number = 0, found = 0; found < kCards; ++number) {
        const std::string id = "c" + to_string(number);
        const std::string card = writer.card(id);
        if (!isSound(card, id, strange)) continue;
        cards += ",\n" + card;
        ++found;
    }
    return loaded(cards);
}

}  // namespace

LoadResult anyPack(std::uint64_t seed) {
    return packOf(Writer(seed), false);
}

LoadResult strangePack(std::uint64_t seed) {
    return packOf(Writer(seed, true), true);
}

}  // namespace tests
