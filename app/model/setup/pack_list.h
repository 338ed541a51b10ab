// The packs on the shelf, and the chosen ones: the mix and its base (R12.1).
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QStringList>

#include "io/pack_shelf.h"
#include "model/base/edition_titles.h"
#include "model/base/row_model.h"

namespace kickdoor {

class PackList : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QStringList mix READ mix NOTIFY changed)  // base first
    Q_PROPERTY(QString base READ base WRITE setBase NOTIFY changed)
    Q_PROPERTY(QString baseName READ baseName NOTIFY changed)
    Q_PROPERTY(QStringList baseDecides READ baseDecides NOTIFY changed)  // one sentence per rule

public:
    explicit PackList(PackShelf& shelf, QObject* parent = nullptr);

    // Says what is wrong with a pack in the player's language; without it, the loader's own words are shown.
    using MistakeWords = std::function<QString(const PackError&)>;
    void setMistakeWords(MistakeWords words);
    // Sets the names of the editions in the current language.
    void setNames(const CardTitles& names);
    // Scans the shelf again and reads all packs. A pack's errors show in its row.
    Q_INVOKABLE void look();
    bool looked() const { return m_looked; }
    // Adds the pack to the mix with those that it needs, or removes it unless it is the last one.
    Q_INVOKABLE void toggle(const QString& key);

    QStringList mix() const;
    // Sets the mix. Keys without a pack on the shelf are kept and reported: their packs may have been
    // removed.
    void choose(const QStringList& baseFirst);
    QString base() const { return m_base; }
    void setBase(const QString& key);
    QString baseName() const { return nameOf(m_base); }
    Q_INVOKABLE QString nameOf(const QString& key) const;
    QStringList names() const;  // of the mix, base first
    const QList<EditionTitle>& titles() const { return m_titles; }
    // The pack can be played without others. Of a pack of the player's own only known after look().
    bool playsAlone(const QString& key) const;

    // Reads the packs of the mix; null, with the reason in problem(), if one is missing or has errors.
    const LoadedPacks* packs() const;
    QString problem() const;
    QStringList baseDecides() const;

signals:
    void changed();

private:
    // What keeps a pack of the player's own from being played by itself.
    struct Trouble {
        QStringList needs;  // packs that it names or, if it names none, packs of which one makes it playable
        bool all = true;    // it needs all of these, not one of them
        QString cause;      // empty: with its needs it can be played
        bool fewCards = false;
    };
    void refresh();
    Trouble look(const QString& key) const;
    // The packs to switch on beside the mix, that this one can be played.
    QStringList lackedBy(const QString& key) const;
    QString noteOn(const QString& key) const;
    bool isHere(const QString& key) const;
    QString listed(const QStringList& keys, bool all) const;
    QString told(const PackError& error) const;

    PackShelf& m_shelf;
    CardTitles m_names;
    MistakeWords m_mistakeWords;
    QList<EditionTitle> m_titles;
    QStringList m_chosen;  // in the shelf's order
    QString m_base;
    QHash<QString, Trouble> m_troubles;
    bool m_looked = false;
};

}  // namespace kickdoor
