#include "text/language_list.h"

#include "base/json_reader.h"

namespace kickdoor {

const LanguageEntry* LanguageList::find(std::string_view code) const {
    for (const LanguageEntry& language : languages)
        if (language.code == code) return &language;
    return nullptr;
}

LanguageList readLanguages(std::string_view json) {
    LanguageList list;
    const JsonParse parsed = parseJson(json);
    if (!parsed.ok()) return {{}, parsed.error};
    try {
        const JsonAt at(parsed.value);
        at.allowOnly({"languages"});
        for (const JsonAt& one : at.at("languages").list(100)) {
            one.allowOnly({"code", "name", "shipped"});
            list.languages.push_back(
                {one.at("code").text(10), one.at("name").text(50), one.at("shipped").flag()});
        }
    } catch (const ReadError& mistake) {
        return {{}, mistake.text()};
    }
    return list;
}

}  // namespace kickdoor
