#include "text/installed.h"

#include <system_error>

namespace kickdoor {

std::string loadInstalledTexts(Texts& texts, const std::filesystem::path& assetRoot,
                               std::string_view language) {
    if (!messagesAvailable()) return "this program was built without texts (without ICU)";
    const std::string name = "text_" + std::string(language) + ".json";
    const std::filesystem::path inside = assetRoot / "translations" / name;
    std::error_code error;
    if (std::filesystem::exists(inside, error)) return texts.load(inside);
    return texts.load(assetRoot.parent_path() / "translations" / name);
}

}  // namespace kickdoor
