// Which Kickdoor this is.
#pragma once

namespace kickdoor {

// As in CHANGELOG.md: "0.1.0". Two programs that talk to each other compare this one.
const char* version();
// For people who report something: "0.1.0 (1a2b3c4d5e)", "-dirty" behind the commit when the sources had been
// changed, the version alone when it was built from an archive.
const char* versionAndCommit();

}  // namespace kickdoor
