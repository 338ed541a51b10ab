// Where the catalogues of texts lie.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "text/texts.h"

namespace kickdoor {

// Reads text_<language>.json, and names_<language>.json if there is one, from the folder that
// translationsOf() finds. Empty when all is well; otherwise one line that says what is wrong.
std::string loadInstalledTexts(Texts& texts, const std::filesystem::path& assetRoot,
                               std::string_view language = "en");

// translations/ there, or beside it where the root is the source tree's assets/.
std::filesystem::path translationsOf(const std::filesystem::path& assetRoot);
// Empty where there are none, or none that can be read.
CardTitles installedNames(const std::filesystem::path& assetRoot, std::string_view language);
std::string loadTexts(Texts& texts, const std::filesystem::path& folder, std::string_view language);

}  // namespace kickdoor
