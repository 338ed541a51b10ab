// A pack as one file that is shared, NAME.kickpack, and as a folder. See docs/card-authoring.md, "Sharing a
// pack".
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "card/pack_error.h"
#include "card/pack_facts.h"
#include "io/pack_files.h"
#include "pack/archive.h"

namespace kickdoor {

inline constexpr char kKickpackEnding[] = ".kickpack";

struct Kickpack {
    std::vector<ArchiveFile> files;
    PackFacts facts;
    // SHA-256, in hexadecimal, of the bytes that packing these files gives: the pack's identity. The same for
    // a folder and for each file that holds the same, however it was packed.
    std::string identity;
    std::string bytes;                 // what the identity is of
    std::vector<std::string> leftOut;  // other files of a folder, which a pack does not hold

    // As loaded with other packs. Its name is the edition's id.
    PackSource source() const;
};

struct KickpackRead {
    Kickpack pack;
    std::vector<PackError> errors;  // of reading; whether the cards can be loaded is the loader's to say
    bool ok() const { return errors.empty(); }
};

// Reads a .kickpack file or a pack's folder, whichever is there. Never throws. A file must name author,
// version and licence; a folder need not.
KickpackRead readKickpack(const std::filesystem::path& place);
KickpackRead kickpackOf(std::string_view bytes, const std::string& name);
// Of a folder's files.
KickpackRead kickpackOf(std::vector<ArchiveFile> files);

// Loads the pack with those that it needs and `before`, from folders of packs. `before` come first, then
// those that it needs, then itself; the first is the base edition.
struct LoadedKickpack {
    std::vector<PackSource> sources;
    LoadResult result;
    std::vector<PackError> errors;  // all
    bool ok() const { return errors.empty(); }
};
LoadedKickpack loadKickpack(const Kickpack& pack, const std::vector<std::filesystem::path>& shelves,
                            const std::vector<std::string>& before = {});

// What a pack is checked and tried with beside what it needs: `usual`, if it is too small to be played alone.
std::vector<std::string> companionsOf(const Kickpack& pack, const std::string& usual);

// "cards.json:12:/3/badStuff: cause": with the line, if the files have the place.
std::string textWithLine(const PackError& error, const std::vector<ArchiveFile>& files,
                         std::string_view pack);

// Writes the files into a new folder; what is there already is replaced as a whole, or kept if that fails.
// Returns an error in one line; empty on success.
std::string unpackTo(const Kickpack& pack, const std::filesystem::path& folder);

}  // namespace kickdoor
