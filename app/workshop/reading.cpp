#include "workshop/reading.h"

#include <QRegularExpression>
#include <QTranslator>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "art/icon_store.h"
#include "base/json_build.h"
#include "base/nearest_word.h"
#include "card/word_lists.h"
#include "model/base/face_maker.h"
#include "table/setup.h"
#include "text/installed.h"

namespace kickdoor::workshop {
namespace {

// Walks through a card's nodes as the pack writes them, and says each that can be said alone.
class Sentences {
public:
    Sentences(const Catalog& catalog, const CardTexts& texts, DefId def)
        : m_catalog(catalog), m_texts(texts), m_def(def) {}

    QHash<QString, QString> of(const CardDef& card) {
        list(QStringLiteral("/effects"), card.effects);
        list(QStringLiteral("/badStuff"), card.badStuff);
        node(QStringLiteral("/usableBy"), card.usableBy);
        node(QStringLiteral("/joins"), card.joins);
        node(QStringLiteral("/play/if"), card.play.condition);
        node(QStringLiteral("/play/targetIf"), card.play.targetIf);
        // A printed bonus comes before the modifiers of the file.
        const std::size_t printed = card.modifiers.size();
        for (std::size_t i = 0; i < printed; ++i) {
            const QString text = m_texts.modifier(m_def, i);
            m_modifiers << text;
        }
        for (std::size_t i = 0; i < card.triggers.size(); ++i) {
            const QString at = QStringLiteral("/triggers/%1").arg(i);
            list(at + QStringLiteral("/do"), card.triggers[i].effects);
            node(at + QStringLiteral("/if"), card.triggers[i].condition);
            say(at, m_texts.effects(m_def, card.triggers[i].effects));
        }
        for (std::size_t i = 0; i < card.abilities.size(); ++i) {
            const QString at = QStringLiteral("/abilities/%1").arg(i);
            list(at + QStringLiteral("/effects"), card.abilities[i].effects);
            node(at + QStringLiteral("/if"), card.abilities[i].condition);
            node(at + QStringLiteral("/targetIf"), card.abilities[i].targetIf);
            say(at, m_texts.ability(m_def, i));
        }
        return m_said;
    }
    const QStringList& modifiers() const { return m_modifiers; }

private:
    void say(const QString& place, QString text) {
        static const QRegularExpression kMarks(QStringLiteral("<[^>]*>"));
        text.remove(kMarks);
        if (!text.trimmed().isEmpty()) m_said.insert(place, text.trimmed());
    }
    void list(const QString& place, ListRef refs) {
        int index = 0;
        for (const NodeRef ref : m_catalog.list(refs)) node(place + QStringLiteral("/%1").arg(index++), ref);
    }
    void node(const QString& place, NodeRef ref) {
        if (ref == kNoNode) return;
        const Node& found = m_catalog.node(ref);
        const OpSpec& spec = specOf(found.op);
        if (spec.category == OpCategory::Effect) say(place, m_texts.effect(m_def, ref));
        if (spec.category == OpCategory::Condition) say(place, m_texts.condition(m_def, ref));
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const ParamSpec& param = spec.params.at(i);
            const QString at =
                place + QLatin1Char('/') + QString::fromUtf8(param.name.data(), qsizetype(param.name.size()));
            if (found.arg.at(i) == kNoRef) continue;
            if (isListParam(param.type))
                list(at, ListRef(found.arg.at(i)));
            else if (categoryOfParam(param.type) != OpCategory::None)
                node(at, NodeRef(found.arg.at(i)));
        }
    }

    const Catalog& m_catalog;
    const CardTexts& m_texts;
    DefId m_def;
    QHash<QString, QString> m_said;
    QStringList m_modifiers;
};

std::string nearestIcon(std::string_view icon) {
    std::vector<std::string> names;
    for (const QString& name : art::IconStore::builtIn().names()) names.push_back(name.toStdString());
    return std::string(nearestName(icon, std::vector<std::string_view>(names.begin(), names.end())));
}

// Without the cards that the loader refuses, so that one mistake does not hide all faces.
Kickpack withoutBroken(const Kickpack& pack, const std::vector<PackError>& errors) {
    std::set<std::string> broken;
    for (const PackError& error : errors) broken.insert(error.card);
    Kickpack rest = pack;
    for (ArchiveFile& file : rest.files) {
        JsonParse parsed = parseJson(file.text);
        if (!parsed.value.isArray()) continue;
        JsonValue kept = jsonList();
        for (JsonValue& card : parsed.value.items) {
            const JsonValue* id = card.find("id");
            if (id != nullptr && !id->text.empty() && !broken.contains(id->text))
                kept.items.push_back(std::move(card));
        }
        file.text = writeJson(kept);
    }
    return rest;
}

std::string titleOf(const DocumentCard& card) {
    const JsonValue* name = card.json.find("name");
    return name != nullptr && name->isString() ? name->text : card.id();
}

ReadCard sketch(const std::string& title) {
    ReadCard card;
    card.face.title = QString::fromStdString(title);
    card.face.kind = QStringLiteral("other");
    return card;
}

// Where the card stands in its file: "/3"; empty if it does not.
std::string rootOf(const PackDocument& document, const std::string& id) {
    std::map<std::string, int> before;
    for (const DocumentCard& card : document.cards()) {
        const int index = before[card.file]++;
        if (card.id() == id) return "/" + std::to_string(index);
    }
    return {};
}

// From the place in a file without the broken cards to that in the whole.
void moveTo(const std::string& root, std::string& place) {
    const std::size_t end = place.find('/', 1);
    place = root + (end == std::string::npos ? std::string() : place.substr(end));
}

std::vector<PackFinding> findingsOf(const PackDocument& document, const Kickpack& pack, const Kickpack& rest,
                                    const PackCheck& how) {
    std::vector<PackFinding> findings = checkPack(pack, how);
    if (&rest == &pack) return findings;
    // What is found in the other cards is said, too; their lines are those of another text.
    for (PackFinding& finding : checkPack(rest, how)) {
        if (finding.card.empty()) continue;
        finding.line = 0;
        const std::string root = rootOf(document, finding.card);
        moveTo(root, finding.place);
        if (finding.mend) moveTo(root, finding.mend->place);
        findings.push_back(std::move(finding));
    }
    return findings;
}

// spoken: for the sentences.
ReadCard readCard(const Game& game, const CardTexts& texts, const CardTexts& spoken, const QTranslator* words,
                  DefId def) {
    ReadCard card;
    const Wording wording(game, texts, {});
    card.face = FaceMaker(game.catalog, wording, words).ofDef(def);
    card.valid = true;
    Sentences sentences(game.catalog, spoken, def);
    card.sentences = sentences.of(game.catalog[def]);
    // The printed bonus, if any, is the first modifier and is not in the list.
    const qsizetype first = game.catalog[def].bonus != 0 ? 1 : 0;
    for (qsizetype m = first; m < sentences.modifiers().size(); ++m)
        card.sentences.insert(QStringLiteral("/modifiers/%1").arg(m - first), sentences.modifiers()[m]);
    return card;
}

std::vector<ReadCard> readCards(const ReadingPlan& plan, const std::string& key,
                                const LoadedKickpack& loaded) {
    const Game game{loaded.result.catalog, loaded.result.rules};
    const auto textsIn = [&](const QString& language) {
        return loaded.ok()
                   ? std::make_unique<CardTexts>(game, translationsOf(plan.assets), language, loaded.sources)
                   : nullptr;
    };
    const std::unique_ptr<CardTexts> texts = textsIn(plan.language);
    const bool same = plan.spoken.isEmpty() || plan.spoken == plan.language;
    const std::unique_ptr<CardTexts> own = same ? nullptr : textsIn(plan.spoken);
    // The words at the foot of a card are the window's: they are taken from its translations.
    QTranslator words;
    const bool speaks = words.load(QStringLiteral("kickdoor_") + plan.language,
                                   QString::fromStdU16String((plan.assets / "i18n").u16string()));
    std::vector<ReadCard> cards;
    for (const DocumentCard& written : plan.document.cards()) {
        const std::optional<DefId> def = loaded.ok() ? game.catalog.find(written.id(), key) : std::nullopt;
        cards.push_back(def ? readCard(game, *texts, own ? *own : *texts, speaks ? &words : nullptr, *def)
                            : sketch(titleOf(written)));
    }
    return cards;
}

}  // namespace

Reading read(const ReadingPlan& plan, const FacesRead& faces) {
    Reading reading;
    const Kickpack pack = plan.document.kickpack().pack;
    const std::vector<std::filesystem::path> shelves = {plan.assets / "packs", plan.own};
    const std::vector<std::string> before = companionsOf(pack, kOfferedFirst);
    LoadedKickpack loaded = loadKickpack(pack, shelves, before);
    std::optional<Kickpack> rest;
    if (!loaded.ok()) {
        rest = withoutBroken(pack, loaded.errors);
        loaded = loadKickpack(*rest, shelves, before);
    }
    reading.cards = readCards(plan, pack.facts.key, loaded);
    if (!plan.checked) return reading;
    if (faces) faces(reading);
    PackCheck how{
        shelves, before, nullptr, [](std::string_view icon) {
            return art::IconStore::builtIn().contains(QString::fromUtf8(icon.data(), qsizetype(icon.size())));
        }};
    how.nearIcon = nearestIcon;
    Texts english;
    if (loadInstalledTexts(english, plan.assets).empty()) how.texts = &english;
    static const Balance kBalance(plan.assets / "packs");  // read once: shipped packs do not change
    how.balance = &kBalance;
    reading.findings = findingsOf(plan.document, pack, rest ? *rest : pack, how);
    return reading;
}

}  // namespace kickdoor::workshop
