// Laws of packs from strangers, held to by tests and by the fuzzer.
#pragma once

#include <string>
#include <string_view>

#include "pack/kickpack.h"
#include "pack/pack_paths.h"

namespace tests {

// What is wrong with how these bytes were read; empty: refused with a cause, or accepted with good reason.
inline std::string brokenLaw(std::string_view bytes) {
    using namespace kickdoor;
    const ArchiveRead archive = readArchive(bytes);
    if (!archive.ok()) return archive.files.empty() ? "" : "refused, and yet files were given out";
    const ArchiveLimits limits;
    std::size_t total = 0;
    PackPaths paths;
    for (const ArchiveFile& file : archive.files) {
        if (!paths.add(file.path).empty()) return "accepted a file with the path " + file.path;
        if (file.text.size() > limits.fileBytes) return "accepted a file that is too large";
        total += file.text.size();
    }
    if (total > limits.totalBytes || archive.files.size() > limits.files) return "accepted too much";
    const KickpackRead read = kickpackOf(bytes, "fuzzed");
    if (!read.ok()) {
        for (const PackError& error : read.errors)
            if (error.cause.empty() || error.file.empty()) return "refused without file and cause";
        return "";
    }
    if (!lackedForSharing(read.pack.facts).empty()) return "accepted without author, version and licence";
    // Packing again gives an archive that is read as the same pack.
    const KickpackRead again = kickpackOf(read.pack.bytes, "again");
    if (!again.ok()) return "cannot be read again: " + again.errors.front().text();
    if (again.pack.identity != read.pack.identity || again.pack.bytes != read.pack.bytes)
        return "packed again, it is another pack";
    (void)loadKickpack(read.pack, {});
    return "";
}

}  // namespace tests
