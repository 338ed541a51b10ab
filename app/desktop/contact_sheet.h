// Draws all cards of a pack, including Characters, in pages, as the table draws them: for checking that they
// are legible.
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
    // editions: if empty, all on the shelf.
    ContactSheet(const std::filesystem::path& assets, QString language, QString folder, QStringList editions);
    void begin();

signals:
    // exitCode: 1 if a pack cannot be read, a page cannot be written, or a card has text that does not fit or
    // lacks its picture; else 0.
    void done(int exitCode);

private:
    struct Page {
        QString name;  // of the file
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
    int m_still = 0;  // consecutive checks without anything loading
    QTimer m_looking;
    bool m_fine = true;
};

}  // namespace kickdoor
