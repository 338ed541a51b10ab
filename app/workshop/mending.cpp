#include "workshop/mending.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "workshop/field_words.h"
#include "workshop/json_edit.h"

namespace kickdoor::workshop {
namespace {

struct Mending {
    Q_DECLARE_TR_FUNCTIONS(Mending)
};

// Ids, names and the like are shown as they are written; words of the format have titles.
QString shown(const std::string& field, const JsonValue& value) {
    static constexpr std::array<std::string_view, 7> kAsWritten = {"id",     "key",  "name",   "icon",
                                                                   "second", "card", "version"};
    QStringList parts;
    switch (value.kind) {
        case JsonValue::Kind::Int: return QString::number(value.integer);
        case JsonValue::Kind::Array:
            for (const JsonValue& item : value.items) parts << shown(field, item);
            return parts.join(QStringLiteral(", "));
        case JsonValue::Kind::String:
            if (std::find(kAsWritten.begin(), kAsWritten.end(), field) != kAsWritten.end())
                return QString::fromStdString(value.text);
            if (field == "op") return operationTitle(value.text);
            return isTitled(value.text) ? wordTitle(value.text) : QString::fromStdString(value.text);
        case JsonValue::Kind::Null:
        case JsonValue::Kind::Bool:
        case JsonValue::Kind::Real:
        case JsonValue::Kind::Object: break;
    }
    return {};
}

QString removalWords(const JsonValue* part, const QString& name) {
    bool isIndex = false;
    (void)name.toInt(&isIndex);
    if (!isIndex) return Mending::tr("Remove “%1”").arg(fieldTitle(name.toStdString()));
    if (part != nullptr && part->isString()) return Mending::tr("Remove “%1”").arg(shown({}, *part));
    return Mending::tr("Remove this entry");
}

QString settingWords(const JsonValue* part, const QString& name, const JsonValue& value) {
    const QString title = fieldTitle(name.toStdString());
    if (value.kind == JsonValue::Kind::Bool)
        return (value.boolean ? Mending::tr("Tick “%1”") : Mending::tr("Untick “%1”")).arg(title);
    if (part == nullptr)
        return Mending::tr("Set “%1” to “%2”", "a field, its value")
            .arg(title, shown(name.toStdString(), value));
    if (value.isArray()) return Mending::tr("Make a list of it");
    bool isIndex = false;
    (void)name.toInt(&isIndex);
    return Mending::tr("Write “%1” instead").arg(shown(isIndex ? std::string() : name.toStdString(), value));
}

// The document that the mend changes, and the place in it.
std::pair<const JsonValue*, QString> target(const PackFinding& finding, const PackDocument& document) {
    const int card = cardOf(finding, document);
    if (card < 0) return {&document.edition(), QString::fromStdString(finding.mend->place)};
    return {&document.cards()[static_cast<std::size_t>(card)].json, placeInCard(finding.mend->place)};
}

}  // namespace

int cardOf(const PackFinding& finding, const PackDocument& document) {
    const QString root = QString::fromStdString(finding.place).section(QLatin1Char('/'), 1, 1);
    bool isIndex = false;
    const int wanted = root.toInt(&isIndex);
    int index = 0;
    int number = 0;
    for (const DocumentCard& card : document.cards()) {
        if (finding.file.ends_with("/" + card.file) && isIndex && index++ == wanted) return number;
        ++number;
    }
    number = 0;
    for (const DocumentCard& card : document.cards()) {
        if (!finding.card.empty() && card.id() == finding.card) return number;
        ++number;
    }
    return -1;
}

QString placeInCard(const std::string& place) {
    return QLatin1Char('/') + QString::fromStdString(place).section(QLatin1Char('/'), 2);
}

QString mendWords(const PackFinding& finding, const PackDocument& document) {
    if (!finding.mend) return {};
    const auto [whole, place] = target(finding, document);
    const JsonValue* part = partAt(*whole, place);
    const QString name = place.section(QLatin1Char('/'), -1);
    switch (finding.mend->kind) {
        case Mend::Kind::Set: return settingWords(part, name, finding.mend->value);
        case Mend::Kind::Rename:
            return Mending::tr("Write “%1” instead").arg(fieldTitle(finding.mend->value.text));
        case Mend::Kind::Remove: return removalWords(part, name);
    }
    return {};
}

void carryOut(Workbench& bench, const PackFinding& finding) {
    if (!finding.mend) return;
    const PackDocument& document = bench.document();
    const auto [whole, place] = target(finding, document);
    const QString words = mendWords(finding, document);
    JsonValue mended = *whole;
    switch (finding.mend->kind) {
        case Mend::Kind::Set: setPart(mended, place, finding.mend->value); break;
        case Mend::Kind::Rename: renamePart(mended, place, finding.mend->value.text); break;
        case Mend::Kind::Remove: setPart(mended, place, std::nullopt); break;
    }
    if (const int card = cardOf(finding, document); card >= 0)
        bench.changeCards({{static_cast<std::size_t>(card), std::move(mended)}}, words);
    else
        bench.changeEdition(std::move(mended), words);
}

}  // namespace kickdoor::workshop
