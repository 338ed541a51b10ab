#include "pack/kickpack.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "base/json.h"
#include "base/json_lines.h"
#include "base/nearest_word.h"
#include "card/strings_file.h"
#include "pack/pack_paths.h"
#include "pack/sha256.h"
#include "text/card_titles.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEditionFile = "edition.json";

bool isCardFile(std::string_view path) {
    return path.find('/') == std::string_view::npos;
}

std::string bounded(const fs::path& file, std::size_t limit, std::string& text) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return "cannot be read";
    text.resize(limit + 1);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return "cannot be read";
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > limit) return "is larger than " + std::to_string(limit / 1000) + " kB";
    return {};
}

// A key that every system can have as a folder's name.
std::string faultOfKey(const std::string& key) {
    if (key.empty()) return "'id' is missing";
    const bool lower = std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (!lower || key.size() > 32 || !faultOfPackPath(key + ".json").empty())
        return "the id '" + quotable(key) + "' may hold only small letters, digits and inner hyphens";
    return {};
}

// The names that a pack brings are its own cards' names.
std::string faultOfStrings(const ArchiveFile& file, const PackFacts& facts) {
    CardTitles titles;
    if (std::string fault = titles.loadText(file.text); !fault.empty()) return fault;
    if ("strings/" + titles.language() + ".json" != file.path)
        return "its language is '" + quotable(titles.language()) + "', not that of its name";
    const auto foreign = [&](const auto& byPack) {
        for (const auto& [key, texts] : byPack)
            if (key != facts.key) return "names '" + quotable(key) + "', which is not this pack";
        return std::string();
    };
    if (std::string fault = foreign(titles.names()); !fault.empty()) return fault;
    if (std::string fault = foreign(titles.flavours()); !fault.empty()) return fault;
    if (std::string fault = foreign(titles.editions()); !fault.empty()) return fault;
    return foreign(titles.abouts());
}

// Reads what edition.json says, checks all files that the loader will not read, and packs.
KickpackRead finish(KickpackRead read, const std::string& name, bool forSharing) {
    Kickpack& pack = read.pack;
    const auto fail = [&](const std::string& file, std::string cause) {
        read.errors.push_back({file.empty() ? name : name + "/" + file, {}, {}, std::move(cause)});
    };
    const auto edition = std::find_if(pack.files.begin(), pack.files.end(),
                                      [](const ArchiveFile& file) { return file.path == kEditionFile; });
    if (edition == pack.files.end()) {
        fail({}, "edition.json is missing");
        return read;
    }
    if (const JsonParse parsed = parseJson(edition->text); !parsed.ok()) {
        fail(edition->path, parsed.error);
        return read;
    }
    pack.facts = packFactsOf(edition->text);
    if (std::string fault = faultOfKey(pack.facts.key); !fault.empty()) fail(edition->path, std::move(fault));
    if (forSharing)
        for (std::string& lacked : lackedForSharing(pack.facts)) fail(edition->path, std::move(lacked));
    for (const ArchiveFile& file : pack.files) {
        if (isCardFile(file.path)) continue;
        std::string fault =
            isStringsFile(file.path) ? faultOfStrings(file, pack.facts) : parseJson(file.text).error;
        if (!fault.empty()) fail(file.path, std::move(fault));
    }
    if (!read.ok()) return read;
    ArchiveWritten written = writeArchive(pack.files);
    if (!written.ok()) {
        fail({}, std::move(written.error));
        return read;
    }
    pack.identity = sha256Hex(written.bytes);
    pack.bytes = std::move(written.bytes);
    return read;
}

class FolderReader {
public:
    explicit FolderReader(fs::path root) : root_(std::move(root)) {}

    KickpackRead read() {
        readFolder(root_, {});
        std::sort(read_.pack.files.begin(), read_.pack.files.end(),
                  [](const ArchiveFile& a, const ArchiveFile& b) { return a.path < b.path; });
        std::sort(read_.pack.leftOut.begin(), read_.pack.leftOut.end());
        return std::move(read_);
    }

private:
    void fail(const fs::path& file, std::string cause) {
        read_.errors.push_back({file.string(), {}, {}, std::move(cause)});
    }

    void readFolder(const fs::path& folder, const std::string& prefix) {
        constexpr std::size_t kMostEntries = 1000;
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            if (++seen_ > kMostEntries) return fail(root_, "holds too many files for a pack");
            const std::string path = prefix + it->path().filename().string();
            if (it->is_symlink(error))
                fail(it->path(), "is a link");
            else if (it->is_directory(error) && prefix.empty() && faultOfPackPath(path + "/a.json").empty())
                readFolder(it->path(), path + "/");
            else if (it->is_regular_file(error) && path.ends_with(".json"))
                readFile(it->path(), path);
            else
                read_.pack.leftOut.push_back(path);
        }
        if (error) fail(folder, "cannot be read: " + error.message());
    }

    void readFile(const fs::path& file, const std::string& path) {
        std::string text;
        std::string fault = paths_.add(path);
        if (fault.empty()) fault = bounded(file, ArchiveLimits{}.fileBytes, text);
        total_ += text.size();
        if (fault.empty() && total_ > ArchiveLimits{}.totalBytes) fault = "the pack is too large with it";
        if (!fault.empty()) return fail(file, std::move(fault));
        read_.pack.files.push_back({path, std::move(text)});
    }

    fs::path root_;
    KickpackRead read_;
    PackPaths paths_;
    std::size_t seen_ = 0;
    std::size_t total_ = 0;
};

std::string nameOf(const fs::path& place) {
    return place.filename().empty() ? place.parent_path().filename().string() : place.filename().string();
}

KickpackRead failed(std::string file, std::string cause) {
    return {{}, {{std::move(file), {}, {}, std::move(cause)}}};
}

}  // namespace

PackSource Kickpack::source() const {
    PackSource source{facts.key, {}};
    for (const ArchiveFile& file : files)
        if (isCardFile(file.path) || isStringsFile(file.path))
            source.files.emplace_back(file.path, file.text);
    return source;
}

KickpackRead kickpackOf(std::string_view bytes, const std::string& name) {
    try {
        ArchiveRead archive = readArchive(bytes);
        if (!archive.ok()) return failed(name, std::move(archive.error));
        KickpackRead read;
        read.pack.files = std::move(archive.files);
        return finish(std::move(read), name, true);
    } catch (const std::exception& error) {
        return failed(name, error.what());
    }
}

KickpackRead kickpackOf(std::vector<ArchiveFile> files) {
    KickpackRead read;
    read.pack.files = std::move(files);
    try {
        return finish(std::move(read), "pack", false);
    } catch (const std::exception& error) {
        return failed("pack", error.what());
    }
}

KickpackRead readKickpack(const fs::path& place) {
    try {
        std::error_code error;
        if (fs::is_directory(place, error)) {
            KickpackRead read = FolderReader(place).read();
            return read.ok() ? finish(std::move(read), nameOf(place), false) : read;
        }
        if (!fs::exists(place, error)) return failed(place.string(), "no such file or folder");
        std::string bytes;
        if (std::string fault = bounded(place, ArchiveLimits{}.archiveBytes, bytes); !fault.empty())
            return failed(place.string(), std::move(fault));
        return kickpackOf(bytes, nameOf(place));
    } catch (const std::exception& error) {
        return failed(place.string(), error.what());
    }
}

std::string textWithLine(const PackError& error, const std::vector<ArchiveFile>& files,
                         std::string_view pack) {
    const std::size_t slash = error.file.find('/');
    if (slash == std::string::npos || error.place.empty() ||
        std::string_view(error.file).substr(0, slash) != pack)
        return error.text();
    const std::string path = error.file.substr(slash + 1);
    for (const ArchiveFile& file : files) {
        if (file.path != path) continue;
        PackError lined = error;
        if (const int line = lineOfPlace(file.text, error.place); line > 0)
            lined.file += ":" + std::to_string(line);
        return lined.text();
    }
    return error.text();
}

namespace {

fs::path writeNew(const Kickpack& pack, const fs::path& folder) {
    fs::path fresh = folder;
    fresh += ".new";
    fs::remove_all(fresh);
    fs::create_directories(fresh);
    for (const ArchiveFile& file : pack.files) {
        const fs::path target = fresh / file.path;
        fs::create_directories(target.parent_path());
        std::ofstream out(target, std::ios::binary);
        out << file.text;
        out.flush();
        if (!out)
            throw fs::filesystem_error("cannot be written", target,
                                       std::make_error_code(std::errc::io_error));
    }
    return fresh;
}

}  // namespace

std::string unpackTo(const Kickpack& pack, const fs::path& folder) {
    try {
        const fs::path fresh = writeNew(pack, folder);
        fs::path old = folder;
        old += ".old";
        fs::remove_all(old);
        const bool replaces = fs::exists(fs::symlink_status(folder));
        if (replaces) fs::rename(folder, old);
        std::error_code error;
        fs::rename(fresh, folder, error);
        if (error && replaces) fs::rename(old, folder);
        if (error) return folder.string() + ": " + error.message();
        fs::remove_all(old);
        return {};
    } catch (const std::exception& error) {
        return folder.string() + ": " + error.what();
    }
}

}  // namespace kickdoor
