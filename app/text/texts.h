// All texts about the game in one language: a catalogue of complete messages
// (translations/text_<language>.json), whose arguments come from phrases.
//
// A message can request an argument in a grammatical form by an underscore: {cards_acc} is `cards`, rendered
// with `form` = "acc", by which the messages inside may select. Each catalogue defines its own forms. Two are
// predefined: {effects_capital} is the plain form with a capital letter, for languages that need it after a
// colon; {effects_firstInv} requests the form "inv" for only the first of several effects, for languages with
// inverted word order after another clause.
//
// Not thread-safe; each thread needs its own object.
#pragma once

#include <cstdint>
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

// When a catalogue's messages are compiled. Those compiled when they are first wanted are read sooner, and an
// error in one is a problem of rendering it.
enum class Compiling : std::uint8_t { AtOnce, WhenWanted };

class Texts {
public:
    // Returns an error in one line; empty on success.
    std::string load(const std::filesystem::path& file, Compiling when = Compiling::AtOnce);
    std::string loadText(std::string_view json, Compiling when = Compiling::AtOnce);
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

    // Returns and clears the problems of rendering: messages missing in the catalogue or not compiled,
    // arguments missing in a phrase, forms missing in a message that has others.
    std::set<std::string> takeProblems() const;
    // Returns and clears the messages requested in a form that have no forms. Correct for invariable words.
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
    struct Entry {
        std::string pattern;  // empty once compiled
        std::unique_ptr<Message> message;
    };
    mutable std::map<std::string, Entry, std::less<>> messages_;
    mutable std::set<std::string> problems_;
    mutable std::set<std::string> unbent_;
};

}  // namespace kickdoor
