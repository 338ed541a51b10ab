#include "version/version.h"

namespace kickdoor {

const char* version() {
    return KICKDOOR_VERSION;
}

const char* versionAndCommit() {
    constexpr bool kCommitKnown = sizeof(KICKDOOR_COMMIT) > 1;
    return kCommitKnown ? KICKDOOR_VERSION " (" KICKDOOR_COMMIT ")" : KICKDOOR_VERSION;
}

}  // namespace kickdoor
