// A language's messages beside the English ones.
#pragma once

#include "text/check/finding.h"
#include "text/check/spoken.h"
#include "text/message_file.h"

namespace kickdoor {

// Missing and superfluous keys, patterns that do not compile, arguments that nobody gives or that are left
// out, and plural forms that are missing.
TextFindings checkMessages(const MessageFile& english, const MessageFile& checked, const Spoken& spoken);

}  // namespace kickdoor
