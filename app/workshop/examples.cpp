#include "workshop/examples.h"

#include <algorithm>
#include <set>
#include <system_error>

#include "pack/kickpack.h"
#include "text/card_titles.h"
#include "workshop/strings_edit.h"

namespace kickdoor::workshop {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> placesIn(const fs::path& folder) {
    std::vector<fs::path> places;
    std::error_code ignored;
    for (fs::directory_iterator it(folder, ignored), end; it != end; it.increment(ignored))
        if (it->path().extension() == kKickpackEnding || fs::exists(it->path() / "edition.json", ignored))
            places.push_back(it->path());
    std::sort(places.begin(), places.end());
    return places;
}

}  // namespace

std::vector<ExamplePack> examplePacks(const fs::path& assets, const QString& language) {
    std::vector<ExamplePack> examples;
    std::set<std::string> known;
    for (const fs::path& folder : {assets / "examples", assets.parent_path() / "examples"})
        for (const fs::path& place : placesIn(folder)) {
            const KickpackRead read = readKickpack(place);
            const PackFacts& facts = read.pack.facts;
            if (!read.ok() || !known.insert(facts.key).second) continue;
            CardTitles titles;
            for (const ArchiveFile& file : read.pack.files)
                if (file.path == stringsFile(language)) (void)titles.loadText(file.text);
            const auto said = [](const std::string& own, const std::string& usual) {
                return QString::fromStdString(own.empty() ? usual : own);
            };
            examples.push_back({place, said(titles.edition(facts.key), facts.name),
                                said(titles.about(facts.key), facts.about)});
        }
    return examples;
}

}  // namespace kickdoor::workshop
