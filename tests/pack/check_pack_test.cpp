// What is said of a pack that is checked beside packs which it does not name.
#include <gtest/gtest.h>

#include <algorithm>

#include "pack/check_pack.h"
#include "support/source_dir.h"

namespace {

using namespace kickdoor;

// Whether the check advises to name Original.
bool advised(const std::string& cards, const std::string& needs) {
    const std::vector<ArchiveFile> files = {
        {"cards.json", cards},
        {"edition.json", R"({"format": 1, "id": "rain", "name": "Rain")" + needs + "}"}};
    const KickpackRead read = kickpackOf(files);
    EXPECT_TRUE(read.ok());
    const PackCheck how{{tests::sourceDir() / "assets" / "packs"}, {"original"}, nullptr, {}};
    const std::vector<PackFinding> findings = checkPack(read.pack, how);
    return std::any_of(findings.begin(), findings.end(), [](const PackFinding& finding) {
        return !finding.error && finding.cause.find("name that pack under needs") != std::string::npos;
    });
}

TEST(CheckPack, AdvisesToNameThePackThatItCannotDoWithout) {
    const std::string baker =
        R"([{"id": "baker", "name": "Baker", "kind": "identity", "identity": "baker", "type": "class",
             "plural": "Bakers"}])";
    EXPECT_TRUE(advised(baker, ""));
    EXPECT_FALSE(advised(baker, R"(, "needs": ["original"])"));
    EXPECT_FALSE(advised(R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear",
                              "gold": 200}])",
                         ""));
}

}  // namespace
