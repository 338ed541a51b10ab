// The pack on the workbench: its document, the history of changes, and what is read from it after each.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <filesystem>
#include <memory>

#include "pack/pack_document.h"
#include "workshop/reading.h"

namespace kickdoor::workshop {

class Workbench : public QObject {
    Q_OBJECT

public:
    Workbench(std::filesystem::path assets, std::filesystem::path own, QObject* parent = nullptr);
    ~Workbench() override;

    // Saves what was open. readOnly: changes are refused. Returns an error in one line; empty on success.
    QString open(const std::filesystem::path& folder, bool readOnly);
    bool isOpen() const { return !m_document.folder().empty(); }
    bool isReadOnly() const { return m_readOnly; }
    const PackDocument& document() const { return m_document; }
    QUndoStack& history() { return m_history; }
    const Reading& reading() const { return m_reading; }
    const std::filesystem::path& assets() const { return m_assets; }
    const std::filesystem::path& own() const { return m_own; }

    int current() const { return m_current; }
    void setCurrent(int card);
    const JsonValue* currentCard() const;
    // Changes with the same `part` one after the other are one step of the history.
    void changeCard(JsonValue card, const QString& what, const QString& part = {});
    void changeEdition(JsonValue edition, const QString& what, const QString& part = {});
    void addCard(JsonValue card, const QString& what);
    void removeCard(const QString& what);
    void setLanguage(const QString& code);
    const QString& language() const { return m_language; }
    void save();

signals:
    void opened();
    void currentChanged();
    void cardsChanged();  // a card was changed, or came or went
    void editionChanged();
    void readingChanged();
    void failed(const QString& cause);

private:
    friend class CardStep;
    friend class ListStep;
    friend class EditionStep;
    void applyCard(std::size_t index, const JsonValue& card);
    void applyInsert(std::size_t index, const DocumentCard& card);
    void applyRemove(std::size_t index);
    void applyEdition(const JsonValue& edition);
    void changed();
    void startReading();

    std::filesystem::path m_assets;
    std::filesystem::path m_own;
    PackDocument m_document;
    QUndoStack m_history;
    Reading m_reading;
    QString m_language = QStringLiteral("en");
    int m_current = -1;
    bool m_readOnly = false;
    bool m_readingNow = false;
    bool m_readAgain = false;
    QTimer m_saving;
    QTimer m_waiting;
    // Destroyed with the workbench: results that arrive later are dropped.
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

}  // namespace kickdoor::workshop
