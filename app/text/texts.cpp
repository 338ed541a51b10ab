#include "text/texts.h"

#include <cctype>
#include <fstream>
#include <iterator>

#include "base/json.h"
#include "base/nearest_word.h"

namespace kickdoor {
namespace {

constexpr std::string_view kPlainForm = "other";

std::string_view wordOfKind(NameKind kind) {
    switch (kind) {
        case NameKind::Card: return "card";
        case NameKind::Identity: return "identity";
        case NameKind::Type: return "type";
        case NameKind::Tag: return "tag";
        case NameKind::Ability: return "ability";
    }
    return "";
}

MessageValue textValue(std::string name, std::string text) {
    return {std::move(name), false, 0, std::move(text)};
}

// For languages whose articles look at the next letter.
std::string initialOf(const std::string& name) {
    if (name.empty()) return "none";
    const auto code = static_cast<unsigned char>(name.front());
    return code < 0x80 ? std::string(1, static_cast<char>(std::tolower(code))) : std::string("none");
}

}  // namespace

std::string Texts::load(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return file.string() + ": cannot be read";
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string trouble = loadText(text);
    return trouble.empty() ? trouble : file.string() + ": " + trouble;
}

std::string Texts::loadText(std::string_view json) {
    if (!messagesAvailable()) return "this program was built without texts (without ICU)";
    const JsonParse parsed = parseJson(json, {4'000'000, 4, 10'000});
    if (!parsed.ok()) return parsed.error;
    const JsonValue* language = parsed.value.find("language");
    const JsonValue* messages = parsed.value.find("messages");
    if (language == nullptr || !language->isString() || messages == nullptr || !messages->isObject())
        return "holds no 'language' and 'messages'";
    std::map<std::string, std::unique_ptr<Message>, std::less<>> compiled;
    for (std::size_t i = 0; i < messages->keys.size(); ++i) {
        const std::string& key = messages->keys[i];
        if (!messages->items[i].isString()) return "message '" + quotable(key) + "' is no text";
        std::string error;
        auto message = compileMessage(messages->items[i].text, language->text, error);
        if (message == nullptr) return "message '" + quotable(key) + "': " + error;
        compiled.emplace(key, std::move(message));
    }
    language_ = language->text;
    messages_ = std::move(compiled);
    return {};
}

std::vector<std::string> Texts::keys() const {
    std::vector<std::string> all;
    for (const auto& [key, message] : messages_) all.push_back(key);
    return all;
}

const Message* Texts::find(std::string_view key) const {
    const auto found = messages_.find(key);
    return found == messages_.end() ? nullptr : found->second.get();
}

std::string Texts::render(const Phrase& phrase) const {
    return renderIn(phrase, kPlainForm);
}

std::string Texts::renderIn(const Phrase& phrase, std::string_view form) const {
    const Message* message = find(phrase.key);
    if (message == nullptr) {
        problems_.insert("no message '" + phrase.key + "'");
        return "[" + phrase.key + "]";
    }
    std::vector<MessageValue> values;
    for (const std::string& wanted : message->wanted()) values.push_back(valueOf(phrase, wanted, form));
    return message->format(values);
}

MessageValue Texts::valueOf(const Phrase& phrase, const std::string& wanted, std::string_view form) const {
    const std::size_t cut = wanted.rfind('_');
    const std::string base = wanted.substr(0, cut);
    const std::string_view asked =
        cut == std::string::npos ? kPlainForm : std::string_view(wanted).substr(cut + 1);
    const Argument* argument = phrase.find(base);
    if (argument == nullptr) {
        if (wanted == "form") return textValue(wanted, std::string(form));
        problems_.insert("message '" + phrase.key + "' wants '" + wanted + "'");
        return textValue(wanted, "[" + wanted + "]");
    }
    switch (argument->kind) {
        case Argument::Kind::Number: return {wanted, true, argument->number, {}};
        case Argument::Kind::Word: return textValue(wanted, argument->word);
        case Argument::Kind::Name: return textValue(wanted, renderName(argument->spoken, asked));
        case Argument::Kind::Phrases: break;
    }
    return textValue(wanted, renderList(*argument, asked));
}

std::string Texts::renderList(const Argument& argument, std::string_view form) const {
    std::vector<std::string> parts;
    for (const Phrase& phrase : argument.phrases) {
        std::string part = renderIn(phrase, form);
        parts.push_back(argument.style == ListStyle::Sentences ? withCapital(part, language_)
                                                               : std::move(part));
    }
    if (parts.size() == 1) return parts.front();
    std::string_view between;
    switch (argument.style) {
        case ListStyle::And: return joinWords(parts, Joining::And, language_);
        case ListStyle::Or: return joinWords(parts, Joining::Or, language_);
        case ListStyle::Comma: between = ", "; break;
        case ListStyle::Semicolon: between = "; "; break;
        case ListStyle::One:
        case ListStyle::Sentences: between = " "; break;
    }
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? std::string() : std::string(between)) + part;
    return out;
}

// A record of that very name ("name.identity.elf"), or the message for names of its kind.
std::string Texts::renderName(const Name& name, std::string_view form) const {
    const std::string generic = "name." + std::string(wordOfKind(name.kind));
    const std::string own = generic + "." + name.key;
    const Message* message = find(own);
    if (message == nullptr) message = find(generic);
    if (message == nullptr) {
        problems_.insert("no message '" + generic + "'");
        return name.name;
    }
    const std::vector<MessageValue> values = {textValue("form", std::string(form)),
                                              textValue("name", name.name), textValue("plural", name.plural),
                                              textValue("initial", initialOf(name.name))};
    return message->format(values);
}

std::set<std::string> Texts::takeProblems() const {
    return std::exchange(problems_, {});
}

}  // namespace kickdoor
