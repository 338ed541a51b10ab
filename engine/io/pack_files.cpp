#include "io/pack_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "card/strings_file.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> jsonFiles(const fs::path& folder, std::error_code& error) {
    std::vector<fs::path> files;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (it->path().extension() == ".json" && it->is_regular_file(error)) files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

// One byte beyond the limit is enough for the loader to refuse the file.
bool readText(const fs::path& path, std::string& text) {
    std::ifstream in(path, std::ios::binary);
    text.resize(kMaxPackFileBytes + 1);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    text.shrink_to_fit();
    return in.eof() || in.good();
}

}  // namespace

PackFiles readPack(const fs::path& folder) {
    PackFiles pack;
    try {
        pack.source.name =
            folder.filename().empty() ? folder.parent_path().filename().string() : folder.filename().string();
        std::error_code error;
        std::vector<fs::path> files = jsonFiles(folder, error);
        if (error) pack.errors.push_back({folder.string(), {}, {}, "cannot be read: " + error.message()});
        std::error_code noStrings;
        for (fs::path& file : jsonFiles(folder / kStringsFolder, noStrings)) files.push_back(std::move(file));
        if (files.size() > kMaxPackFiles) {
            pack.errors.push_back(
                {folder.string(), {}, {}, "more than " + std::to_string(kMaxPackFiles) + " files"});
            return pack;
        }
        for (const fs::path& file : files) {
            std::string text;
            const std::string name = file.lexically_relative(folder).generic_string();
            if (readText(file, text))
                pack.source.files.emplace_back(name, std::move(text));
            else
                pack.errors.push_back({file.string(), {}, {}, "cannot be read"});
        }
        std::sort(pack.source.files.begin(), pack.source.files.end());
    } catch (const std::exception& e) {
        pack.errors.push_back({pack.source.name, {}, {}, e.what()});
    }
    return pack;
}

LoadResult loadPacks(const std::vector<fs::path>& folders) {
    std::vector<PackSource> sources;
    LoadResult failed;
    for (const fs::path& folder : folders) {
        PackFiles pack = readPack(folder);
        failed.errors.insert(failed.errors.end(), pack.errors.begin(), pack.errors.end());
        sources.push_back(std::move(pack.source));
    }
    return failed.ok() ? loadCatalog(sources) : std::move(failed);
}

}  // namespace kickdoor
