#include "workshop/known_words.h"

#include <algorithm>

#include "io/pack_files.h"
#include "io/pack_shelf.h"
#include "table/setup.h"

namespace kickdoor::workshop {
namespace {

QString said(const JsonValue& json, const char* field) {
    const JsonValue* value = json.find(field);
    return value != nullptr ? QString::fromStdString(value->text) : QString();
}

class WordList {
public:
    explicit WordList(Named named) : m_named(named) {}

    void addEdition(const JsonValue& edition) {
        const char* list = m_named == Named::Tag            ? "tags"
                           : m_named == Named::IdentityType ? "identityTypes"
                                                            : nullptr;
        const JsonValue* found = list != nullptr ? edition.find(list) : nullptr;
        if (found == nullptr) return;
        for (const JsonValue& one : found->items) add(said(one, "key"), said(one, "name"));
    }
    void addCard(const JsonValue& card) {
        if (m_named == Named::Card) add(said(card, "id"), said(card, "name"));
        if (m_named == Named::Identity && said(card, "kind") == QLatin1String("identity"))
            add(said(card, "identity"), said(card, "name"));
    }
    void add(const QString& key, const QString& title) {
        const bool known =
            std::any_of(m_words.begin(), m_words.end(), [&](const KnownWord& one) { return one.key == key; });
        if (!key.isEmpty() && !known) m_words.append({key, title.isEmpty() ? key : title});
    }
    QList<KnownWord> take() { return std::move(m_words); }

private:
    Named m_named;
    QList<KnownWord> m_words;
};

// Whose words the pack may use: those that it needs, or the usual base.
std::vector<std::string> othersOf(const JsonValue& edition) {
    std::vector<std::string> others;
    if (const JsonValue* needs = edition.find("needs"))
        for (const JsonValue& need : needs->items) others.push_back(need.text);
    if (others.empty()) others.emplace_back(kOfferedFirst);
    return others;
}

}  // namespace

QList<KnownWord> knownWords(const Workbench& bench, Named named) {
    if (named == Named::Nothing || !bench.isOpen()) return {};
    const PackShelf shelf(bench.assets() / "packs", bench.own());
    const JsonValue& edition = bench.document().edition();
    WordList words(named);
    if (named == Named::Pack) {
        for (const std::string& key : shelf.editions())
            if (QString::fromStdString(key) != said(edition, "id"))
                words.add(QString::fromStdString(key), QString::fromStdString(shelf.factsOf(key).name));
        return words.take();
    }
    words.addEdition(edition);
    for (const DocumentCard& card : bench.document().cards()) words.addCard(card.json);
    for (const std::string& key : othersOf(edition)) {
        const std::filesystem::path folder = shelf.folderOf(key);
        if (folder.empty()) continue;
        for (const auto& [name, text] : readPack(folder).source.files) {
            const JsonValue json = parseJson(text).value;
            if (name == "edition.json") words.addEdition(json);
            if (json.isArray())
                for (const JsonValue& card : json.items) words.addCard(card);
        }
    }
    return words.take();
}

}  // namespace kickdoor::workshop
