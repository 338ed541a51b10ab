#include "text/installed.h"

#include <system_error>

namespace kickdoor {

std::string loadInstalledTexts(Texts& texts, const std::filesystem::path& assetRoot,
                               std::string_view language, Compiling when) {
    if (!messagesAvailable()) return "this program was built without texts (without ICU)";
    return loadTexts(texts, translationsOf(assetRoot), language, when);
}

std::filesystem::path translationsOf(const std::filesystem::path& assetRoot) {
    const std::filesystem::path inside = assetRoot / "translations";
    std::error_code error;
    return std::filesystem::is_directory(inside, error) ? inside : assetRoot.parent_path() / "translations";
}

CardTitles installedNames(const std::filesystem::path& assetRoot, std::string_view language) {
    CardTitles names;
    if (!names.load(translationsOf(assetRoot) / ("names_" + std::string(language) + ".json")).empty())
        return {};
    return names;
}

std::string loadTexts(Texts& texts, const std::filesystem::path& folder, std::string_view language,
                      Compiling when) {
    const std::string ending = "_" + std::string(language) + ".json";
    const std::filesystem::path names = folder / ("names" + ending);
    std::error_code error;
    if (std::filesystem::exists(names, error)) {
        CardTitles read;
        if (std::string trouble = read.load(names); !trouble.empty()) return trouble;
        texts.setNames(std::move(read));
    } else {
        texts.setNames({});
    }
    return texts.load(folder / ("text" + ending), when);
}

}  // namespace kickdoor
