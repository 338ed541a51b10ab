#include "text/texts.h"

#include <cctype>
#include <fstream>
#include <iterator>
#include <utility>

#include "base/nearest_word.h"
#include "text/identity_titles.h"
#include "text/message_file.h"

namespace kickdoor {
namespace {

constexpr std::string_view kPlainForm = "other";
constexpr std::string_view kCapitalForm = "capital";

std::string_view wordOfKind(NameKind kind) {
    switch (kind) {
        case NameKind::Card: return "card";
        case NameKind::Identity: return "identity";
        case NameKind::Type: return "type";
        case NameKind::Tag: return "tag";
        case NameKind::Ability: return "ability";
        case NameKind::Player: return "player";
    }
    return "";
}

MessageValue textValue(std::string name, std::string text) {
    return {std::move(name), false, 0, std::move(text)};
}

// {of_firstInv}: only the first element of a list has the form "inv".
std::string formOfFirst(std::string_view form) {
    constexpr std::string_view kFirst = "first";
    const bool onlyFirst = form.size() > kFirst.size() && form.starts_with(kFirst) &&
                           std::isupper(static_cast<unsigned char>(form[kFirst.size()])) != 0;
    if (!onlyFirst) return std::string(form);
    std::string first(form.substr(kFirst.size()));
    first.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(first.front())));
    return first;
}

// For languages whose articles depend on the next letter.
std::string initialOf(const std::string& name) {
    if (name.empty()) return "none";
    const auto code = static_cast<unsigned char>(name.front());
    return code < 0x80 ? std::string(1, static_cast<char>(std::tolower(code))) : std::string("none");
}

}  // namespace

std::string Texts::load(const std::filesystem::path& file, Compiling when) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return file.string() + ": cannot be read";
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string trouble = loadText(text, when);
    return trouble.empty() ? trouble : file.string() + ": " + trouble;
}

std::string Texts::loadText(std::string_view json, Compiling when) {
    if (!messagesAvailable()) return "this program was built without texts (without ICU)";
    MessageFile file = readMessages(json);
    if (!file.error.empty()) return file.error;
    std::map<std::string, Entry, std::less<>> read;
    for (auto& [key, pattern] : file.patterns) {
        Entry& entry = read[key];
        if (when == Compiling::WhenWanted) {
            entry.pattern = std::move(pattern);
            continue;
        }
        std::string error;
        entry.message = compileMessage(pattern, file.language, error);
        if (entry.message == nullptr) return "message '" + quotable(key) + "': " + error;
    }
    language_ = file.language;
    messages_ = std::move(read);
    return {};
}

std::vector<std::string> Texts::keys() const {
    std::vector<std::string> all;
    for (const auto& [key, entry] : messages_) all.push_back(key);
    return all;
}

const Message* Texts::find(std::string_view key) const {
    const auto found = messages_.find(key);
    if (found == messages_.end()) return nullptr;
    Entry& entry = found->second;
    if (entry.message == nullptr) {
        std::string error;
        entry.message = compileMessage(entry.pattern, language_, error);
        if (entry.message == nullptr)
            problems_.insert("message '" + std::string(key) + "': " + error);
        else
            entry.pattern = {};
    }
    return entry.message.get();
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
    noteForm(*message, phrase.key, form);
    std::vector<MessageValue> values;
    for (const std::string& wanted : message->shape().wanted) values.push_back(valueOf(phrase, wanted, form));
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
    if (asked == kCapitalForm)
        return textValue(wanted, withCapital(renderList(*argument, kPlainForm), language_));
    return textValue(wanted, renderList(*argument, asked));
}

std::string Texts::renderList(const Argument& argument, std::string_view form) const {
    const std::string first = formOfFirst(form);
    const std::string_view rest = first == form ? form : kPlainForm;
    std::vector<std::string> parts;
    for (const Phrase& phrase : argument.phrases) {
        std::string part = renderIn(phrase, parts.empty() ? first : rest);
        parts.push_back(argument.style == ListStyle::Sentences ? withCapital(part, language_)
                                                               : std::move(part));
    }
    if (parts.size() == 1) return parts.front();
    std::string between;
    switch (argument.style) {
        case ListStyle::And: return joinWords(parts, Joining::And, language_);
        case ListStyle::Or: return joinWords(parts, Joining::Or, language_);
        case ListStyle::Comma: between = ", "; break;
        case ListStyle::Semicolon: between = message("list.semicolon"); break;
        case ListStyle::Also: between = ", "; break;
        case ListStyle::Either: between = message("list.either"); break;
        case ListStyle::One:
        case ListStyle::Sentences: between = " "; break;
    }
    const std::string last = argument.style == ListStyle::Also ? message("list.also") : between;
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? last : between;
        out += parts[i];
    }
    return out;
}

// Uses the name's own record ("name.identity.elf"), or else the message for its kind of names.
std::string Texts::renderName(const Name& name, std::string_view form) const {
    const std::string generic = "name." + std::string(wordOfKind(name.kind));
    const std::string own = generic + "." + name.key;
    const Message* message = find(own);
    if (message == nullptr) message = find(generic);
    if (message == nullptr) {
        problems_.insert("no message '" + generic + "'");
        return name.name;
    }
    noteForm(*message, message == find(own) ? own : generic, form);
    // Other kinds of names have no pack.
    const bool isIdentity = name.kind == NameKind::Identity;
    const std::string translated = isIdentity ? identityTitle(names_, name.key)
                                   : name.kind == NameKind::Ability
                                       ? names_.name(name.pack, keyOfAbility(name.key))
                                       : names_.name(name.pack, name.key);
    const std::string& printed = translated.empty() ? name.name : translated;
    std::string plural = isIdentity ? identityTitle(names_, keyOfPlural(name.key)) : std::string();
    if (plural.empty()) plural = translated.empty() ? name.plural : translated;
    const std::vector<MessageValue> values = {textValue("form", std::string(form)),
                                              textValue("name", printed), textValue("plural", plural),
                                              textValue("initial", initialOf(printed))};
    return message->format(values);
}

void Texts::noteForm(const Message& message, std::string_view key, std::string_view form) const {
    if (form == kPlainForm || message.shape().hasForm(form)) return;
    const std::string about = "message '" + std::string(key) + "' ";
    if (message.shape().forms.empty())
        unbent_.insert(about + "is asked for in the form '" + std::string(form) + "'");
    else
        problems_.insert(about + "has no form '" + std::string(form) + "'");
}

std::set<std::string> Texts::takeUnbent() const {
    return std::exchange(unbent_, {});
}

std::set<std::string> Texts::takeProblems() const {
    return std::exchange(problems_, {});
}

}  // namespace kickdoor
