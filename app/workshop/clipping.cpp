#include "workshop/clipping.h"

#include <array>
#include <map>

#include "base/json_build.h"
#include "text/installed.h"
#include "workshop/json_edit.h"
#include "workshop/strings_edit.h"

namespace kickdoor::workshop {
namespace {

constexpr std::array kLanguages = {"de", "es", "fr", "ru", "en"};
constexpr JsonLimits kClipping{4'000'000, 32, 10'000};

std::string packOf(const Workbench& bench) {
    const JsonValue* id = bench.document().edition().find("id");
    return id != nullptr ? id->text : std::string();
}

// {"name", "flavour"} of a card in a language, without what is missing.
JsonValue saidOf(const CardTitles& titles, const std::string& pack, const std::string& card) {
    JsonValue said = jsonObject();
    if (const std::string& name = titles.name(pack, card); !name.empty())
        addField(said, "name", jsonText(name));
    if (const std::string& flavour = titles.flavour(pack, card); !flavour.empty())
        addField(said, "flavour", jsonText(flavour));
    return said;
}

// The cards in a clipping or in a file; empty if there are none.
std::vector<JsonValue> cardsIn(const JsonValue& json) {
    const JsonValue* list = json.isArray() ? &json : json.find("cards");
    std::vector<JsonValue> cards;
    if (list != nullptr && list->isArray())
        cards = list->items;
    else if (json.isObject())
        cards.push_back(json);
    for (const JsonValue& card : cards)
        if (!card.isObject() || card.find("id") == nullptr || card.find("kind") == nullptr) return {};
    return cards;
}

}  // namespace

QString clippingOf(const std::vector<JsonValue>& cards, const std::string& pack,
                   const std::function<CardTitles(const char*)>& titles) {
    std::string text;
    for (const JsonValue& card : cards) text += (text.empty() ? "" : ",\n") + prettyJson(card);
    JsonValue words = jsonObject();
    for (const char* code : kLanguages) {
        const CardTitles names = titles(code);
        JsonValue said = jsonObject();
        for (const JsonValue& card : cards) {
            const JsonValue* id = card.find("id");
            if (id != nullptr) addUnlessEmpty(said, id->text, saidOf(names, pack, id->text));
        }
        addUnlessEmpty(words, code, std::move(said));
    }
    return QString::fromStdString("{\"cards\": [\n" + text + "\n],\n\"strings\": " + writeJson(words) +
                                  "}\n");
}

QString clippingOf(const Workbench& bench) {
    std::vector<JsonValue> cards;
    for (const int index : bench.chosen())
        cards.push_back(bench.document().cards()[static_cast<std::size_t>(index)].json);
    return clippingOf(cards, packOf(bench), [&](const char* language) {
        return bench.isReadOnly() ? installedNames(bench.assets(), language)
                                  : stringsOf(bench.document(), QString::fromUtf8(language));
    });
}

int pasteInto(Workbench& bench, const QString& text) {
    const JsonParse parsed = parseJson(text.toStdString(), kClipping);
    if (!parsed.ok()) return 0;
    std::vector<JsonValue> cards = cardsIn(parsed.value);
    if (cards.empty()) return 0;
    const int count = static_cast<int>(cards.size());
    const QString what = Workbench::tr("Paste of %n card(s)", "", count);
    std::vector<std::string> before;
    for (const JsonValue& card : cards) before.push_back(card.find("id")->text);
    bench.history().beginMacro(what);
    bench.addCards(std::move(cards), what);
    const JsonValue* strings = parsed.value.find("strings");
    for (std::size_t i = 0; strings != nullptr && i < strings->keys.size(); ++i) {
        const QString language = QString::fromStdString(strings->keys[i]);
        for (std::size_t card = 0; card < before.size(); ++card) {
            const auto index = static_cast<std::size_t>(bench.chosen()[card]);
            const std::string id = bench.document().cards()[index].id();
            for (const auto& [field, which] :
                 {std::pair{"name", StringKind::Name}, std::pair{"flavour", StringKind::Flavour}})
                if (const JsonValue* said =
                        partAt(strings->items[i], QString::fromStdString(before[card] + "/" + field)))
                    bench.changeFile(stringsFile(language),
                                     withWording(bench.document(), language, which, id, said->text), what);
        }
    }
    bench.history().endMacro();
    return count;
}

}  // namespace kickdoor::workshop
