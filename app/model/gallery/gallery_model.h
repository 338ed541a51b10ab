// All cards of all packs, searched by words and filtered by pack and kind.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QStringList>
#include <QVariantList>
#include <filesystem>
#include <memory>
#include <vector>

#include "model/base/card_face.h"
#include "model/base/row_model.h"

namespace kickdoor {

class GalleryModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)  // words that must all match
    Q_PROPERTY(
        QString edition READ edition WRITE setEdition NOTIFY filterChanged)  // a pack's key; empty: all
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY filterChanged)    // a word of CardKind; empty: all
    Q_PROPERTY(QVariantList editions READ editions NOTIFY loaded)            // {key, name}
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY loaded)
    Q_PROPERTY(int total READ total NOTIFY loaded)  // 0 while they are being read
    Q_PROPERTY(QString problem READ problem NOTIFY loaded)

public:
    // ownPacks: the folder of the player's packs; empty: none.
    explicit GalleryModel(std::filesystem::path assets, std::filesystem::path ownPacks = {},
                          QObject* parent = nullptr);
    ~GalleryModel() override;

    // Reads the packs in the current language on another thread. Each call reads them again.
    Q_INVOKABLE void load();
    // Reads the packs again if they were read before.
    void setLanguage(const QString& language);
    // The same when the packs have changed.
    void readAgain();
    // The row of a pack's card; -1 if it is filtered out.
    Q_INVOKABLE int rowOf(const QString& edition, const QString& defKey) const;
    // Clears all filters.
    Q_INVOKABLE void showAll();

    QString search() const { return m_search; }
    void setSearch(const QString& search);
    QString edition() const { return m_edition; }
    void setEdition(const QString& edition);
    QString kind() const { return m_kind; }
    void setKind(const QString& kind);
    QVariantList editions() const { return m_editions; }
    QStringList kinds() const { return m_kinds; }
    int total() const { return static_cast<int>(m_cards.size()); }
    QString problem() const { return m_problem; }

signals:
    void filterChanged();
    void loaded();

private:
    struct Card {
        CardFace face;
        QString edition;
        QString editionName;
        int copies = 1;
        QString words;  // the searched text
    };
    struct Reading;
    static Reading readPacks(const std::filesystem::path& assets, const std::filesystem::path& own,
                             const QString& language);
    void take(Reading reading);
    void refresh();

    std::filesystem::path m_assets;
    std::filesystem::path m_own;
    // Destroyed with the model: results that arrive later are dropped.
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
    QString m_language = QStringLiteral("en");
    std::vector<Card> m_cards;
    QVariantList m_editions;
    QStringList m_kinds;
    QString m_problem;
    QString m_search;
    QString m_edition;
    QString m_kind;
};

}  // namespace kickdoor
