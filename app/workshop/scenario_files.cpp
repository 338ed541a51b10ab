#include "workshop/scenario_files.h"

#include <string_view>

#include "base/json_build.h"
#include "base/json_lines.h"

namespace kickdoor::workshop {
namespace {

constexpr JsonLimits kScenarioLimits{4'000'000, 24};
constexpr std::string_view kSpace = " \t\r\n";

bool isListText(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpace);
    return first != std::string_view::npos && text[first] == '[';
}

std::vector<std::string_view> itemsOf(std::string_view text) {
    return isListText(text) ? textsOfItems(text) : std::vector{text};
}

// Behind the closing quote of the text that begins here.
std::size_t behindText(std::string_view json, std::size_t begin) {
    for (std::size_t at = begin + 1; at < json.size(); ++at) {
        if (json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            return at + 1;
    }
    return json.size();
}

// The text that is the value of an object's own "name", with its quotes; empty if there is none.
std::string_view nameIn(std::string_view object) {
    int depth = 0;
    for (std::size_t at = 0; at < object.size(); ++at) {
        const char c = object[at];
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
        if (c != '"') continue;
        const std::size_t end = behindText(object, at);
        const std::size_t colon = object.find_first_not_of(kSpace, end);
        const bool isKey = colon != std::string_view::npos && object[colon] == ':';
        if (depth == 1 && isKey && object.substr(at, end - at) == "\"name\"") {
            const std::size_t value = object.find_first_not_of(kSpace, colon + 1);
            if (value == std::string_view::npos || object[value] != '"') return {};
            return object.substr(value, behindText(object, value) - value);
        }
        at = end - 1;
    }
    return {};
}

}  // namespace

std::vector<KeptScenario> scenariosOf(const PackDocument& document) {
    std::vector<KeptScenario> kept;
    for (const std::string& file : document.filesIn("scenarios")) {
        const JsonParse parsed = parseJson(document.file(file), kScenarioLimits);
        const bool isList = parsed.value.isArray();
        const std::size_t count = isList ? parsed.value.items.size() : 1;
        for (std::size_t i = 0; i < count; ++i) {
            KeptScenario one{file, i, QString::fromStdString(file),
                             isList ? parsed.value.items[i] : parsed.value};
            const JsonValue* name = one.json.find("name");
            if (name != nullptr && !name->text.empty()) one.name = QString::fromStdString(name->text);
            kept.push_back(std::move(one));
        }
    }
    return kept;
}

std::string renamedScenario(const std::string& text, std::size_t index, const std::string& name) {
    const std::vector<std::string_view> items = itemsOf(text);
    if (index >= items.size()) return text;
    const std::string_view item = items[index];
    const std::string_view before = nameIn(item);
    const std::string now = writeJson(jsonText(name));
    std::string renamed = text;
    if (!before.empty())
        return renamed.replace(static_cast<std::size_t>(before.data() - text.data()), before.size(), now);
    const std::size_t brace = item.find('{');
    if (brace == std::string_view::npos) return text;
    const std::size_t at = static_cast<std::size_t>(item.data() - text.data()) + brace + 1;
    return renamed.insert(at, "\"name\": " + now + ", ");
}

std::string withoutScenario(const std::string& text, std::size_t index) {
    const std::vector<std::string_view> items = itemsOf(text);
    std::string rest;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (i != index) rest += (rest.empty() ? "" : ",\n\n") + std::string(items[i]);
    return rest.empty() ? rest : "[\n" + rest + "\n]\n";
}

}  // namespace kickdoor::workshop
