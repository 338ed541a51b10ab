// Files that survive a crash of the program or the machine: what these functions report as written is on the
// disk. They hold hands and secrets, so no other account of the machine may read them: files are made 0600,
// folders 0700. (On Windows a file has the rights of its folder, and a user's own folders are his alone.)
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "table/error.h"

namespace kickdoor {

// A file that only grows. Each append is whole or not there at all.
class AppendFile {
public:
    enum class Mode : std::uint8_t { New, Existing };
    // New makes missing folders and refuses an existing file; Existing goes on at `keep` bytes and drops what
    // stands behind them.
    static std::unique_ptr<AppendFile> open(const std::filesystem::path& path, Mode mode, TableError& error,
                                            std::uint64_t keep = 0);
    ~AppendFile();
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    // Written and flushed to the disk when it returns no error; otherwise the file is as before.
    TableError append(std::string_view bytes);
    // New content in the place of all that stands in it, as writeAtomically() writes it; goes on behind that.
    TableError replace(std::string_view bytes);
    const std::filesystem::path& path() const { return path_; }

private:
    AppendFile(std::filesystem::path path, std::intptr_t handle, std::uint64_t length);

    std::filesystem::path path_;
    std::intptr_t handle_;
    std::uint64_t length_;
};

// Writes a temporary file, then renames it: readers see the old content or the new, never a part.
TableError writeAtomically(const std::filesystem::path& path, std::string_view bytes);

// The same without flushing: a loss of power may lose the new content.
TableError writeUnflushed(const std::filesystem::path& path, std::string_view bytes);

// limit: larger files are refused, unread.
TableError readWhole(const std::filesystem::path& path, std::string& bytes,
                     std::uint64_t limit = 256U << 20U);

// Makes the folder and what is missing above it. When it is there already, it and all files and folders in it
// are taken from other accounts; links are left alone. Only for a folder that is the game's own. Empty: done.
std::string makeOwnFolder(const std::filesystem::path& folder);
// The same for one file; nothing when there is none.
void keepFromOthers(const std::filesystem::path& file);
// Makes all files that this program creates from now on unreadable for other accounts. Called first in
// main().
void writeForOwnerOnly();

}  // namespace kickdoor
