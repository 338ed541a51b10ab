// Everything the program says about the game, in one language: a catalogue of whole messages
// (translations/text_<language>.json), into which phrases put what they speak of.
//
// A message may ask for an argument in a grammatical form, by a name with an underscore: {cards_acc} is
// `cards`, rendered with "acc" as the `form` that the messages inside may choose by. Which forms there are is
// each catalogue's own affair, but for two: {effects_capital} is `effects` in its plain form, begun with a
// capital, for languages that ask for it after a colon; and {effects_firstInv} asks for the form "inv" of
// only the first of several, for languages that turn a sentence around after another.
//
// Not for two threads at once: each makes its own.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "text/card_titles.h"
#include "text/message.h"
#include "text/phrase.h"

namespace kickdoor {

class Texts {
public:
    // Empty when all is well; otherwise what is wrong with the file, one line.
    std::string load(const std::filesystem::path& file);
    std::string loadText(std::string_view json);
    void setNames(CardTitles names) { names_ = std::move(names); }

    const CardTitles& names() const { return names_; }
    const std::string& language() const { return language_; }
    bool has(std::string_view key) const { return messages_.find(key) != messages_.end(); }
    // All keys, to compare catalogues by.
    std::vector<std::string> keys() const;

    std::string render(const Phrase& phrase) const;
    std::string message(std::string_view key) const { return render(Phrase(key)); }
    // A name alone, as a title.
    std::string title(const Name& name) const { return renderName(name, "other"); }

    // What rendering missed since the last call: messages the catalogue lacks, arguments a phrase lacks,
    // forms that a message does not choose by though it chooses by others.
    std::set<std::string> takeProblems() const;
    // Messages that were asked for in a form and know of no forms: right for words that never change.
    std::set<std::string> takeUnbent() const;

private:
    std::string renderIn(const Phrase& phrase, std::string_view form) const;
    std::string renderList(const Argument& argument, std::string_view form) const;
    std::string renderName(const Name& name, std::string_view form) const;
    MessageValue valueOf(const Phrase& phrase, const std::string& wanted, std::string_view form) const;
    const Message* find(std::string_view key) const;
    void noteForm(const Message& message, std::string_view key, std::string_view form) const;

    std::string language_;
    CardTitles names_;
    std::map<std::string, std::unique_ptr<Message>, std::less<>> messages_;
    mutable std::set<std::string> problems_;
    mutable std::set<std::string> unbent_;
};

}  // namespace kickdoor
