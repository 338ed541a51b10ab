// A list for QML. Its rows are recomputed as a whole, but views are notified of the smallest change: a card
// that stays keeps its delegate, so that it can move, turn and fade instead of blinking.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QVariant>

#include <vector>

namespace kickdoor {

class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    // The number of times that rows have changed: an expression that reads them by at() follows them if it
    // reads this, too.
    Q_PROPERTY(int revision READ revision NOTIFY revised)

public:
    struct Row {
        qint64 key = 0;       // identifies the row in the list; its values may change
        QVariantList values;  // in the order of the role names
        bool operator==(const Row&) const = default;
    };

    explicit RowModel(const QList<QByteArray>& roleNames, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_roles; }

    int count() const { return static_cast<int>(m_rows.size()); }
    int revision() const { return m_revision; }
    // The row as an object, empty if `row` is out of range.
    Q_INVOKABLE QVariantMap at(int row) const;

signals:
    void countChanged();
    void revised();

protected:
    void setRows(std::vector<Row> rows);
    // Resets the model: for long lists whose changes need no animation.
    void resetRows(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }

private:
    void removeMissing(const std::vector<Row>& wanted);
    void put(int at, Row row);

    QHash<int, QByteArray> m_roles;
    std::vector<Row> m_rows;
    int m_revision = 0;
};

}  // namespace kickdoor
