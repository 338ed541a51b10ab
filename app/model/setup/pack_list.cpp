#include "model/setup/pack_list.h"

#include <QLocale>
#include <algorithm>

#include "model/setup/base_words.h"
#include "table/setup.h"
#include "words/card_texts.h"

namespace kickdoor {

namespace {

// Who made it comes first: the packs of the game have no such line.
QString aboutOf(const EditionTitle& title) {
    if (title.author.isEmpty()) return title.about;
    const QString made =
        title.version.isEmpty()
            ? PackList::tr("By %1.").arg(title.author)
            : PackList::tr("By %1, version %2.", "author of a pack").arg(title.author, title.version);
    return title.about.isEmpty() ? made : made + QLatin1Char(' ') + title.about;
}

// What six players may be dealt from each deck.
bool enoughToPlay(const Catalog& catalog) {
    constexpr int kFewest = 24;
    int doors = 0;
    int treasures = 0;
    for (const CardDef& card : catalog.cards) {
        doors += card.deck == Deck::Door ? card.copies : 0;
        treasures += card.deck == Deck::Treasure ? card.copies : 0;
    }
    return doors >= kFewest && treasures >= kFewest;
}

}  // namespace

PackList::PackList(PackShelf& shelf, QObject* parent)
    : RowModel({"key", "name", "about", "chosen", "isBase", "problem", "note", "lacked", "lackedName"},
               parent),
      m_shelf(shelf),
      m_titles(editionTitles(shelf, m_names)) {
    for (const EditionTitle& title : m_titles) {
        if (m_base.isEmpty() || title.key == QLatin1String(kOfferedFirst)) m_base = title.key;
    }
    if (!m_base.isEmpty()) m_chosen = {m_base};
    refresh();
}

void PackList::look() {
    m_looked = true;
    m_titles = editionTitles(m_shelf, m_names);
    m_troubles.clear();
    for (const EditionTitle& title : std::as_const(m_titles)) m_troubles.insert(title.key, look(title.key));
    refresh();
}

void PackList::setNames(const CardTitles& names) {
    m_names = names;
    if (m_looked) return look();
    m_titles = editionTitles(m_shelf, m_names);
    refresh();
}

void PackList::setMistakeWords(MistakeWords words) {
    m_mistakeWords = std::move(words);
    if (m_looked) look();
}

QString PackList::told(const PackError& error) const {
    if (m_mistakeWords) return m_mistakeWords(error);
    return QString::fromStdString(error.file.empty() ? error.cause : error.text());
}

bool PackList::isHere(const QString& key) const {
    return std::any_of(m_titles.begin(), m_titles.end(),
                       [&](const EditionTitle& title) { return title.key == key; });
}

PackList::Trouble PackList::look(const QString& key) const {
    const std::string wanted = key.toStdString();
    const auto with = [&](std::vector<std::string> keys) {
        keys.push_back(wanted);
        return keys;
    };
    Trouble trouble;
    PackError error;
    const std::vector<std::string> needs = m_shelf.needsOf(wanted);
    for (const std::string& need : needs) trouble.needs << QString::fromStdString(need);
    if (const LoadedPacks* packs = m_shelf.load(with(needs), error)) {
        trouble.fewCards = needs.empty() && !enoughToPlay(*packs->catalog);
        return trouble;
    }
    trouble.cause = told(error);
    for (const QString& need : std::as_const(trouble.needs))
        if (!isHere(need)) trouble.cause = tr("Needs the pack %1, which is not installed.").arg(nameOf(need));
    if (!needs.empty()) return trouble;
    // One that uses other packs without naming them.
    for (const EditionTitle& title : m_titles) {
        const std::string other = title.key.toStdString();
        if (title.key == key || m_shelf.isOwn(other)) continue;
        std::string ignored;
        if (m_shelf.load(with({other}), ignored) != nullptr) trouble.needs << title.key;
    }
    if (!trouble.needs.empty()) {
        const QString first = QLatin1String(kOfferedFirst);
        if (trouble.needs.removeOne(first)) trouble.needs.prepend(first);
        trouble.all = false;
        trouble.cause.clear();
    }
    return trouble;
}

bool PackList::playsAlone(const QString& key) const {
    if (!m_shelf.isOwn(key.toStdString())) return isHere(key);
    const auto found = m_troubles.constFind(key);
    return found != m_troubles.constEnd() && found->needs.isEmpty() && found->cause.isEmpty() &&
           !found->fewCards;
}

QStringList PackList::lackedBy(const QString& key) const {
    const auto found = m_troubles.constFind(key);
    if (found == m_troubles.constEnd()) return {};
    QStringList lacked;
    for (const QString& need : found->needs)
        if (!m_chosen.contains(need)) lacked << need;
    if (found->all) return lacked;
    // Several together may do what none does alone.
    std::string ignored;
    std::vector<std::string> keys;
    for (const QString& chosen : m_chosen)
        if (chosen != key) keys.push_back(chosen.toStdString());
    keys.push_back(key.toStdString());
    if (lacked.size() < found->needs.size() || m_shelf.load(keys, ignored) != nullptr) return {};
    return {lacked.first()};
}

QString PackList::listed(const QStringList& keys, bool all) const {
    QStringList titles;
    for (const QString& key : keys) titles << nameOf(key);
    if (titles.size() < 2 || all) return QLocale().createSeparatedList(titles);
    const QString last = titles.takeLast();
    return tr("%1 or %2", "packs; the first may be several").arg(titles.join(QStringLiteral(", ")), last);
}

QString PackList::noteOn(const QString& key) const {
    const auto found = m_troubles.constFind(key);
    if (found == m_troubles.constEnd() || !found->cause.isEmpty()) return {};
    if (!found->needs.isEmpty())
        return tr("An expansion: can be played together with %1.").arg(listed(found->needs, found->all));
    return found->fewCards ? tr("An expansion: too few cards to be played alone.") : QString();
}

void PackList::refresh() {
    std::vector<Row> rows;
    const auto add = [&](const EditionTitle& title) {
        const bool chosen = m_chosen.contains(title.key);
        QStringList lacked;
        if (chosen)
            for (const QString& key : lackedBy(title.key))
                if (isHere(key)) lacked << key;
        const auto trouble = m_troubles.constFind(title.key);
        rows.push_back({static_cast<qint64>(qHash(title.key)),
                        {title.key, title.name, aboutOf(title), chosen, title.key == m_base,
                         trouble == m_troubles.constEnd() ? QString() : trouble->cause, noteOn(title.key),
                         lacked, listed(lacked, true)}});
    };
    for (const EditionTitle& title : std::as_const(m_titles)) add(title);
    for (const QString& key : std::as_const(m_chosen))
        if (!isHere(key))
            rows.push_back({static_cast<qint64>(qHash(key)),
                            {key, nameFromKey(key), QString(), true, key == m_base,
                             tr("This pack is no longer installed."), QString(), QStringList(), QString()}});
    setRows(std::move(rows));
    emit changed();
}

void PackList::toggle(const QString& key) {
    if (!m_chosen.contains(key)) {
        // A pack comes with those that it needs.
        QStringList wanted = mix();
        QStringList needs;
        if (m_looked) {
            needs = lackedBy(key);
        } else {
            for (const std::string& need : m_shelf.needsOf(key.toStdString()))
                needs << QString::fromStdString(need);
        }
        for (const QString& need : std::as_const(needs))
            if (!wanted.contains(need)) wanted << need;
        choose(wanted << key);
    } else if (m_chosen.size() > 1) {
        QStringList left = mix();
        left.removeAll(key);
        choose(left);
    } else {
        refresh();  // resets the switch that was pressed
    }
}

void PackList::choose(const QStringList& baseFirst) {
    if (baseFirst.isEmpty()) return;
    m_base = baseFirst.first();
    QStringList chosen;
    for (const EditionTitle& title : std::as_const(m_titles)) {
        if (baseFirst.contains(title.key)) chosen << title.key;
    }
    for (const QString& key : baseFirst) {
        if (!chosen.contains(key)) chosen << key;
    }
    m_chosen = chosen;
    refresh();
}

void PackList::setBase(const QString& key) {
    if (key == m_base || !m_chosen.contains(key)) return;
    m_base = key;
    refresh();
}

QStringList PackList::mix() const {
    QStringList list;
    if (!m_base.isEmpty()) list << m_base;
    for (const QString& key : m_chosen) {
        if (key != m_base) list << key;
    }
    return list;
}

QString PackList::nameOf(const QString& key) const {
    for (const EditionTitle& title : m_titles) {
        if (title.key == key) return title.name;
    }
    return nameFromKey(key);
}

QStringList PackList::names() const {
    QStringList list;
    for (const QString& key : mix()) list << nameOf(key);
    return list;
}

const LoadedPacks* PackList::packs() const {
    std::vector<std::string> keys;
    for (const QString& key : mix()) keys.push_back(key.toStdString());
    std::string error;
    return keys.empty() ? nullptr : m_shelf.load(keys, error);
}

QString PackList::problem() const {
    std::vector<std::string> keys;
    for (const QString& key : mix()) keys.push_back(key.toStdString());
    if (keys.empty()) return tr("No cards were found beside the program.");
    for (const QString& key : std::as_const(m_chosen)) {
        const QStringList lacked = lackedBy(key);
        if (lacked.isEmpty()) continue;
        const auto trouble = m_troubles.constFind(key);
        const bool all = trouble->all;
        return tr("%1 can only be played together with %2: switch it on, too.", "packs")
            .arg(nameOf(key), listed(all ? lacked : trouble->needs, all));
    }
    PackError error;
    if (const LoadedPacks* packs = m_shelf.load(keys, error)) {
        if (enoughToPlay(*packs->catalog)) return {};
        return tr("These packs have too few cards for a game: switch another one on, too.");
    }
    return tr("These packs cannot be played: %1").arg(told(error));
}

QStringList PackList::baseDecides() const {
    const LoadedPacks* loaded = packs();
    return loaded == nullptr ? QStringList() : BaseWords::readings(loaded->rules);
}

}  // namespace kickdoor
