#include "pack/pack_document.h"

#include <algorithm>
#include <fstream>

#include "base/json_build.h"
#include "base/json_lines.h"
#include "card/strings_file.h"

namespace kickdoor {
namespace {

constexpr std::string_view kPackFile = "edition.json";

bool isCardFile(const std::string& path) {
    return path.find('/') == std::string::npos && path != kPackFile;
}

std::string spaced(const JsonValue& value) {
    if (!value.isArray() && !value.isObject()) return writeJson(value);
    std::string text;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0) text += ", ";
        if (value.isObject()) text += writeJson(jsonText(value.keys[i])) + ": ";
        text += spaced(value.items[i]);
    }
    return value.isObject() ? "{" + text + "}" : "[" + text + "]";
}

void pretty(const JsonValue& value, const std::string& indent, std::string& out) {
    if (!value.isObject() || value.items.empty()) {
        out += writeJson(value);
        return;
    }
    out += "{\n";
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        out += indent + "  " + writeJson(jsonText(value.keys[i])) + ": ";
        pretty(value.items[i], indent + "  ", out);
        out += i + 1 < value.items.size() ? ",\n" : "\n";
    }
    out += indent + "}";
}

std::string textOf(const DocumentCard& card) {
    return card.text.empty() ? prettyJson(card.json) : card.text;
}

const ArchiveFile* find(const std::vector<ArchiveFile>& files, const std::string& path) {
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const ArchiveFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

}  // namespace

std::string prettyJson(const JsonValue& value, std::size_t width) {
    std::string flat = spaced(value);
    if (flat.size() <= width || !value.isObject()) return flat;
    std::string text = "{";
    std::size_t line = 1;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const std::string field = writeJson(jsonText(value.keys[i])) + ": " + spaced(value.items[i]);
        if (i > 0) {
            const bool breaks = line + field.size() + 2 > width;
            text += breaks ? ",\n " : ", ";
            line = breaks ? 1 : line + 2;
        }
        text += field;
        line += field.size();
    }
    return text + "}";
}

std::string prettyStrings(const JsonValue& value) {
    std::string text;
    pretty(value, {}, text);
    return text + "\n";
}

std::string DocumentCard::id() const {
    const JsonValue* id = json.find("id");
    return id != nullptr && id->isString() ? id->text : std::string();
}

std::string PackDocument::open(const std::filesystem::path& place) {
    const std::optional<PackError> error = tryOpen(place);
    return error ? error->text() : std::string();
}

std::optional<PackError> PackDocument::tryOpen(const std::filesystem::path& place) {
    const KickpackRead read = readKickpack(place);
    if (!read.ok()) return read.errors.front();
    PackDocument opened;
    opened.folder_ = place;
    opened.saved_ = read.pack.files;
    opened.opened_ = read.pack.files;
    for (const ArchiveFile& file : read.pack.files) {
        const JsonParse parsed = parseJson(file.text);
        if (!isCardFile(file.path) && file.path != kPackFile) {
            opened.others_.push_back(file);
        } else if (!parsed.ok()) {
            return PackError{file.path, {}, {}, parsed.error};
        } else if (file.path == kPackFile) {
            opened.edition_ = parsed.value;
            opened.editionText_ = file.text;
        } else {
            const std::vector<std::string_view> texts = textsOfItems(file.text);
            if (!parsed.value.isArray() || texts.size() != parsed.value.items.size())
                return PackError{file.path, {}, {}, "is not a list of cards"};
            opened.cardFiles_.push_back(file.path);
            for (std::size_t i = 0; i < texts.size(); ++i)
                opened.cards_.push_back(
                    {file.path, parsed.value.items[i], std::string(texts[i]), std::string(texts[i])});
        }
    }
    *this = std::move(opened);
    return std::nullopt;
}

void PackDocument::setEdition(JsonValue edition) {
    edition_ = std::move(edition);
    editionText_.clear();
    const ArchiveFile* before = find(opened_, std::string(kPackFile));
    if (before != nullptr && writeJson(parseJson(before->text).value) == writeJson(edition_))
        editionText_ = before->text;
}

namespace {

// The key of the value that begins here; empty for an item of a list.
std::string keyBefore(const std::string& text, std::size_t value) {
    const auto back = [&](std::size_t from) { return text.find_last_not_of(" \t\r\n", from); };
    const std::size_t colon = value == 0 ? std::string::npos : back(value - 1);
    if (colon == std::string::npos || colon == 0 || text[colon] != ':') return {};
    const std::size_t end = back(colon - 1);
    const std::size_t begin = end == std::string::npos || end == 0 ? end : text.rfind('"', end - 1);
    return begin == std::string::npos ? std::string() : text.substr(begin + 1, end - begin - 1);
}

// A card in the text of a scenario, which stays as it was written otherwise. Words that mean something else
// there, such as "play", are no cards.
void renameInScenario(std::string& text, const std::string& from, const std::string& to) {
    const std::string word = "\"" + from + "\"";
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + word.size());
        const std::string key = keyBefore(text, at);
        const bool names = key.empty() || key == "card" || key == "source" || key == "from" || key == "on";
        if (names && next != std::string::npos && text[next] != ':') text.replace(at + 1, from.size(), to);
    }
}

}  // namespace

void PackDocument::setCard(std::size_t index, JsonValue card) {
    DocumentCard& changed = cards_.at(index);
    const std::string before = changed.id();
    changed.json = std::move(card);
    changed.text.clear();
    // As its author wrote it, it keeps its text, for example when a change is undone.
    if (!changed.written.empty() && writeJson(parseJson(changed.written).value) == writeJson(changed.json))
        changed.text = changed.written;
    if (changed.id() != before) renameStrings(before, changed.id());
}

// Not from or to an id that another card has, too.
void PackDocument::renameStrings(const std::string& from, const std::string& to) {
    if (from.empty() || to.empty()) return;
    int others = 0;
    for (const DocumentCard& card : cards_) others += card.id() == from || card.id() == to ? 1 : 0;
    if (others != 1) return;
    for (ArchiveFile& file : others_) {
        if (file.path.starts_with("scenarios/")) renameInScenario(file.text, from, to);
        if (!isStringsFile(file.path)) continue;
        JsonParse parsed = parseJson(file.text, kStringsLimits);
        if (!parsed.ok()) continue;
        bool renamed = false;
        for (std::size_t i = 0; i < parsed.value.keys.size(); ++i) {
            if (parsed.value.keys[i] != "names" && parsed.value.keys[i] != "flavours") continue;
            for (JsonValue& pack : parsed.value.items[i].items)
                for (std::string& key : pack.keys)
                    if (key == from) {
                        key = to;
                        renamed = true;
                    }
        }
        if (renamed) file.text = prettyStrings(parsed.value);
    }
}

void PackDocument::reorder(const std::vector<std::size_t>& order) {
    std::vector<DocumentCard> now;
    now.reserve(cards_.size());
    for (const std::size_t from : order) now.push_back(std::move(cards_.at(from)));
    cards_ = std::move(now);
}

const std::string& PackDocument::file(const std::string& path) const {
    static const std::string kNone;
    const ArchiveFile* found = find(others_, path);
    return found == nullptr ? kNone : found->text;
}

void PackDocument::setFile(const std::string& path, std::string text) {
    std::erase_if(others_, [&](const ArchiveFile& file) { return file.path == path; });
    if (!text.empty()) others_.push_back({path, std::move(text)});
}

std::vector<std::string> PackDocument::filesIn(const std::string& folder) const {
    std::vector<std::string> paths;
    for (const ArchiveFile& file : others_)
        if (file.path.starts_with(folder + "/")) paths.push_back(file.path);
    std::sort(paths.begin(), paths.end());
    return paths;
}

void PackDocument::insertCard(std::size_t index, DocumentCard card) {
    if (std::find(cardFiles_.begin(), cardFiles_.end(), card.file) == cardFiles_.end())
        cardFiles_.push_back(card.file);
    cards_.insert(cards_.begin() + static_cast<std::ptrdiff_t>(std::min(index, cards_.size())),
                  std::move(card));
}

void PackDocument::removeCard(std::size_t index) {
    cards_.erase(cards_.begin() + static_cast<std::ptrdiff_t>(index));
}

std::string PackDocument::fileFor(const std::string& kind) const {
    for (const DocumentCard& card : cards_) {
        const JsonValue* own = card.json.find("kind");
        if (own != nullptr && own->text == kind) return card.file;
    }
    return cardFiles_.size() == 1 ? cardFiles_.front() : "cards.json";
}

// What stands between unchanged cards is kept, too.
const ArchiveFile* PackDocument::unchanged(const std::string& path) const {
    std::vector<std::string> now;
    for (const DocumentCard& card : cards_)
        if (card.file == path) now.push_back(card.text);
    for (const std::vector<ArchiveFile>* files : {&opened_, &saved_}) {
        const ArchiveFile* before = find(*files, path);
        if (before == nullptr) continue;
        const std::vector<std::string_view> then = textsOfItems(before->text);
        if (std::equal(now.begin(), now.end(), then.begin(), then.end())) return before;
    }
    return nullptr;
}

std::vector<ArchiveFile> PackDocument::files() const {
    std::vector<ArchiveFile> files = others_;
    files.push_back(
        {std::string(kPackFile), editionText_.empty() ? prettyJson(edition_, 1) + "\n" : editionText_});
    for (const std::string& path : cardFiles_) {
        std::string text;
        bool changed = false;
        for (const DocumentCard& card : cards_) {
            if (card.file != path) continue;
            text += (text.empty() ? "" : ",\n\n") + textOf(card);
            changed = changed || card.text.empty();
        }
        const ArchiveFile* kept = changed ? nullptr : unchanged(path);
        files.push_back(kept != nullptr ? *kept : ArchiveFile{path, "[\n" + text + "\n]\n"});
    }
    std::sort(files.begin(), files.end(),
              [](const ArchiveFile& a, const ArchiveFile& b) { return a.path < b.path; });
    return files;
}

KickpackRead PackDocument::kickpack() const {
    return kickpackOf(files());
}

std::string PackDocument::save() {
    try {
        std::vector<ArchiveFile> now = files();
        for (const ArchiveFile& file : now) {
            const ArchiveFile* before = find(saved_, file.path);
            if (before != nullptr && before->text == file.text) continue;
            const std::filesystem::path target = folder_ / file.path;
            std::filesystem::create_directories(target.parent_path());
            std::filesystem::path fresh = target;
            fresh += ".new";
            std::ofstream out(fresh, std::ios::binary);
            out << file.text;
            out.close();
            if (!out) return target.string() + ": cannot be written";
            std::filesystem::rename(fresh, target);
        }
        for (const ArchiveFile& before : saved_)
            if (find(now, before.path) == nullptr) std::filesystem::remove(folder_ / before.path);
        saved_ = std::move(now);
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

bool PackDocument::changedOutside() const {
    const KickpackRead read = readKickpack(folder_);
    return read.ok() && read.pack.files != saved_;
}

}  // namespace kickdoor
