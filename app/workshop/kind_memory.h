// What a card had as other kinds, while it is open: who tries a kind and comes back finds all as it was.
#pragma once

#include <functional>

#include "base/json.h"

namespace kickdoor::workshop {

class KindMemory {
public:
    void forget() { *this = {}; }
    // `changed` is the card with another kind. Returns it without what that kind cannot have, with what the
    // card had that it can have, and with what it needs; `name` chooses the keys in the latter.
    JsonValue change(const JsonValue& before, const JsonValue& changed,
                     const std::function<void(JsonValue&)>& name);

private:
    void learn(const JsonValue& card);

    JsonValue m_known;  // all fields that the card has had, in their order
    JsonValue m_added;  // those that only its kind asked for: they go with it, unless they were edited
};

}  // namespace kickdoor::workshop
