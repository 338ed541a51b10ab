#include "workshop/json_edit.h"

#include <QStringList>
#include <utility>

#include "base/json_build.h"

namespace kickdoor::workshop {
namespace {

// The index of a field or of a list's item; -1 if there is none.
int indexOf(const JsonValue& value, const QString& part) {
    const std::string key = part.toStdString();
    if (value.isObject()) {
        for (std::size_t i = 0; i < value.keys.size(); ++i)
            if (value.keys[i] == key) return static_cast<int>(i);
        return -1;
    }
    bool isNumber = false;
    const int index = part.toInt(&isNumber);
    return isNumber && index >= 0 && index < static_cast<int>(value.items.size()) ? index : -1;
}

// For JsonValue and const JsonValue.
template <class Value>
Value* find(Value& whole, const QStringList& parts) {
    Value* at = &whole;
    for (const QString& part : parts) {
        const int index = indexOf(*at, part);
        if (index < 0) return nullptr;
        at = &at->items[static_cast<std::size_t>(index)];
    }
    return at;
}

QStringList partsOf(const QString& place) {
    return place.split(QLatin1Char('/'), Qt::SkipEmptyParts);
}

}  // namespace

const JsonValue* partAt(const JsonValue& whole, const QString& place) {
    return find(whole, partsOf(place));
}

void setPart(JsonValue& whole, const QString& place, std::optional<JsonValue> value) {
    QStringList parts = partsOf(place);
    if (parts.isEmpty()) return;
    const QString last = parts.takeLast();
    // A missing object on the way is made, such as "art".
    if (parts.size() == 1 && value && find(whole, parts) == nullptr && whole.isObject())
        addField(whole, parts.first().toStdString(), jsonObject());
    JsonValue* parent = find(whole, parts);
    if (parent == nullptr) return;
    const int index = indexOf(*parent, last);
    if (value && index >= 0) {
        parent->items[static_cast<std::size_t>(index)] = std::move(*value);
    } else if (value && parent->isObject()) {
        addField(*parent, last.toStdString(), std::move(*value));
    } else if (!value && index >= 0) {
        parent->items.erase(parent->items.begin() + index);
        if (parent->isObject()) parent->keys.erase(parent->keys.begin() + index);
    }
}

void renamePart(JsonValue& whole, const QString& place, const std::string& name) {
    QStringList parts = partsOf(place);
    if (parts.isEmpty()) return;
    const QString last = parts.takeLast();
    JsonValue* parent = find(whole, parts);
    if (parent == nullptr || !parent->isObject() || parent->find(name) != nullptr) return;
    if (const int index = indexOf(*parent, last); index >= 0)
        parent->keys[static_cast<std::size_t>(index)] = name;
}

void append(JsonValue& whole, const QString& place, JsonValue value) {
    if (partAt(whole, place) == nullptr) setPart(whole, place, jsonList());
    JsonValue* list = find(whole, partsOf(place));
    if (list != nullptr && list->isArray()) list->items.push_back(std::move(value));
}

bool movePart(JsonValue& whole, const QString& place, int by) {
    QStringList parts = partsOf(place);
    if (parts.isEmpty()) return false;
    const QString last = parts.takeLast();
    JsonValue* list = find(whole, parts);
    if (list == nullptr || !list->isArray()) return false;
    const int index = indexOf(*list, last);
    const int other = index + by;
    if (index < 0 || other < 0 || other >= static_cast<int>(list->items.size())) return false;
    std::swap(list->items[static_cast<std::size_t>(index)], list->items[static_cast<std::size_t>(other)]);
    return true;
}

}  // namespace kickdoor::workshop
