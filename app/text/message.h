// Messages of a catalogue in ICU's MessageFormat, and other grammar that the texts need. The only header of
// the program implemented with ICU.
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

// The arguments and forms of a pattern.
struct MessageShape {
    std::vector<std::string> wanted;                // all arguments
    std::vector<std::string> shown;                 // the arguments that it prints; the others only select
    std::vector<std::string> forms;                 // the cases of its selections by `form`
    std::vector<std::vector<std::string>> plurals;  // the cases of each plural selection: one, few, =2
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

// Null, with the reason in `error`, if the pattern is invalid or the program was built without ICU.
std::unique_ptr<Message> compileMessage(std::string_view pattern, const std::string& locale,
                                        std::string& error);

// False if the program was built without ICU.
bool messagesAvailable();

// The language's plural forms for integers that are missing among these choices.
std::vector<std::string> missingPlurals(const std::vector<std::string>& choices, const std::string& locale);

enum class Joining : std::uint8_t { And, Or };
std::string joinWords(std::span<const std::string> parts, Joining how, const std::string& locale);

// Capitalizes the first letter. A text that begins with no letter stays unchanged.
std::string withCapital(const std::string& text, const std::string& locale);

}  // namespace kickdoor
