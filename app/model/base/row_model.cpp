#include "model/base/row_model.h"

#include <QSet>

#include <algorithm>

namespace kickdoor {

RowModel::RowModel(const QList<QByteArray>& roleNames, QObject* parent) : QAbstractListModel(parent) {
    int role = Qt::UserRole;
    for (const QByteArray& name : roleNames) m_roles.insert(role++, name);
}

int RowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    return m_rows[static_cast<std::size_t>(index.row())].values.value(role - Qt::UserRole);
}

QVariantMap RowModel::at(int row) const {
    QVariantMap map;
    if (row < 0 || row >= count()) return map;
    for (auto it = m_roles.begin(); it != m_roles.end(); ++it) {
        map.insert(QString::fromUtf8(it.value()), data(index(row), it.key()));
    }
    return map;
}

void RowModel::setRows(std::vector<Row> rows) {
    const int before = count();
    const int revision = m_revision;
    removeMissing(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) put(static_cast<int>(i), std::move(rows[i]));
    if (count() != before) emit countChanged();
    if (m_revision != revision) emit revised();
}

void RowModel::resetRows(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    ++m_revision;
    emit countChanged();
    emit revised();
}

void RowModel::removeMissing(const std::vector<Row>& wanted) {
    QSet<qint64> keys;
    for (const Row& row : wanted) keys.insert(row.key);
    for (int i = count() - 1; i >= 0; --i) {
        if (keys.contains(m_rows[static_cast<std::size_t>(i)].key)) continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
        ++m_revision;
    }
}

void RowModel::put(int at, Row row) {
    const auto found =
        std::find_if(m_rows.begin() + at, m_rows.end(), [&](const Row& r) { return r.key == row.key; });
    if (found == m_rows.end()) {
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, std::move(row));
        endInsertRows();
        ++m_revision;
        return;
    }
    const int from = static_cast<int>(found - m_rows.begin());
    if (from != at) {
        beginMoveRows({}, from, from, {}, at);
        std::rotate(m_rows.begin() + at, m_rows.begin() + from, m_rows.begin() + from + 1);
        endMoveRows();
        ++m_revision;
    }
    Row& held = m_rows[static_cast<std::size_t>(at)];
    if (held == row) return;
    QList<int> changed;
    for (qsizetype i = 0; i < row.values.size(); ++i) {
        if (held.values.value(i) != row.values.value(i)) changed << Qt::UserRole + static_cast<int>(i);
    }
    held = std::move(row);
    ++m_revision;
    emit dataChanged(index(at), index(at), changed);
}

}  // namespace kickdoor
