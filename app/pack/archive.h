// A pack's files as one zip archive in memory. Archives come from strangers: everything is bounded before
// anything is unpacked, and whatever the bytes are, reading ends with the files or with a cause.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct ArchiveFile {
    std::string path;  // "strings/de.json"
    std::string text;
    bool operator==(const ArchiveFile&) const = default;
};

struct ArchiveLimits {
    std::size_t archiveBytes = 8'000'000;
    std::size_t files = 200;
    std::size_t fileBytes = 1'000'000;    // as a pack's loader allows
    std::size_t totalBytes = 16'000'000;  // of all files, unpacked
    std::size_t ratio = 200;              // unpacked to packed bytes of one file
    std::chrono::milliseconds time{5000};
};

struct ArchiveRead {
    std::vector<ArchiveFile> files;  // sorted by path; empty unless ok()
    std::string error;               // "strings/de.json: is a link"
    bool ok() const { return error.empty(); }
};

// Never throws.
ArchiveRead readArchive(std::string_view bytes, const ArchiveLimits& limits = {});

struct ArchiveWritten {
    std::string bytes;  // empty unless ok()
    std::string error;
    bool ok() const { return error.empty(); }
};

// The same files give the same bytes, on every machine and at every time: sorted, stored as they are, and
// dated 1980. Refuses what readArchive would refuse.
ArchiveWritten writeArchive(std::vector<ArchiveFile> files, const ArchiveLimits& limits = {});

}  // namespace kickdoor
