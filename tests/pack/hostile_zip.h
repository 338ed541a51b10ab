// Makes zip archives by hand, so that tests can write what no honest program writes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

struct ZipEntry {
    std::string name;
    std::string content;                         // as stored in the archive
    std::uint32_t unixMode = 0100644;            // of the external attributes
    std::uint16_t method = 0;                    // 0 stored, 8 deflated
    std::uint16_t flags = 0;                     // 1: encrypted
    std::optional<std::uint32_t> size = {};      // unpacked, as the headers say; default: of the content
    std::optional<std::uint32_t> checksum = {};  // default: of the content
    std::optional<std::string> localName = {};   // of the file's own header; default: the same
};

std::string zipOf(const std::vector<ZipEntry>& entries);

// Compressed by libzip: `bytes` of one letter.
std::string zipBomb(std::string_view name, std::size_t bytes);

}  // namespace tests
