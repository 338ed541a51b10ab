#include "card/pack_error.h"

namespace kickdoor {

std::string PackError::text() const {
    std::string out = file;
    if (!place.empty()) out += ":" + place;
    if (!card.empty()) out += " (" + card + ")";
    return out + ": " + cause;
}

std::string JsonPlace::text() const {
    std::string out = up != nullptr ? up->text() : std::string();
    if (index >= 0)
        out += "/" + std::to_string(index);
    else if (!key.empty())
        out += "/" + std::string(key);
    return out;
}

void Reporter::enterFile(std::string file) {
    file_ = std::move(file);
    card_.clear();
}

void Reporter::report(const JsonPlace& place, std::string cause, std::optional<Mend> mend) {
    if (errors_.size() < kMaxErrors)
        errors_.push_back({file_, card_, place.text(), std::move(cause), std::move(mend)});
}

void Reporter::report(PackError error) {
    if (errors_.size() < kMaxErrors) errors_.push_back(std::move(error));
}

}  // namespace kickdoor
