// The version of this program.
#pragma once

namespace kickdoor {

// As in CHANGELOG.md: "0.1.0". Two programs that talk to each other compare this one.
const char* version();
// For bug reports: "0.1.0 (1a2b3c4d5e)", with "-dirty" after the commit if the sources were changed; the
// version alone if built from an archive.
const char* versionAndCommit();

}  // namespace kickdoor
