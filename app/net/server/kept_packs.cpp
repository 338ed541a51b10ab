// Keeps packs with the games played with them, because a new version of the program may contain different
// ones.
#include "base/json_build.h"
#include "base/json_reader.h"
#include "net/server/table_files.h"
#include "net/wire/digest.h"
#include "net/wire/game_options.h"
#include "table/file.h"

namespace kickdoor::net {
namespace {

constexpr std::size_t kMaxBytes = 16'000'000;
constexpr std::size_t kMaxFiles = 200;

std::filesystem::path packFile(const std::filesystem::path& folder, const PackId& id) {
    return folder / "packs" / (id.edition + "-" + hexOf(std::span(id.files).first(8)) + ".json");
}

std::string textOfPack(const PackSource& pack) {
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(pack.name));
    addField(json, "files", jsonListOf(pack.files, [](const auto& file) {
                 JsonValue entry = jsonObject();
                 addField(entry, "name", jsonText(file.first));
                 addField(entry, "text", jsonText(file.second));
                 return entry;
             }));
    return writeJson(json);
}

PackSource packFrom(const JsonAt& json) {
    PackSource pack;
    pack.name = json.at("name").text();
    for (const JsonAt& file : json.at("files").list(kMaxFiles))
        pack.files.emplace_back(file.at("name").text(), file.at("text").text(kMaxBytes));
    return pack;
}

PackSource readPackFile(const std::filesystem::path& file, const PackId& id) {
    std::string text;
    if (const TableError error = readWhole(file, text, kMaxBytes))
        throw ReadError{file.string(), error.cause};
    const JsonParse parsed = parseJson(text, {kMaxBytes, 8});
    if (!parsed.ok()) throw ReadError{file.string(), parsed.error};
    PackSource pack = packFrom(JsonAt(parsed.value, file.string()));
    if (packIdOf(id.edition, pack) != id) throw ReadError{file.string(), "holds another pack"};
    return pack;
}

}  // namespace

TableError keepPacks(const std::filesystem::path& folder, const std::vector<PackId>& ids,
                     const LoadedPacks& packs) {
    for (std::size_t i = 0; i < ids.size() && i < packs.sources.size(); ++i) {
        const auto file = packFile(folder, ids[i]);
        std::error_code none;
        if (std::filesystem::exists(file, none)) continue;
        if (TableError error = writeAtomically(file, textOfPack(packs.sources[i]))) return error;
    }
    return {};
}

std::shared_ptr<const LoadedPacks> keptPacks(const std::filesystem::path& folder,
                                             const std::vector<PackId>& ids, std::string& error) {
    auto packs = std::make_shared<LoadedPacks>();
    try {
        for (const PackId& id : ids) packs->sources.push_back(readPackFile(packFile(folder, id), id));
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return nullptr;
    }
    LoadResult loaded = loadCatalog(packs->sources);
    if (!loaded.ok()) {
        error = loaded.errors.front().text();
        return nullptr;
    }
    packs->catalog = std::make_shared<const Catalog>(std::move(loaded.catalog));
    packs->rules = loaded.rules;
    packs->editions = std::move(loaded.editions);
    return packs;
}

}  // namespace kickdoor::net
