#include "workshop/strings_edit.h"

#include "base/json_build.h"
#include "card/strings_file.h"

namespace kickdoor::workshop {
namespace {

std::string keyOf(const PackDocument& document) {
    const JsonValue* id = document.edition().find("id");
    return id != nullptr ? id->text : std::string();
}

const CardTitles::Texts& textsOf(const CardTitles::ByPack& all, const std::string& pack) {
    static const CardTitles::Texts kNone;
    const auto found = all.find(pack);
    return found == all.end() ? kNone : found->second;
}

JsonValue objectOf(const CardTitles::Texts& texts) {
    JsonValue object = jsonObject();
    for (const auto& [key, text] : texts)
        if (!text.empty()) addField(object, key, jsonText(text));
    return object;
}

JsonValue ofPack(const std::string& pack, JsonValue value) {
    JsonValue object = jsonObject();
    addField(object, pack, std::move(value));
    return object;
}

}  // namespace

std::string stringsFile(const QString& language) {
    return std::string(kStringsFolder) + language.toStdString() + ".json";
}

CardTitles stringsOf(const PackDocument& document, const QString& language) {
    CardTitles titles;
    const std::string& text = document.file(stringsFile(language));
    if (!text.empty()) titles.loadText(text);
    return titles;
}

std::string textOfStrings(const CardTitles::Texts& names, const CardTitles::Texts& flavours,
                          const std::string& edition, const std::string& about, const std::string& pack,
                          const QString& language) {
    const JsonValue named = objectOf(names);
    const JsonValue said = objectOf(flavours);
    if (named.items.empty() && said.items.empty() && edition.empty() && about.empty()) return {};
    JsonValue json = jsonObject();
    addField(json, "language", jsonText(language.toStdString()));
    if (!edition.empty()) addField(json, "editions", ofPack(pack, jsonText(edition)));
    if (!about.empty()) addField(json, "abouts", ofPack(pack, jsonText(about)));
    addField(json, "names", ofPack(pack, named));
    if (!said.items.empty()) addField(json, "flavours", ofPack(pack, said));
    return prettyStrings(json);
}

std::string withWording(const PackDocument& document, const QString& language, StringKind which,
                        const std::string& card, const std::string& text) {
    const std::string pack = keyOf(document);
    const CardTitles now = stringsOf(document, language);
    CardTitles::Texts names = textsOf(now.names(), pack);
    CardTitles::Texts flavours = textsOf(now.flavours(), pack);
    std::string edition = now.edition(pack);
    std::string about = now.about(pack);
    switch (which) {
        case StringKind::Name: names[card] = text; break;
        case StringKind::Flavour: flavours[card] = text; break;
        case StringKind::Edition: edition = text; break;
        case StringKind::About: about = text; break;
    }
    return textOfStrings(names, flavours, edition, about, pack, language);
}

}  // namespace kickdoor::workshop
