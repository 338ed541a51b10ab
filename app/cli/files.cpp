#include "cli/files.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "io/asset_root.h"
#include "table/file.h"

namespace kickdoor::cli {

namespace fs = std::filesystem;

fs::path pathOf(std::string_view argument) {
    return fs::path(std::u8string(argument.begin(), argument.end()));
}

std::string readFile(const std::string& argument) {
    return readFile(pathOf(argument));
}

void writeFile(const std::string& argument, const std::string& text) {
    writeFile(pathOf(argument), text);
}

std::string readFile(const fs::path& file) {
    std::error_code error;
    if (fs::is_directory(file, error)) throw UsageError{file.string() + ": is a folder"};
    std::ifstream in(file, std::ios::binary);
    if (!in) throw UsageError{file.string() + ": cannot be read"};
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void writeFile(const fs::path& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.flush();
    if (!out) throw UsageError{file.string() + ": cannot be written"};
}

void writeGame(const fs::path& file, const std::string& text) {
    keepFromOthers(file);
    writeFile(file, text);
}

std::vector<fs::path> jsonFiles(const std::vector<std::string>& arguments) {
    std::vector<fs::path> files;
    for (const std::string& argument : arguments) {
        std::error_code error;
        const fs::path named = pathOf(argument);
        if (!fs::exists(named, error)) throw UsageError{argument + ": no such file or folder"};
        if (!fs::is_directory(named, error)) {
            files.push_back(named);
            continue;
        }
        std::vector<fs::path> found;
        for (fs::recursive_directory_iterator it(named, error), end; !error && it != end; it.increment(error))
            if (it->path().extension() == ".json") found.push_back(it->path());
        if (error) throw UsageError{argument + ": " + error.message()};
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    if (files.empty()) throw UsageError{"no *.json files there"};
    return files;
}

PackShelf installedPacks(const fs::path& own) {
    const fs::path root = assetRoot();
    if (root.empty())
        throw UsageError{
            "the cards are missing: no share/kickdoor beside this program, and KICKDOOR_ASSETS names none"};
    PackShelf shelf(root / "packs", own);
    if (shelf.editions().empty()) throw UsageError{shelf.root().string() + ": holds no packs"};
    return shelf;
}

const LoadedPacks& loadOrFail(PackShelf& shelf, const std::vector<std::string>& editions) {
    std::string error;
    const LoadedPacks* packs = shelf.load(editions, error);
    if (packs == nullptr) throw UsageError{error};
    return *packs;
}

}  // namespace kickdoor::cli
