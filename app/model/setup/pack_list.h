// The packs on the shelf, and which of them are played with: the mix, and its base (R12.1).
#pragma once

#include <QtQml/qqmlregistration.h>
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
    Q_PROPERTY(QStringList baseDecides READ baseDecides NOTIFY changed)  // a sentence a rule

public:
    explicit PackList(PackShelf& shelf, QObject* parent = nullptr);

    // Editions go by their names in this language.
    void setNames(const CardTitles& names);
    // Looks at the shelf once more, and into every pack: what is wrong with one shows in its row.
    Q_INVOKABLE void look();
    bool looked() const { return m_looked; }
    // In or out of the mix; the last one stays in.
    Q_INVOKABLE void toggle(const QString& key);

    QStringList mix() const;
    // Keys that no pack on the shelf has are kept, and told of: the mix was chosen when they were there.
    void choose(const QStringList& baseFirst);
    QString base() const { return m_base; }
    void setBase(const QString& key);
    QString baseName() const { return nameOf(m_base); }
    Q_INVOKABLE QString nameOf(const QString& key) const;
    QStringList names() const;  // of the mix, base first
    const QList<EditionTitle>& titles() const { return m_titles; }

    // Reads the packs of the mix; null when one of them is missing or not in order: problem() says why.
    const LoadedPacks* packs() const;
    QString problem() const;
    QStringList baseDecides() const;

signals:
    void changed();

private:
    void refresh();
    QString troubleWith(const QString& key) const;

    PackShelf& m_shelf;
    CardTitles m_names;
    QList<EditionTitle> m_titles;
    QStringList m_chosen;  // in the shelf's order
    QString m_base;
    bool m_looked = false;
};

}  // namespace kickdoor
