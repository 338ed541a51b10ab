#include "workshop/kind_memory.h"

#include <algorithm>

#include "base/json_build.h"
#include "workshop/field_words.h"
#include "workshop/grammar.h"
#include "workshop/json_edit.h"

namespace kickdoor::workshop {
namespace {

QString placeOf(const std::string& field) {
    return QLatin1Char('/') + qt(field);
}

bool canHave(const JsonValue& card, std::string_view name) {
    const std::optional<CardKind> kind = kindOf(card);
    const auto fields = cardFields();
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const FieldSpec& one) { return one.name == name; });
    return !kind || found == fields.end() || (found->kinds & kindBit(*kind)) != 0;
}

bool same(const JsonValue* a, const JsonValue& b) {
    return a != nullptr && writeJson(*a) == writeJson(b);
}

}  // namespace

void KindMemory::learn(const JsonValue& card) {
    if (!m_known.isObject()) m_known = jsonObject();
    const std::vector<std::string> fields = m_known.keys;
    for (const std::string& field : fields)
        if (card.find(field) == nullptr && canHave(card, field))
            setPart(m_known, placeOf(field), std::nullopt);  // its author has removed it
    for (std::size_t i = 0; i < card.keys.size(); ++i)
        if (!same(m_added.find(card.keys[i]), card.items[i]))
            setPart(m_known, placeOf(card.keys[i]), card.items[i]);
}

JsonValue KindMemory::change(const JsonValue& before, const JsonValue& changed,
                             const std::function<void(JsonValue&)>& name) {
    learn(before);
    if (const JsonValue* kind = changed.find("kind")) setPart(m_known, QStringLiteral("/kind"), *kind);
    JsonValue card = m_known;
    fitKind(card);
    name(card);
    m_added = jsonObject();
    for (std::size_t i = 0; i < card.keys.size(); ++i)
        if (m_known.find(card.keys[i]) == nullptr) addField(m_added, card.keys[i], card.items[i]);
    return card;
}

}  // namespace kickdoor::workshop
