#include "workshop/card_keys.h"

#include "base/json_build.h"
#include "pack/new_pack.h"
#include "workshop/json_edit.h"
#include "workshop/known_words.h"

namespace kickdoor::workshop {

void followName(JsonValue& card, const JsonValue& before, const Workbench& bench, bool& follows) {
    const JsonValue* id = before.find("id");
    const JsonValue* name = before.find("name");
    const JsonValue* now = card.find("name");
    if (id == nullptr || name == nullptr || now == nullptr) return;
    const std::string of = keyOfName(name->text);
    if (!of.empty()) follows = id->text.starts_with(of);
    const std::string key = keyOfName(now->text);
    const bool made = follows || id->text.starts_with("new-card");
    if (made && !key.empty() && key != id->text)
        setPart(card, QStringLiteral("/id"), jsonText(bench.freeId(key)));
}

void nameNew(JsonValue& card, const Workbench& bench) {
    const JsonValue* id = card.find("id");
    if (const JsonValue* identity = card.find("identity"); identity != nullptr && identity->text == "new")
        setPart(card, QStringLiteral("/identity"), jsonText(id != nullptr ? id->text : "new"));
    const JsonValue* type = card.find("type");
    if (type == nullptr || type->text != "new") return;
    const QList<KnownWord> types = knownWords(bench, Named::IdentityType);
    if (!types.isEmpty()) setPart(card, QStringLiteral("/type"), jsonText(types.last().key.toStdString()));
}

}  // namespace kickdoor::workshop
