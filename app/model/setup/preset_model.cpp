#include "model/setup/preset_model.h"

#include "words/lists.h"

namespace kickdoor {
namespace {

const QString kPrinted = QStringLiteral("printed:");
const QString kFaster = QStringLiteral("faster");
const QString kOwn = QStringLiteral("own:");
constexpr int kLongestName = 40;

QString cleaned(const QString& name) {
    return name.simplified().left(kLongestName);
}

}  // namespace

PresetModel::PresetModel(SetupModel& setup, QObject* parent)
    : RowModel({"key", "name", "about", "own", "chosen"}, parent), m_setup(setup) {
    connect(m_setup.packs(), &PackList::changed, this, &PresetModel::refresh);
    connect(m_setup.options(), &OptionModel::changed, this, &PresetModel::refresh);
    connect(&m_setup, &SetupModel::changed, this, &PresetModel::refresh);
    refresh();
}

void PresetModel::refresh() {
    std::vector<Row> rows;
    const QVariantMap now = m_setup.rules();
    const QStringList mix = m_setup.packs()->mix();
    const QVariantMap options = m_setup.options()->chosen();
    const auto add = [&](const QString& key, const QString& name, const QString& about, bool own,
                         bool chosen) {
        rows.push_back({static_cast<qint64>(qHash(key)), {key, name, about, own, chosen}});
    };
    for (const EditionTitle& title : m_setup.packs()->titles()) {
        if (!m_setup.packs()->playsAlone(title.key)) continue;
        add(kPrinted + title.key, tr("%1 alone, as printed").arg(title.name),
            tr("This edition alone, without optional rules."), false,
            options.isEmpty() && mix == QStringList{title.key});
    }
    const bool faster = options.value(QStringLiteral("listenAtTheDoor")).toInt() != 0 &&
                        options.value(QStringLiteral("sharedVictory")).toInt() != 0;
    add(kFaster, tr("Faster play"),
        tr("The packs as chosen, with Listen at the Door and shared victory (R12.2)."), false, faster);
    for (auto it = m_own.begin(); it != m_own.end(); ++it) {
        const QStringList packs = it.value().toMap().value(QStringLiteral("packs")).toStringList();
        QStringList names;
        for (const QString& key : packs) names << m_setup.packs()->nameOf(key);
        add(kOwn + it.key(), it.key(), Lists::mixed(names), true, it.value().toMap() == now);
    }
    setRows(std::move(rows));
}

void PresetModel::choose(const QString& key) {
    if (key.startsWith(kPrinted)) {
        m_setup.chooseRules({{QStringLiteral("packs"), QStringList{key.mid(kPrinted.size())}},
                             {QStringLiteral("clock"), m_setup.clock()}});
    } else if (key == kFaster) {
        QVariantMap options = m_setup.options()->chosen();
        options.insert(QStringLiteral("listenAtTheDoor"), 1);
        options.insert(QStringLiteral("sharedVictory"), 1);
        m_setup.options()->choose(options);
    } else if (key.startsWith(kOwn)) {
        m_setup.chooseRules(m_own.value(key.mid(kOwn.size())).toMap());
    }
}

void PresetModel::keep(const QString& name) {
    const QString title = cleaned(name);
    if (title.isEmpty()) return;
    QVariantMap own = m_own;
    own.insert(title, m_setup.rules());
    recall(own);
}

bool PresetModel::rename(const QString& key, const QString& name) {
    const QString from = key.mid(kOwn.size());
    const QString to = cleaned(name);
    if (!m_own.contains(from) || to.isEmpty()) return false;
    if (from == to) return true;
    if (m_own.contains(to)) return false;
    QVariantMap own = m_own;
    own.insert(to, own.take(from));
    recall(own);
    return true;
}

void PresetModel::remove(const QString& key) {
    QVariantMap own = m_own;
    if (own.remove(key.mid(kOwn.size())) > 0) recall(own);
}

void PresetModel::recall(const QVariantMap& own) {
    m_own = own;
    refresh();
    emit ownChanged();
}

}  // namespace kickdoor
