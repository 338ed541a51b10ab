// Packs come from strangers: whatever a file of cards holds, the loader refuses it or makes a catalog that
// can be linted and said.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/json_build.h"
#include "card/encoder.h"
#include "card/linter.h"
#include "card/loader.h"
#include "text/card_phrases.h"

namespace {

constexpr const char* kEdition = R"({"format": 1, "id": "fuzz", "name": "Fuzz",
    "identityTypes": [{"key": "race", "name": "Race"}, {"key": "class", "name": "Class", "doubling": "needsSecond"}],
    "tags": [{"key": "undead", "name": "Undead"}]})";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace kickdoor;
    const std::string text(reinterpret_cast<const char*>(data), size);
    // An object is tried as an edition.json, everything else as a file of cards.
    const bool edition = !text.empty() && text.front() == '{';
    PackSource pack{"fuzz",
                    {{"edition.json", edition ? text : kEdition}, {"cards.json", edition ? "[]" : text}}};
    const LoadResult result = loadCatalog({&pack, 1});
    if (!result.ok()) {
        for (const PackError& error : result.errors)
            if (error.text().empty()) std::abort();
        return 0;
    }
    LintContext context;
    context.editions = result.editions;
    (void)lint(result.catalog, context);
    JsonValue again = jsonList();
    for (std::size_t i = 0; i < result.catalog.cards.size(); ++i) {
        (void)describe(result.catalog, DefId(i), result.rules);
        (void)describeKind(result.catalog, DefId(i));
        again.items.push_back(encodeCard(result.catalog, result.catalog.cards[i]));
    }
    // What has been read once is read again, and as the same.
    pack.files[1].second = writeJson(again);
    const LoadResult second = loadCatalog({&pack, 1});
    if (!second.ok() || second.catalog.cards.size() != result.catalog.cards.size()) std::abort();
    return 0;
}
