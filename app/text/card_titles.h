// Names of cards and editions in one language, and flavour texts (translations/names_<language>.json). Packs
// contain their English names, which are used for a language without a file.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace kickdoor {

// An ability is named among the cards of its pack, by this key.
inline std::string keyOfAbility(std::string_view ability) {
    return "ability/" + std::string(ability);
}

class CardTitles {
public:
    // Returns an error in one line; empty on success.
    std::string load(const std::filesystem::path& file);
    std::string loadText(std::string_view json);

    // What a pack says of itself, in the same language: only its own texts, and only those that are missing.
    void addPack(std::string_view pack, const CardTitles& own);

    // Unless it has a name already, or this one is empty.
    void nameEdition(const std::string& pack, const std::string& name) {
        if (!name.empty() && edition(pack).empty()) editions_[pack] = name;
    }

    const std::string& language() const { return language_; }
    // Empty if this language has none.
    const std::string& name(std::string_view pack, std::string_view card) const;
    const std::string& flavour(std::string_view pack, std::string_view card) const;
    const std::string& edition(std::string_view pack) const;
    const std::string& about(std::string_view pack) const;  // describes an edition in a sentence or two

    using Texts = std::map<std::string, std::string, std::less<>>;
    using ByPack = std::map<std::string, Texts, std::less<>>;
    const ByPack& names() const { return names_; }
    const ByPack& flavours() const { return flavours_; }
    const Texts& editions() const { return editions_; }
    const Texts& abouts() const { return abouts_; }

private:
    std::string language_;
    ByPack names_;
    ByPack flavours_;
    Texts editions_;
    Texts abouts_;
};

}  // namespace kickdoor
