#include "hostile_zip.h"

#include <zip.h>

#include "base/checksum.h"

namespace tests {
namespace {

void put(std::string& out, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>((value >> static_cast<unsigned>(8 * i)) & 0xFFU);
}

// From "version needed" to the length of the name: the same in both headers.
void putCommon(std::string& out, const ZipEntry& entry, const std::string& name) {
    put(out, 20, 2);
    put(out, entry.flags, 2);
    put(out, entry.method, 2);
    put(out, 0, 2);
    put(out, 0x21, 2);
    put(out, entry.checksum.value_or(kickdoor::crc32(entry.content)), 4);
    put(out, static_cast<std::uint32_t>(entry.content.size()), 4);
    put(out, entry.size.value_or(static_cast<std::uint32_t>(entry.content.size())), 4);
    put(out, static_cast<std::uint32_t>(name.size()), 2);
    put(out, 0, 2);
}

}  // namespace

std::string zipOf(const std::vector<ZipEntry>& entries) {
    std::string out;
    std::string directory;
    for (const ZipEntry& entry : entries) {
        const auto offset = static_cast<std::uint32_t>(out.size());
        out += "PK\3\4";
        putCommon(out, entry, entry.localName.value_or(entry.name));
        out += entry.localName.value_or(entry.name) + entry.content;
        directory += "PK\1\2";
        put(directory, (3U << 8U) | 20U, 2);  // made on Unix
        putCommon(directory, entry, entry.name);
        put(directory, 0, 2);  // comment
        put(directory, 0, 2);  // disk
        put(directory, 0, 2);
        put(directory, entry.unixMode << 16U, 4);
        put(directory, offset, 4);
        directory += entry.name;
    }
    const auto start = static_cast<std::uint32_t>(out.size());
    out += directory + "PK\5\6";
    put(out, 0, 4);
    put(out, static_cast<std::uint32_t>(entries.size()), 2);
    put(out, static_cast<std::uint32_t>(entries.size()), 2);
    put(out, static_cast<std::uint32_t>(directory.size()), 4);
    put(out, start, 4);
    put(out, 0, 2);
    return out;
}

std::string zipBomb(std::string_view name, std::size_t bytes) {
    const std::string content(bytes, 'a');
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* buffer = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(buffer);
    zip_t* archive = zip_open_from_source(buffer, ZIP_TRUNCATE, &error);
    zip_file_add(archive, std::string(name).c_str(),
                 zip_source_buffer(archive, content.data(), content.size(), 0), 0);
    zip_close(archive);
    zip_stat_t stat;
    zip_source_stat(buffer, &stat);
    std::string out(stat.size, '\0');
    zip_source_open(buffer);
    zip_source_read(buffer, out.data(), out.size());
    zip_source_close(buffer);
    zip_source_free(buffer);
    return out;
}

}  // namespace tests
