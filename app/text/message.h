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

class Message {
public:
    virtual ~Message() = default;
    // The arguments its pattern names.
    virtual const std::vector<std::string>& wanted() const = 0;
    virtual std::string format(std::span<const MessageValue> values) const = 0;
};

// Null, and the reason, when the pattern is broken, or the program was built without ICU.
std::unique_ptr<Message> compileMessage(std::string_view pattern, const std::string& locale,
                                        std::string& error);

// False: no message can be compiled.
bool messagesAvailable();

enum class Joining : std::uint8_t { And, Or };
std::string joinWords(std::span<const std::string> parts, Joining how, const std::string& locale);

// The first letter as a capital; what begins with no letter stays.
std::string withCapital(const std::string& text, const std::string& locale);

}  // namespace kickdoor
