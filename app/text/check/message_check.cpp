#include "text/check/message_check.h"

#include <algorithm>
#include <memory>

#include "text/message.h"

namespace kickdoor {
namespace {

// {cards_acc} is an inflected {cards}.
std::set<std::string> bases(const std::vector<std::string>& arguments) {
    std::set<std::string> all;
    for (const std::string& argument : arguments) all.insert(argument.substr(0, argument.rfind('_')));
    return all;
}

bool isName(std::string_view key) {
    return key.starts_with("name.");
}

class MessageCheck {
public:
    MessageCheck(const MessageFile& english, const MessageFile& checked, const Spoken& spoken)
        : english_(english), checked_(checked), spoken_(spoken) {}

    TextFindings run() {
        const bool isEnglish = checked_.language == english_.language;
        for (const auto& [key, pattern] : english_.patterns)
            if (!checked_.patterns.contains(key)) find(key, "is missing");
        for (const std::string& noun : spoken_.nouns)
            if (!isEnglish && !checked_.patterns.contains(noun) && !english_.patterns.contains(noun))
                find(noun, "is missing: the cards speak of it");
        for (const auto& [key, pattern] : checked_.patterns) {
            if (english_.patterns.contains(key) || spoken_.nouns.contains(key) ||
                spoken_.cardRecords.contains(key))
                checkPattern(key, pattern);
            else
                find(key, "is superfluous: nothing asks for it");
        }
        return std::move(findings_);
    }

private:
    void find(const std::string& key, const std::string& cause) {
        findings_.push_back({"text_" + checked_.language + ".json", key, cause});
    }

    void checkPattern(const std::string& key, const std::string& pattern) {
        std::string error;
        const std::unique_ptr<Message> message = compileMessage(pattern, checked_.language, error);
        if (message == nullptr) {
            find(key, "does not compile: " + error);
            return;
        }
        const std::unique_ptr<Message> english = englishOf(key);
        checkArguments(key, message->shape(), english.get());
        std::set<std::vector<std::string>> told;  // reported once for all variants of a sentence
        for (const std::vector<std::string>& choices : message->shape().plurals)
            if (!choosesByValue(choices, english.get()) && told.insert(choices).second)
                for (const std::string& form : missingPlurals(choices, checked_.language))
                    find(key, "a plural has no '" + form + "'");
    }

    // Null if there is none, or if its error is reported with the English texts.
    std::unique_ptr<Message> englishOf(const std::string& key) const {
        const auto found = english_.patterns.find(key);
        std::string error;
        return found == english_.patterns.end() ? nullptr
                                                : compileMessage(found->second, english_.language, error);
    }

    // Whether the English message makes the same incomplete selection: then it selects by values, such as the
    // sides of a die, not by plurals.
    bool choosesByValue(const std::vector<std::string>& choices, const Message* english) const {
        if (english == nullptr) return false;
        const auto& same = english->shape().plurals;
        return !missingPlurals(choices, english_.language).empty() &&
               std::find(same.begin(), same.end(), choices) != same.end();
    }

    void checkArguments(const std::string& key, const MessageShape& shape, const Message* english) {
        std::set<std::string> known = {"form"};
        std::set<std::string> needed;
        if (isName(key)) {
            known.insert({"name", "plural", "initial"});
        } else if (english != nullptr) {
            known.merge(bases(english->shape().wanted));
            needed = bases(english->shape().shown);
            if (const auto given = spoken_.given.find(key); given != spoken_.given.end())
                known.insert(given->second.begin(), given->second.end());
        }
        for (const std::string& argument : bases(shape.wanted)) {
            if (!known.contains(argument)) find(key, "no phrase gives '" + argument + "'");
            needed.erase(argument);
        }
        for (const std::string& left : needed) find(key, "leaves out '{" + left + "}'");
    }

    const MessageFile& english_;
    const MessageFile& checked_;
    const Spoken& spoken_;
    TextFindings findings_;
};

}  // namespace

TextFindings checkMessages(const MessageFile& english, const MessageFile& checked, const Spoken& spoken) {
    return MessageCheck(english, checked, spoken).run();
}

}  // namespace kickdoor
