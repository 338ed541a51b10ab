#include "text/message_file.h"

#include "base/json.h"
#include "base/nearest_word.h"

namespace kickdoor {

MessageFile readMessages(std::string_view json) {
    MessageFile file;
    const JsonParse parsed = parseJson(json, {4'000'000, 4, 10'000});
    const JsonValue* language = parsed.value.find("language");
    const JsonValue* messages = parsed.value.find("messages");
    if (!parsed.ok())
        file.error = parsed.error;
    else if (language == nullptr || !language->isString() || messages == nullptr || !messages->isObject())
        file.error = "holds no 'language' and 'messages'";
    if (!file.error.empty()) return file;
    file.language = language->text;
    for (std::size_t i = 0; i < messages->keys.size(); ++i) {
        if (!messages->items[i].isString()) {
            file.error = "message '" + quotable(messages->keys[i]) + "' is no text";
            return file;
        }
        file.patterns.emplace(messages->keys[i], messages->items[i].text);
    }
    return file;
}

}  // namespace kickdoor
