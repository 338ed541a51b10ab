// The PIN of a table: compared quickly while the server runs, kept on disk in a form that is slow to guess
// from.
#pragma once

#include <optional>
#include <string>

#include "net/wire/digest.h"

namespace kickdoor::net {

// As it stands in a file. salt: empty in files of earlier versions, where `digest` was made quickly.
struct KeptPin {
    bool needed = true;
    std::vector<std::uint8_t> salt;
    Digest digest{};
};

class TablePin {
public:
    explicit TablePin(const std::string& pin);  // empty: none is asked for
    explicit TablePin(const KeptPin& kept);

    bool needed() const { return needed_; }
    // The first try after the server came back takes some 50 ms, and so does each until one was right.
    bool isRight(const std::string& pin) const;
    // Always with salt. The first call takes some 50 ms.
    const KeptPin& kept() const;

private:
    bool needed_ = true;
    // Not kept. Nothing: the server came back, and nobody has known the PIN yet.
    mutable std::optional<Digest> quick_;
    mutable std::optional<KeptPin> kept_;
};

}  // namespace kickdoor::net
