// The content of a catalogue's file: keys and patterns, not compiled.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kickdoor {

struct MessageFile {
    std::string language;
    std::map<std::string, std::string, std::less<>> patterns;
    std::string error;  // one line; empty on success
};

// text_<language>.json. Never throws.
MessageFile readMessages(std::string_view json);

}  // namespace kickdoor
