#include "workshop/icon_list.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>
#include <QThreadPool>
#include <algorithm>
#include <system_error>
#include <utility>

#include "art/icon_store.h"
#include "art/painter.h"
#include "base/json.h"
#include "io/pack_files.h"

namespace kickdoor::workshop {
namespace {

constexpr int kSide = 48;
constexpr int kKept = 600;  // pictures

void addUse(const JsonValue& card, QHash<QString, QString>& uses) {
    const JsonValue* art = card.find("art");
    QString words;
    for (const char* field : {"name", "kind"})
        if (const JsonValue* value = card.find(field))
            words += QString::fromStdString(value->text) + QLatin1Char(' ');
    if (const JsonValue* tags = card.find("tags"))
        for (const JsonValue& tag : tags->items) words += QString::fromStdString(tag.text) + QLatin1Char(' ');
    for (const char* field : {"icon", "second"})
        if (const JsonValue* icon = art != nullptr ? art->find(field) : nullptr)
            uses[QString::fromStdString(icon->text)] += words;
}

}  // namespace

void withIconNames(QObject* context, std::function<void(const QStringList&)> use) {
    QThreadPool::globalInstance()->start([context = QPointer<QObject>(context), use = std::move(use)] {
        const QStringList names = art::IconStore::builtIn().names();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [context, use, names] {
                if (context) use(names);
            },
            Qt::QueuedConnection);
    });
}

IconList::IconList(std::filesystem::path packs, QColor ink, QObject* parent)
    : QAbstractListModel(parent), m_ink(std::move(ink)), m_pictures(kKept) {
    QThreadPool::globalInstance()->start(
        [this, packs = std::move(packs), alive = std::weak_ptr<QObject>(m_alive)] {
            auto all = std::make_shared<Loaded>(load(packs));
            const std::shared_ptr<QObject> context = alive.lock();
            if (!context) return;
            QMetaObject::invokeMethod(
                context.get(),
                [this, all] {
                    m_all = std::move(*all);
                    search(m_words);
                    emit loaded();
                },
                Qt::QueuedConnection);
        });
}

IconList::Loaded IconList::load(const std::filesystem::path& packs) {
    Loaded all{art::IconStore::builtIn().names(), {}};
    std::error_code ignored;
    for (std::filesystem::directory_iterator it(packs, ignored), end; it != end; it.increment(ignored))
        for (const auto& [name, text] : readPack(it->path()).source.files)
            for (const JsonValue& card : parseJson(text).value.items) addUse(card, all.uses);
    return all;
}

int IconList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant IconList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const QString& name = m_shown[index.row()];
    if (role == Qt::ToolTipRole) return name;
    // Its words can stand below each other.
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return QString(name).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (role == Qt::SizeHintRole) return m_cell;
    if (role != Qt::DecorationRole) return {};
    if (const QImage* picture = m_pictures.object(name)) return *picture;
    paint(name);
    QImage empty(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    empty.fill(Qt::transparent);
    return empty;
}

void IconList::paint(const QString& name) const {
    if (m_asked.contains(name)) return;
    m_asked.insert(name);
    QThreadPool::globalInstance()->start([this, name, ink = m_ink, alive = std::weak_ptr<QObject>(m_alive)] {
        if (alive.expired()) return;
        const auto picture = art::paintIcon(art::IconStore::builtIn(), name, {kSide, kSide}, ink);
        const std::shared_ptr<QObject> context = alive.lock();
        if (!context || !picture) return;
        QMetaObject::invokeMethod(
            context.get(),
            [this, name, picture] {
                m_asked.remove(name);
                m_pictures.insert(name, new QImage(*picture));
                const int row = rowOf(name);
                if (row >= 0)
                    emit const_cast<IconList*>(this)->dataChanged(index(row), index(row),
                                                                  {Qt::DecorationRole});
            },
            Qt::QueuedConnection);
    });
}

void IconList::search(const QString& words) {
    m_words = words;
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (const QString& name : std::as_const(m_all.names)) {
        const QString uses = m_all.uses.value(name);
        const bool holds = std::all_of(parts.begin(), parts.end(), [&](const QString& part) {
            return name.contains(part, Qt::CaseInsensitive) || uses.contains(part, Qt::CaseInsensitive);
        });
        if (holds) m_shown << name;
    }
    endResetModel();
}

}  // namespace kickdoor::workshop
