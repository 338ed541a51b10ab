// Finds and loads the installed catalogues of texts.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "text/texts.h"

namespace kickdoor {

// Reads text_<language>.json, and names_<language>.json if it exists, from translationsOf(assetRoot). Returns
// an error in one line; empty on success.
std::string loadInstalledTexts(Texts& texts, const std::filesystem::path& assetRoot,
                               std::string_view language = "en", Compiling when = Compiling::AtOnce);

// translations/ in the root, or beside it if the root is the source tree's assets/.
std::filesystem::path translationsOf(const std::filesystem::path& assetRoot);
// Empty if there are none or they cannot be read.
CardTitles installedNames(const std::filesystem::path& assetRoot, std::string_view language);
std::string loadTexts(Texts& texts, const std::filesystem::path& folder, std::string_view language,
                      Compiling when = Compiling::AtOnce);

}  // namespace kickdoor
