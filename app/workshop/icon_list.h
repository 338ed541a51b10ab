// All pictograms as a list for the art picker: found by parts of their names, and by the kinds, tags and
// names of the shipped cards that show them. Their pictures are painted on other threads.
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QColor>
#include <QImage>
#include <QSet>
#include <QSize>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <memory>

namespace kickdoor::workshop {

// All names, read on another thread the first time, which takes a moment. Dropped if the context is gone.
void withIconNames(QObject* context, std::function<void(const QStringList& names)> use);

class IconList : public QAbstractListModel {
    Q_OBJECT

public:
    // packs: the folder of the shipped ones.
    IconList(std::filesystem::path packs, QColor ink, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    // Shows those that hold every word, or all.
    void search(const QString& words);
    int rowOf(const QString& name) const { return static_cast<int>(m_shown.indexOf(name)); }
    QString nameAt(int row) const { return m_shown.value(row); }
    // The room that each has in the view.
    void setCell(QSize cell) { m_cell = cell; }
    int count() const { return static_cast<int>(m_shown.size()); }

signals:
    void loaded();

private:
    struct Loaded {
        QStringList names;
        QHash<QString, QString> uses;  // words of the cards that show it, by name
    };
    static Loaded load(const std::filesystem::path& packs);
    void paint(const QString& name) const;

    QColor m_ink;
    QSize m_cell;
    Loaded m_all;
    QStringList m_shown;
    QString m_words;
    mutable QCache<QString, QImage> m_pictures;
    mutable QSet<QString> m_asked;
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

}  // namespace kickdoor::workshop
