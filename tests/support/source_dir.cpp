#include "support/source_dir.h"

namespace tests {

std::filesystem::path sourceDir() {
    return KICKDOOR_SOURCE_DIR;
}

}  // namespace tests
