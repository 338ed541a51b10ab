// Every card of a pack, Characters too, drawn as the table draws it, in pages: for looking whether all can be
// read.
#pragma once

#include <QObject>
#include <QQuickView>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <vector>

#include "io/pack_shelf.h"

namespace kickdoor {

class ContactSheet : public QObject {
    Q_OBJECT

public:
    // editions: none for all on the shelf.
    ContactSheet(const std::filesystem::path& assets, QString language, QString folder, QStringList editions);
    void begin();

signals:
    // 1 when a pack cannot be read, a page cannot be written, or a card has words that do not fit or a
    // picture missing.
    void done(int exitCode);

private:
    struct Page {
        QString name;  // of its file
        QString title;
        QVariantList faces;
        QVariantList copies;
    };
    bool collect(const QString& edition);
    void showNext();
    void look();
    void examine(const QQuickItem& item, const QString& card);
    void complain(const QString& what);

    std::filesystem::path m_assets;
    PackShelf m_shelf;
    QString m_language;
    QString m_folder;
    QStringList m_editions;
    QQuickView m_window;
    std::vector<Page> m_pages;
    std::size_t m_page = 0;
    int m_still = 0;  // looks in a row that found nothing loading
    QTimer m_looking;
    bool m_fine = true;
};

}  // namespace kickdoor
