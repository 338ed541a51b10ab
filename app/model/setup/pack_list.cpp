#include "model/setup/pack_list.h"

#include <algorithm>

#include "model/setup/base_words.h"
#include "table/setup.h"

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

}  // namespace

PackList::PackList(PackShelf& shelf, QObject* parent)
    : RowModel({"key", "name", "about", "chosen", "isBase", "problem"}, parent),
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
    refresh();
}

void PackList::setNames(const CardTitles& names) {
    m_names = names;
    m_titles = editionTitles(m_shelf, m_names);
    refresh();
}

QString PackList::troubleWith(const QString& key) const {
    if (!m_looked) return {};
    std::string error;
    std::vector<std::string> keys = m_shelf.needsOf(key.toStdString());
    keys.push_back(key.toStdString());
    if (m_shelf.load(keys, error) != nullptr) return {};
    return QString::fromStdString(error);
}

void PackList::refresh() {
    std::vector<Row> rows;
    const auto add = [&](const EditionTitle& title) {
        rows.push_back({static_cast<qint64>(qHash(title.key)),
                        {title.key, title.name, aboutOf(title), m_chosen.contains(title.key),
                         title.key == m_base, troubleWith(title.key)}});
    };
    for (const EditionTitle& title : std::as_const(m_titles)) add(title);
    for (const QString& key : std::as_const(m_chosen)) {
        const bool here = std::any_of(m_titles.begin(), m_titles.end(),
                                      [&](const EditionTitle& title) { return title.key == key; });
        if (!here) add({key, key, tr("This pack is no longer installed."), QString(), QString()});
    }
    setRows(std::move(rows));
    emit changed();
}

void PackList::toggle(const QString& key) {
    if (!m_chosen.contains(key)) {
        // A pack comes with those that it needs.
        QStringList wanted = mix();
        for (const std::string& need : m_shelf.needsOf(key.toStdString()))
            if (!wanted.contains(QString::fromStdString(need))) wanted << QString::fromStdString(need);
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
    return key;
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
    std::string error;
    if (m_shelf.load(keys, error) != nullptr) return {};
    return tr("These packs cannot be played: %1").arg(QString::fromStdString(error));
}

QStringList PackList::baseDecides() const {
    const LoadedPacks* loaded = packs();
    return loaded == nullptr ? QStringList() : BaseWords::readings(loaded->rules);
}

}  // namespace kickdoor
