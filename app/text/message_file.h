// A catalogue as its file has it: keys and patterns, not yet compiled.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kickdoor {

struct MessageFile {
    std::string language;
    std::map<std::string, std::string, std::less<>> patterns;
    std::string error;  // empty: all is well; otherwise one line
};

// text_<language>.json. Never throws.
MessageFile readMessages(std::string_view json);

}  // namespace kickdoor
