// One message of a catalogue, in ICU's MessageFormat; and what else of a language's grammar the texts need.
// The only header of the program behind which ICU stands.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct MessageValue {
    std::string name;
    bool isNumber = false;
    std::int64_t number = 0;
    std::string text;
};

// What a pattern asks for.
struct MessageShape {
    std::vector<std::string> wanted;  // the arguments it names
    std::vector<std::string> shown;   // those of them that it puts into words; the others only choose
    std::vector<std::string> forms;   // that it knows: what its choices by `form` name
    std::vector<std::vector<std::string>> plurals;  // what each choice by number names: one, few, =2
    bool hasForm(std::string_view form) const;
};

class Message {
public:
    explicit Message(MessageShape shape) : shape_(std::move(shape)) {}
    virtual ~Message() = default;
    const MessageShape& shape() const { return shape_; }
    virtual std::string format(std::span<const MessageValue> values) const = 0;

private:
    MessageShape shape_;
};

// Null, and the reason, when the pattern is broken, or the program was built without ICU.
std::unique_ptr<Message> compileMessage(std::string_view pattern, const std::string& locale,
                                        std::string& error);

// False: no message can be compiled.
bool messagesAvailable();

// The plural forms that this language has for whole numbers, and that these choices name no text for.
std::vector<std::string> missingPlurals(const std::vector<std::string>& choices, const std::string& locale);

enum class Joining : std::uint8_t { And, Or };
std::string joinWords(std::span<const std::string> parts, Joining how, const std::string& locale);

// The first letter as a capital; what begins with no letter stays.
std::string withCapital(const std::string& text, const std::string& locale);

}  // namespace kickdoor
