// The files of a pack that somebody begins: small, and without mistakes.
#pragma once

#include <string>
#include <vector>

#include "pack/archive.h"

namespace kickdoor {

struct NewPack {
    std::string key;  // "my-pack"
    std::string name;
    std::string author;
    std::string licence;
};

std::vector<ArchiveFile> filesOf(const NewPack& pack);

// "My Pack!" as a key: "my-pack". Empty if nothing is left.
std::string keyOfName(std::string_view name);

}  // namespace kickdoor
