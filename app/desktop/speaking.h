// The language that the program begins to speak.
#pragma once

#include "desktop/arguments.h"
#include "model/settings/language.h"
#include "model/settings/settings.h"

namespace kickdoor {

// False, with a line for the user, if there is no such language.
bool beginSpeaking(Language& language, const Settings& settings, const Arguments& arguments);

}  // namespace kickdoor
