// Writes docs/card-vocabulary.md.
#include <algorithm>

#include "card/field_reader.h"
#include "card/schema.h"
#include "card/word_docs.h"
#include "card/word_lists.h"
#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

// "[which monster](#which-monster)"
std::string linked(std::string_view title) {
    std::string anchor(title);
    std::replace(anchor.begin(), anchor.end(), ' ', '-');
    return "[" + std::string(title) + "](#" + anchor + ")";
}

// The set's title in the last part of the page.
std::string setTitle(std::span<const std::string_view> words) {
    for (const WordSet& set : wordSets())
        if (set.words.data() == words.data()) return linked(set.title);
    return "word";
}

std::string typeOf(const OpSpec& op, const ParamSpec& param) {
    if (const auto words = wordsOfParam(param.type); !words.empty()) return setTitle(words);
    switch (param.type) {
        case ParamType::Int:
            return rangeText(rangeOfParam(op.op, param.name).least, rangeOfParam(op.op, param.name).most);
        case ParamType::Bool: return "true or false";
        case ParamType::Amount: return "amount";
        case ParamType::Amounts: return "list of amounts";
        case ParamType::Condition: return "condition";
        case ParamType::Conditions: return "list of conditions";
        case ParamType::Selector: return "cards";
        case ParamType::Effects: return "list of effects";
        case ParamType::Outcomes: return "list of outcomes";
        case ParamType::Options: return "list of options";
        case ParamType::Identity: return "identity";
        case ParamType::IdentityType_: return "identity type";
        case ParamType::Tag: return "tag";
        case ParamType::Card: return "card id";
        // clang-format off
        case ParamType::Who: case ParamType::From: case ParamType::Kind: case ParamType::Slot:
        case ParamType::Size: case ParamType::Chooser: case ParamType::Compare: case ParamType::Into:
        case ParamType::Face: case ParamType::Rounding: case ParamType::TreasureFate:
        case ParamType::Side: case ParamType::WhichMonster: case ParamType::Cause: case ParamType::Sex:
        case ParamType::Deck:
            // clang-format on
            break;
    }
    return "word";
}

std::string typeOf(const FieldSpec& field) {
    if (field.type == FieldType::Whens) return "list of " + linked("when");
    if (const auto words = wordsOfField(field.type); !words.empty()) return setTitle(words);
    switch (field.type) {
        case FieldType::Number: return rangeText(field.least, field.most);
        case FieldType::Key: return "key";
        case FieldType::Text: return "text, at most " + std::to_string(field.most);
        case FieldType::Colour: return "#rrggbb";
        case FieldType::Flag: return "true or false";
        case FieldType::Tags: return "list of tags";
        case FieldType::PackKeys: return "list of ids of packs";
        case FieldType::IdentityKey: return "key";
        case FieldType::TypeKey: return "identity type";
        case FieldType::Amount: return "amount";
        case FieldType::Condition: return "condition";
        case FieldType::Effects: return "list of effects";
        case FieldType::Modifiers: return "list of modifiers";
        case FieldType::Triggers: return "list of triggers";
        case FieldType::Abilities: return "list of abilities";
        case FieldType::IdentityTypes: return "list of identity types";
        case FieldType::TagList: return "list of tags";
        case FieldType::ArtParts: return "list of parts";
        // clang-format off
        case FieldType::CardKindWord: case FieldType::DeckWord: case FieldType::SlotWord:
        case FieldType::StatWord: case FieldType::TriggerWord: case FieldType::TargetWord:
        case FieldType::WithWord: case FieldType::LimitWord: case FieldType::Whens: case FieldType::Art:
        case FieldType::Play: case FieldType::Cost: case FieldType::Rules: case FieldType::DeckSizes:
        case FieldType::DoublingWord: case FieldType::AllyWord: case FieldType::FateWord:
        case FieldType::AsEnhancer: case FieldType::SceneWord: case FieldType::ArtProp:
            // clang-format on
            break;
    }
    return "object";
}

// The default of the parameter.
std::string fallbackOf(const ParamSpec& param) {
    if (param.required) return "needed";
    const auto words = wordsOfParam(param.type);
    if (param.fallback == kNoRef) return "-";
    if (!words.empty()) return "`" + std::string(words[static_cast<std::size_t>(param.fallback)]) + "`";
    if (param.type == ParamType::Bool) return param.fallback != 0 ? "true" : "false";
    return std::to_string(param.fallback);
}

std::string kindsOf(const FieldSpec& field) {
    if (field.kinds == kEveryKind) return "all";
    std::string out;
    for (std::size_t i = 0; i < wordsOf<CardKind>().size(); ++i)
        if ((field.kinds & kindBit(static_cast<CardKind>(i))) != 0)
            out += (out.empty() ? "" : ", ") + std::string(wordsOf<CardKind>()[i]);
    return out;
}

void addOps(std::string& page, std::string_view title, OpCategory category) {
    page += "\n## " + std::string(title) + "\n";
    for (const OpSpec& op : vocabulary()) {
        if (op.category != category || op.word.empty()) continue;
        page += "\n### " + std::string(op.word) + "\n" + std::string(op.doc) + "\n";
        if (op.paramCount == 0) continue;
        page += "\n| field | holds | left out | |\n|---|---|---|---|\n";
        for (std::size_t i = 0; i < op.paramCount; ++i)
            page += "| `" + std::string(op.params[i].name) + "` | " + typeOf(op, op.params[i]) + " | " +
                    fallbackOf(op.params[i]) + " | " + std::string(op.params[i].doc) + " |\n";
    }
}

void addFields(std::string& page, std::string_view title, std::span<const FieldSpec> fields, bool withKinds) {
    page += "\n### " + std::string(title) + "\n\n| field | holds | | " +
            (withKinds ? "of kinds | |\n" : "|\n") + "|---|---|---|---|" + (withKinds ? "---|\n" : "\n");
    for (const FieldSpec& field : fields) {
        page += "| `" + std::string(field.name) + "` | " + typeOf(field) + " | " +
                (field.required ? "needed" : "") + " | ";
        if (withKinds) page += kindsOf(field) + " | ";
        page += std::string(field.doc) + " |\n";
    }
}

void addWords(std::string& page, const WordSet& set) {
    page += "\n### " + std::string(set.title) + "\n";
    if (set.docs.empty()) {
        for (const std::string_view word : set.words) page += "`" + std::string(word) + "` ";
        page.back() = '\n';
        return;
    }
    for (std::size_t i = 0; i < set.words.size(); ++i)
        page += "- `" + std::string(set.words[i]) + "`" + (set.docs[i].empty() ? "" : ": ") +
                std::string(set.docs[i]) + "\n";
}

void addRules(std::string& page) {
    page += "\n### rules\n\n| field | holds | rule | |\n|---|---|---|---|\n";
    for (const RuleField& rule : ruleFields())
        page += "| `" + std::string(rule.name) + "` | " +
                (rule.flag != nullptr ? std::string("true or false") : rangeText(rule.least, rule.most)) +
                " | " + std::string(rule.rule) + " | " + std::string(rule.doc) +
                (rule.option ? " An option of the set-up." : "") + " |\n";
}

}  // namespace

std::string vocabularyPage() {
    std::string page =
        "# The words cards are written in\n\n"
        "Made by `kickdoor-cli schema vocabulary` from the tables the loader reads by; not edited by hand. "
        "How a "
        "card is put\n"
        "together: [card-authoring.md](card-authoring.md).\n";
    addOps(page, "Conditions", OpCategory::Condition);
    addOps(page, "Amounts", OpCategory::Amount);
    addOps(page, "Cards", OpCategory::Selector);
    addOps(page, "Effects", OpCategory::Effect);
    addOps(page, "Parts of effects", OpCategory::Part);
    page += "\n## Fields\n";
    addFields(page, "card", cardFields(), true);
    addFields(page, "art", artFields(), false);
    addFields(page, "prop", artPropFields(), false);
    addFields(page, "part", artPartFields(), false);
    addFields(page, "play", playFields(), false);
    addFields(page, "modifier", modifierFields(), false);
    addFields(page, "trigger", triggerFields(), false);
    addFields(page, "ability", abilityFields(), false);
    addFields(page, "cost", costFields(), false);
    addFields(page, "edition.json", editionFields(), false);
    addFields(page, "identity type", identityTypeFields(), false);
    addFields(page, "tag", tagFields(), false);
    addFields(page, "decks", deckSizeFields(), false);
    addRules(page);
    page += "\n## Words\n";
    for (const WordSet& set : wordSets()) addWords(page, set);
    return page;
}

}  // namespace kickdoor
