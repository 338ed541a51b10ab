// Without ICU there are no texts; commands that need them report an error.
#ifndef KICKDOOR_WITH_ICU

#    include "text/message.h"

namespace kickdoor {

bool messagesAvailable() {
    return false;
}

std::unique_ptr<Message> compileMessage(std::string_view, const std::string&, std::string& error) {
    error = "this program was built without texts (without ICU)";
    return nullptr;
}

std::vector<std::string> missingPlurals(const std::vector<std::string>&, const std::string&) {
    return {};
}

std::string joinWords(std::span<const std::string> parts, Joining, const std::string&) {
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
    return out;
}

std::string withCapital(const std::string& text, const std::string&) {
    return text;
}

}  // namespace kickdoor

#endif
