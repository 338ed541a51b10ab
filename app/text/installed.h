// Where the catalogues of texts lie.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "text/texts.h"

namespace kickdoor {

// Reads translations/text_<language>.json from the asset root, or beside it where the root is the source
// tree's assets/. Empty when all is well; otherwise one line that says what is wrong.
std::string loadInstalledTexts(Texts& texts, const std::filesystem::path& assetRoot,
                               std::string_view language = "en");

}  // namespace kickdoor
