#include "workshop/ability_names.h"

#include "base/json_build.h"
#include "card/strings_file.h"
#include "text/card_phrases.h"
#include "text/card_titles.h"
#include "workshop/field_words.h"
#include "workshop/json_edit.h"
#include "workshop/strings_edit.h"

namespace kickdoor::workshop {
namespace {

constexpr std::size_t kLongestKey = 32;

// Without a name of its own.
QString spelling(const std::string& key) {
    AbilityDef ability;
    ability.key = key;
    return QString::fromStdString(abilityName({}, ability).name);
}

std::string packOf(const PackDocument& document) {
    const JsonValue* id = document.edition().find("id");
    return id != nullptr ? id->text : std::string();
}

QString languageOf(const std::string& path) {
    return QString::fromStdString(path.substr(kStringsFolder.size())).chopped(5);
}

bool isOfOthers(const PackDocument& document, const std::string& key) {
    int uses = 0;
    for (const DocumentCard& card : document.cards())
        for (const std::string& one : abilitiesOf(card.json)) uses += one == key ? 1 : 0;
    return uses > 0;
}

}  // namespace

QString abilityTitle(const PackDocument& document, const std::string& key) {
    const std::string own =
        stringsOf(document, QStringLiteral("en")).name(packOf(document), keyOfAbility(key));
    return own.empty() ? spelling(key) : QString::fromStdString(own);
}

std::string abilityKey(const QString& name) {
    std::string key;
    bool begins = false;
    for (const QChar letter : name.normalized(QString::NormalizationForm_D)) {
        const char c = letter.unicode() < 128 ? static_cast<char>(letter.unicode()) : '\0';
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool isDigit = c >= '0' && c <= '9';
        if (c == ' ' || c == '-') begins = !key.empty();
        if ((!isLetter && !isDigit) || (key.empty() && isDigit)) continue;
        const QChar now = begins ? QChar(QLatin1Char(c)).toUpper() : QChar(QLatin1Char(c)).toLower();
        key += static_cast<char>(now.unicode());
        begins = false;
    }
    return key.substr(0, kLongestKey);
}

std::vector<std::string> abilitiesOf(const JsonValue& card) {
    std::vector<std::string> keys;
    if (const JsonValue* abilities = card.find("abilities"))
        for (const JsonValue& ability : abilities->items)
            if (const JsonValue* id = ability.find("id")) keys.push_back(id->text);
    return keys;
}

void renameAbility(Workbench& bench, const QString& place, const QString& name) {
    if (bench.currentCard() == nullptr || bench.isReadOnly()) return;
    JsonValue card = *bench.currentCard();
    const JsonValue* id = partAt(card, place + QStringLiteral("/id"));
    const std::string before = id != nullptr ? id->text : std::string();
    const std::string key = abilityKey(name);
    if (key.empty() || name == abilityTitle(bench.document(), before)) return;
    const QString what = Workbench::tr("Change “%1”").arg(fieldTitle("name"));
    bench.history().beginMacro(what);
    setPart(card, place + QStringLiteral("/id"), jsonText(key));
    bench.changeCard(std::move(card), what);
    const auto write = [&](const QString& language, const std::string& ability, const std::string& text) {
        bench.changeFile(
            stringsFile(language),
            withWording(bench.document(), language, StringKind::Name, keyOfAbility(ability), text), what);
    };
    for (const std::string& path : bench.document().filesIn("strings")) {
        const QString language = languageOf(path);
        const std::string text =
            stringsOf(bench.document(), language).name(packOf(bench.document()), keyOfAbility(before));
        if (text.empty() || key == before) continue;
        if (!isOfOthers(bench.document(), before)) write(language, before, {});
        if (language != QLatin1String("en")) write(language, key, text);
    }
    write(QStringLiteral("en"), key, name == spelling(key) ? std::string() : name.toStdString());
    bench.history().endMacro();
}

}  // namespace kickdoor::workshop
