#include "support/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "support/source_dir.h"

namespace tests {

void expectGolden(const std::filesystem::path& path, const std::string& actual) {
    const std::filesystem::path file = sourceDir() / path;
    if (std::getenv("KICKDOOR_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(file, std::ios::binary) << actual;
        return;
    }
    std::ifstream in(file, std::ios::binary);
    const std::string expected{std::istreambuf_iterator<char>(in), {}};
    std::istringstream wanted(expected);
    std::istringstream got(actual);
    std::string wantedLine;
    std::string gotLine;
    for (int line = 1; std::getline(wanted, wantedLine) && std::getline(got, gotLine); ++line)
        ASSERT_EQ(wantedLine, gotLine)
            << path.string() << " differs at line " << line << "; KICKDOOR_UPDATE_GOLDEN=1 writes it anew";
    EXPECT_EQ(expected.size(), actual.size())
        << path.string() << " is not current; KICKDOOR_UPDATE_GOLDEN=1 writes it anew";
}

}  // namespace tests
