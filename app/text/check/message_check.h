// Compares a language's messages with the English ones.
#pragma once

#include "text/check/finding.h"
#include "text/check/spoken.h"
#include "text/message_file.h"

namespace kickdoor {

// Finds missing and superfluous keys, invalid patterns, unknown and omitted arguments, and missing plural
// forms.
TextFindings checkMessages(const MessageFile& english, const MessageFile& checked, const Spoken& spoken);

}  // namespace kickdoor
