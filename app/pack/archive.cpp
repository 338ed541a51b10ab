#include "pack/archive.h"

#include <zip.h>

#include <algorithm>
#include <exception>
#include <memory>

#include "base/nearest_word.h"
#include "pack/pack_paths.h"

namespace kickdoor {
namespace {

using Clock = std::chrono::steady_clock;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;
using OpenFile = std::unique_ptr<zip_file_t, Discard>;

struct Refused {
    std::string text;
};

[[noreturn]] void refuse(std::string_view path, const std::string& cause) {
    throw Refused{(path.empty() ? std::string("a file without a name") : quotable(path)) + ": " + cause};
}

std::string textOf(zip_error_t& error) {
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

std::string bytesText(std::size_t bytes) {
    return std::to_string(bytes / 1000) + " kB";
}

Archive openBytes(std::string_view bytes) {
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error));
    if (!source) throw Refused{textOf(error)};
    // CHECKCONS compares each file's own header with the directory: no archive that two readers read
    // differently.
    Archive archive(zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!archive) throw Refused{"is not a zip archive that can be read: " + textOf(error)};
    (void)source.release();  // owned by the archive
    zip_error_fini(&error);
    return archive;
}

constexpr zip_uint32_t kUnixType = 0170000;
constexpr zip_uint32_t kUnixFile = 0100000;
constexpr zip_uint32_t kUnixFolder = 0040000;
constexpr zip_uint32_t kUnixLink = 0120000;

class Reader {
public:
    Reader(std::string_view bytes, const ArchiveLimits& limits)
        : limits_(limits), end_(Clock::now() + limits.time), archive_(openBytes(bytes)) {}

    std::vector<ArchiveFile> read() {
        const zip_int64_t count = zip_get_num_entries(archive_.get(), 0);
        if (count < 0 || static_cast<std::size_t>(count) > limits_.files)
            throw Refused{"holds more than " + std::to_string(limits_.files) + " files"};
        for (zip_int64_t i = 0; i < count; ++i) check(static_cast<zip_uint64_t>(i));
        std::vector<ArchiveFile> files;
        for (const zip_stat_t& entry : entries_) files.push_back({entry.name, unpack(entry)});
        std::sort(files.begin(), files.end(),
                  [](const ArchiveFile& a, const ArchiveFile& b) { return a.path < b.path; });
        return files;
    }

private:
    // By what the directory says, before anything is unpacked.
    void check(zip_uint64_t index) {
        zip_stat_t entry;
        zip_stat_init(&entry);
        constexpr zip_uint64_t kNeeded = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                         ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(archive_.get(), index, ZIP_FL_ENC_RAW, &entry) != 0 ||
            (entry.valid & kNeeded) != kNeeded)
            throw Refused{"a file's entry cannot be read"};
        std::string_view name = entry.name;
        const bool folder = isFolder(index, name);
        if (folder && name.ends_with('/')) {
            // Folders are made as files need them; a folder of another pack's tool is left out.
            if (entry.size != 0 || entry.comp_size > 2) refuse(name, "is a folder with contents");
            name.remove_suffix(1);
            if (const std::string fault = faultOfPackPath(std::string(name) + "/a.json"); !fault.empty())
                refuse(name, fault);
            return;
        }
        if (const std::string fault = paths_.add(name); !fault.empty()) refuse(name, fault);
        if (entry.encryption_method != ZIP_EM_NONE) refuse(name, "is encrypted");
        if (entry.comp_method != ZIP_CM_STORE && entry.comp_method != ZIP_CM_DEFLATE)
            refuse(name, "is packed by a method other than 'deflate'");
        if (entry.size > limits_.fileBytes)
            refuse(name, "unpacks to more than " + bytesText(limits_.fileBytes));
        if (entry.size > 1000 && entry.size / limits_.ratio > entry.comp_size)
            refuse(name,
                   "is packed more than " + std::to_string(limits_.ratio) + " times smaller: a zip bomb");
        total_ += entry.size;
        if (total_ > limits_.totalBytes)
            refuse(name, "with it, the pack unpacks to more than " + bytesText(limits_.totalBytes));
        entries_.push_back(entry);
    }

    bool isFolder(zip_uint64_t index, std::string_view name) {
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(archive_.get(), index, 0, &system, &attributes) != 0)
            refuse(name, "its attributes cannot be read");
        if (system == ZIP_OPSYS_UNIX || system == ZIP_OPSYS_OS_X) {
            const zip_uint32_t type = (attributes >> 16U) & kUnixType;
            if (type == kUnixLink) refuse(name, "is a link");
            if (type != 0 && type != kUnixFile && type != kUnixFolder)
                refuse(name, "is neither a file nor a folder");
            if (type == kUnixFolder && !name.ends_with('/')) refuse(name, "is a folder without a '/'");
        }
        return name.ends_with('/');
    }

    // Trusts no size that the archive names.
    std::string unpack(const zip_stat_t& entry) {
        constexpr std::size_t kPiece = 65'536;
        const std::string_view name = entry.name;
        const OpenFile file(zip_fopen_index(archive_.get(), entry.index, 0));
        if (!file) refuse(name, zip_strerror(archive_.get()));
        std::string text;
        std::string piece(kPiece, '\0');
        for (;;) {
            if (Clock::now() > end_) refuse(name, "unpacking takes too long");
            const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
            if (got < 0) refuse(name, zip_file_strerror(file.get()));
            if (got == 0) break;
            text.append(piece, 0, static_cast<std::size_t>(got));
            if (text.size() > entry.size || text.size() > limits_.fileBytes)
                refuse(name, "is larger than the archive says");
        }
        if (text.size() != entry.size) refuse(name, "is smaller than the archive says");
        return text;
    }

    ArchiveLimits limits_;
    Clock::time_point end_;
    Archive archive_;
    PackPaths paths_;
    std::vector<zip_stat_t> entries_;  // their names belong to the archive
    std::size_t total_ = 0;
};

void checkFiles(const std::vector<ArchiveFile>& files, const ArchiveLimits& limits) {
    if (files.size() > limits.files)
        throw Refused{"holds more than " + std::to_string(limits.files) + " files"};
    PackPaths paths;
    std::size_t total = 0;
    for (const ArchiveFile& file : files) {
        if (const std::string fault = paths.add(file.path); !fault.empty()) refuse(file.path, fault);
        if (file.text.size() > limits.fileBytes)
            refuse(file.path, "is larger than " + bytesText(limits.fileBytes));
        total += file.text.size();
    }
    if (total > limits.totalBytes) throw Refused{"holds more than " + bytesText(limits.totalBytes)};
}

void addFile(zip_t* archive, const ArchiveFile& file) {
    const auto fail = [&] { refuse(file.path, zip_strerror(archive)); };
    zip_source_t* content = zip_source_buffer(archive, file.text.data(), file.text.size(), 0);
    if (content == nullptr) fail();
    const zip_int64_t index = zip_file_add(archive, file.path.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(content);
        fail();
    }
    constexpr zip_uint16_t kMidnight = 0;
    constexpr zip_uint16_t kFirstDay = (1U << 5U) | 1U;  // 1 January 1980, the first day of zip
    constexpr zip_uint32_t kPlainFile = 0100644U << 16U;
    const auto at = static_cast<zip_uint64_t>(index);
    if (zip_set_file_compression(archive, at, ZIP_CM_STORE, 0) != 0 ||
        zip_file_set_dostime(archive, at, kMidnight, kFirstDay, 0) != 0 ||
        zip_file_set_external_attributes(archive, at, 0, ZIP_OPSYS_UNIX, kPlainFile) != 0)
        fail();
}

std::string bytesOf(zip_source_t* source) {
    std::string bytes;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(source, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE) != 0 &&
        zip_source_open(source) == 0) {
        bytes.resize(stat.size);
        if (zip_source_read(source, bytes.data(), bytes.size()) != static_cast<zip_int64_t>(stat.size))
            bytes.clear();
        zip_source_close(source);
    }
    if (bytes.empty()) throw Refused{"the archive cannot be made"};
    return bytes;
}

}  // namespace

ArchiveRead readArchive(std::string_view bytes, const ArchiveLimits& limits) {
    if (bytes.size() > limits.archiveBytes) return {{}, "is larger than " + bytesText(limits.archiveBytes)};
    if (!bytes.starts_with("PK")) return {{}, "is not a zip archive"};
    try {
        return {Reader(bytes, limits).read(), {}};
    } catch (const Refused& refused) {
        return {{}, refused.text};
    } catch (const std::exception& error) {
        return {{}, error.what()};
    }
}

ArchiveWritten writeArchive(std::vector<ArchiveFile> files, const ArchiveLimits& limits) {
    try {
        if (files.empty()) throw Refused{"holds no files"};
        checkFiles(files, limits);
        std::sort(files.begin(), files.end(),
                  [](const ArchiveFile& a, const ArchiveFile& b) { return a.path < b.path; });
        zip_error_t error;
        zip_error_init(&error);
        const Source buffer(zip_source_buffer_create(nullptr, 0, 0, &error));
        if (!buffer) throw Refused{textOf(error)};
        zip_source_keep(buffer.get());  // one for the archive, one for us
        Archive archive(zip_open_from_source(buffer.get(), ZIP_TRUNCATE, &error));
        if (!archive) {
            zip_source_free(buffer.get());
            throw Refused{textOf(error)};
        }
        zip_error_fini(&error);
        for (const ArchiveFile& file : files) addFile(archive.get(), file);
        if (zip_close(archive.get()) != 0) throw Refused{zip_strerror(archive.get())};
        (void)archive.release();
        ArchiveWritten written{bytesOf(buffer.get()), {}};
        if (written.bytes.size() > limits.archiveBytes)
            throw Refused{"is larger than " + bytesText(limits.archiveBytes)};
        return written;
    } catch (const Refused& refused) {
        return {{}, refused.text};
    } catch (const std::exception& error) {
        return {{}, error.what()};
    }
}

}  // namespace kickdoor
