// A pack that is being edited: its cards and its edition.json. Saving keeps the text of every card that was
// not changed as its author wrote it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "pack/kickpack.h"

namespace kickdoor {

struct DocumentCard {
    std::string file;  // "cards.json"
    JsonValue json;
    std::string text;          // as in the file; empty once it was changed
    std::string written = {};  // as its author wrote it, to go back to; empty for a new card

    std::string id() const;
};

class PackDocument {
public:
    // Replaces what was open; place: a folder or a .kickpack file, which can only be read. Returns an error
    // in one line; empty on success.
    std::string open(const std::filesystem::path& place);
    // The same with the error as data.
    std::optional<PackError> tryOpen(const std::filesystem::path& place);

    const std::filesystem::path& folder() const { return folder_; }
    const JsonValue& edition() const { return edition_; }
    void setEdition(JsonValue edition);
    const std::vector<DocumentCard>& cards() const { return cards_; }
    // Its names in other languages and its scenarios follow a card to another id.
    void setCard(std::size_t index, JsonValue card);
    void insertCard(std::size_t index, DocumentCard card);
    void removeCard(std::size_t index);
    // order: for each new place the old one.
    void reorder(const std::vector<std::size_t>& order);
    // The file that new cards of this kind go to: where others of it are, else cards.json.
    std::string fileFor(const std::string& kind) const;

    // The files beside the cards: strings/de.json, scenarios/x.json. Empty text: there is no such file.
    const std::string& file(const std::string& path) const;
    void setFile(const std::string& path, std::string text);
    std::vector<std::string> filesIn(const std::string& folder) const;

    // The pack as it would be saved, and its files alone.
    KickpackRead kickpack() const;
    std::vector<ArchiveFile> files() const;
    // Writes the files that differ from those on the disk. Returns an error in one line; empty on success.
    std::string save();
    // Whether somebody else has changed the files since they were read or saved.
    bool changedOutside() const;

private:
    void renameStrings(const std::string& from, const std::string& to);
    const ArchiveFile* unchanged(const std::string& path) const;

    std::filesystem::path folder_;
    JsonValue edition_;
    std::string editionText_;  // empty once it was changed
    std::vector<DocumentCard> cards_;
    std::vector<std::string> cardFiles_;
    std::vector<ArchiveFile> others_;  // strings, scenarios
    std::vector<ArchiveFile> saved_;   // as on the disk
    std::vector<ArchiveFile> opened_;  // as on the disk when it was opened
};

// With spaces, and with line breaks between the fields of a long object, as shipped packs are written.
std::string prettyJson(const JsonValue& value, std::size_t width = 110);
// As many texts as a pack can have.
inline constexpr JsonLimits kStringsLimits{1'000'000, 8, 10'000};
// With each text on a line of its own, as files of strings are written.
std::string prettyStrings(const JsonValue& value);

}  // namespace kickdoor
