// Opens the card workshop, one window of it, and tells the game of new packs.
#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>

#include "import/pack_import.h"
#include "workshop/workshop_window.h"

namespace kickdoor {

class WorkshopOpener : public QObject {
    Q_OBJECT

public:
    // languages: {code, name}.
    WorkshopOpener(PackPlaces places, QVariantList languages);
    ~WorkshopOpener() override;

    void setLanguage(const QString& code) { m_language = code; }

public slots:
    void open();
    void importPack(const QString& file);

signals:
    void opening();
    void packsChanged();
    // As WorkshopWindow::playAsked.
    void playAsked(const QString& save, const QString& setUp);

private:
    PackPlaces m_places;
    QVariantList m_languages;
    QString m_language = QStringLiteral("en");
    QString m_shown;  // the window's
    QPointer<workshop::WorkshopWindow> m_window;
};

}  // namespace kickdoor
