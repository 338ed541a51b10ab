#include "card/word_lists.h"

#include <array>

namespace kickdoor {
namespace {

// In the order of DoublingReading.
constexpr std::array<std::string_view, 3> kDoublingWords = {"shields", "halfUntilSecond", "needsSecond"};

}  // namespace

const OpSpec* findOp(OpCategory category, std::string_view word) {
    for (const OpSpec& spec : vocabulary())
        if (spec.category == category && spec.word == word && !word.empty()) return &spec;
    return nullptr;
}

std::span<const std::string_view> wordsOfParam(ParamType type) {
    switch (type) {
        case ParamType::Who: return wordsOf<Who>();
        case ParamType::From: return wordsOf<From>();
        case ParamType::Kind: return wordsOf<KindFilter>();
        case ParamType::Slot: return wordsOf<Slot>();
        case ParamType::Size: return wordsOf<SizeFilter>();
        case ParamType::Chooser: return wordsOf<Chooser>();
        case ParamType::Compare: return wordsOf<Compare>();
        case ParamType::Into: return wordsOf<Into>();
        case ParamType::Face: return wordsOf<Face>();
        case ParamType::Rounding: return wordsOf<Rounding>();
        case ParamType::TreasureFate: return wordsOf<TreasureFate>();
        case ParamType::Side: return wordsOf<Side>();
        case ParamType::WhichMonster: return wordsOf<WhichMonster>();
        case ParamType::Cause: return wordsOf<Cause>();
        case ParamType::Sex: return wordsOf<Sex>();
        case ParamType::Deck: return wordsOf<Deck>();
        // clang-format off
        case ParamType::Int: case ParamType::Bool: case ParamType::Amount: case ParamType::Condition:
        case ParamType::Conditions: case ParamType::Amounts: case ParamType::Selector:
        case ParamType::Effects: case ParamType::Outcomes: case ParamType::Options:
        case ParamType::Identity: case ParamType::IdentityType_: case ParamType::Tag:
        case ParamType::Card:
            // clang-format on
            break;
    }
    return {};
}

std::span<const std::string_view> wordsOfField(FieldType type) {
    switch (type) {
        case FieldType::CardKindWord: return wordsOf<CardKind>();
        case FieldType::DeckWord: return wordsOf<Deck>();
        case FieldType::SlotWord: return wordsOf<Slot>();
        case FieldType::AllyWord: return wordsOf<AllyKind>();
        case FieldType::FateWord: return wordsOf<ItemFate>();
        case FieldType::SceneWord: return wordsOf<Scene>();
        case FieldType::StatWord: return wordsOf<Stat>();
        case FieldType::TriggerWord: return wordsOf<TriggerOn>();
        case FieldType::TargetWord: return wordsOf<Target>();
        case FieldType::WithWord: return wordsOf<WithCard>();
        case FieldType::LimitWord: return wordsOf<Limit>();
        case FieldType::DoublingWord: return kDoublingWords;
        case FieldType::Whens: return wordsOf<When>();
        // clang-format off
        case FieldType::Key: case FieldType::Text: case FieldType::Colour: case FieldType::Number:
        case FieldType::Flag: case FieldType::Tags: case FieldType::PackKeys: case FieldType::IdentityKey:
        case FieldType::TypeKey: case FieldType::Amount: case FieldType::Condition:
        case FieldType::Effects: case FieldType::Art: case FieldType::Play: case FieldType::Cost:
        case FieldType::Modifiers: case FieldType::Triggers: case FieldType::Abilities:
        case FieldType::Rules: case FieldType::IdentityTypes: case FieldType::TagList:
        case FieldType::DeckSizes: case FieldType::AsEnhancer: case FieldType::ArtProp:
        case FieldType::ArtParts:
            // clang-format on
            break;
    }
    return {};
}

OpCategory categoryOfParam(ParamType type) {
    switch (type) {
        case ParamType::Amount:
        case ParamType::Amounts: return OpCategory::Amount;
        case ParamType::Condition:
        case ParamType::Conditions: return OpCategory::Condition;
        case ParamType::Selector: return OpCategory::Selector;
        case ParamType::Effects: return OpCategory::Effect;
        case ParamType::Outcomes:
        case ParamType::Options: return OpCategory::Part;
        // clang-format off
        case ParamType::Int: case ParamType::Bool: case ParamType::Identity:
        case ParamType::IdentityType_: case ParamType::Tag: case ParamType::Card: case ParamType::Who:
        case ParamType::From: case ParamType::Kind: case ParamType::Slot: case ParamType::Size:
        case ParamType::Chooser: case ParamType::Compare: case ParamType::Into: case ParamType::Face:
        case ParamType::Rounding: case ParamType::TreasureFate: case ParamType::Side:
        case ParamType::WhichMonster: case ParamType::Cause: case ParamType::Sex: case ParamType::Deck:
            // clang-format on
            break;
    }
    return OpCategory::None;
}

bool isListParam(ParamType type) {
    switch (type) {
        case ParamType::Amounts:
        case ParamType::Conditions:
        case ParamType::Effects:
        case ParamType::Outcomes:
        case ParamType::Options: return true;
        // clang-format off
        case ParamType::Int: case ParamType::Bool: case ParamType::Amount: case ParamType::Condition:
        case ParamType::Selector: case ParamType::Identity: case ParamType::IdentityType_:
        case ParamType::Tag: case ParamType::Card: case ParamType::Who: case ParamType::From:
        case ParamType::Kind: case ParamType::Slot: case ParamType::Size: case ParamType::Chooser:
        case ParamType::Compare: case ParamType::Into: case ParamType::Face: case ParamType::Rounding:
        case ParamType::TreasureFate: case ParamType::Side: case ParamType::WhichMonster:
        case ParamType::Cause: case ParamType::Sex: case ParamType::Deck:
            // clang-format on
            break;
    }
    return false;
}

NumberRange rangeOfParam(Op op, std::string_view param) {
    if (op == Op::Outcome) return {1, kMostSides};
    if (op == Op::Roll) return {kLeastSides, kMostSides};
    if (op == Op::Has) return {1, 50};
    if (param == "minGold") return {0, 5000};
    if (op == Op::Times) return {-20, 20};
    return kConstantRange;
}

}  // namespace kickdoor
