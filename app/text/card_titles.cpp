#include "text/card_titles.h"

#include <fstream>
#include <iterator>

#include "base/json_reader.h"

namespace kickdoor {
namespace {

constexpr std::size_t kLongestName = 100;
constexpr std::size_t kLongestFlavour = 400;

CardTitles::Texts readTexts(const JsonAt& json, std::size_t longest) {
    CardTitles::Texts texts;
    for (const auto& [key, text] : json.fields()) texts.emplace(key, text.text(longest));
    return texts;
}

CardTitles::ByPack readPacks(const JsonAt& json, std::size_t longest) {
    CardTitles::ByPack packs;
    for (const auto& [key, texts] : json.fields()) packs.emplace(key, readTexts(texts, longest));
    return packs;
}

const std::string& find(const CardTitles::Texts& texts, std::string_view key) {
    static const std::string kNone;
    const auto found = texts.find(key);
    return found == texts.end() ? kNone : found->second;
}

const std::string& find(const CardTitles::ByPack& packs, std::string_view pack, std::string_view card) {
    static const CardTitles::Texts kNone;
    const auto found = packs.find(pack);
    return find(found == packs.end() ? kNone : found->second, card);
}

}  // namespace

std::string CardTitles::load(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return file.string() + ": cannot be read";
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string trouble = loadText(text);
    return trouble.empty() ? trouble : file.string() + ": " + trouble;
}

std::string CardTitles::loadText(std::string_view json) {
    const JsonParse parsed = parseJson(json, {4'000'000, 4, 10'000});
    if (!parsed.ok()) return parsed.error;
    CardTitles read;
    try {
        const JsonAt at(parsed.value);
        at.allowOnly({"language", "names", "flavours", "editions", "abouts"});
        read.language_ = at.at("language").text(20);
        read.names_ = readPacks(at.at("names"), kLongestName);
        if (const auto flavours = at.find("flavours")) read.flavours_ = readPacks(*flavours, kLongestFlavour);
        if (const auto abouts = at.find("abouts")) read.abouts_ = readTexts(*abouts, kLongestFlavour);
        if (const auto editions = at.find("editions")) read.editions_ = readTexts(*editions, kLongestName);
    } catch (const ReadError& mistake) {
        return mistake.text();
    }
    *this = std::move(read);
    return {};
}

void CardTitles::addPack(std::string_view pack, const CardTitles& own) {
    const std::string key(pack);
    const auto addAll = [&](ByPack& all, const ByPack& more) {
        if (const auto found = more.find(key); found != more.end())
            all[key].insert(found->second.begin(), found->second.end());
    };
    const auto addOne = [&](Texts& all, const Texts& more) {
        if (const auto found = more.find(key); found != more.end()) all.insert(*found);
    };
    addAll(names_, own.names_);
    addAll(flavours_, own.flavours_);
    addOne(editions_, own.editions_);
    addOne(abouts_, own.abouts_);
}

const std::string& CardTitles::name(std::string_view pack, std::string_view card) const {
    return find(names_, pack, card);
}

const std::string& CardTitles::flavour(std::string_view pack, std::string_view card) const {
    return find(flavours_, pack, card);
}

const std::string& CardTitles::edition(std::string_view pack) const {
    return find(editions_, pack);
}

const std::string& CardTitles::about(std::string_view pack) const {
    return find(abouts_, pack);
}

}  // namespace kickdoor
