// The pack on the workbench: its document, the history of changes, and what is read from it after each.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>
#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "pack/pack_document.h"
#include "workshop/reading.h"

namespace kickdoor::workshop {

struct CardEdit {
    std::size_t index = 0;
    JsonValue card;
};

struct PlacedCard {
    std::size_t index = 0;
    DocumentCard card;
};

class Workbench : public QObject {
    Q_OBJECT

public:
    Workbench(std::filesystem::path assets, std::filesystem::path own, QObject* parent = nullptr);
    ~Workbench() override;

    // Saves what was open. The pack's history goes on if its files are as the workshop left them. readOnly:
    // changes are refused. Returns an error as a sentence; empty on success.
    QString open(const std::filesystem::path& folder, bool readOnly);
    bool isOpen() const { return !m_document.folder().empty(); }
    bool isReadOnly() const { return m_readOnly; }
    const PackDocument& document() const { return m_document; }
    // Of the open pack, and of all that were open.
    QUndoStack& history() { return m_histories[m_document.folder()].steps; }
    QUndoGroup& histories() { return m_all; }
    const Reading& reading() const { return m_reading; }
    // Whether another reading is under way: until it is there, findings may be about what has changed.
    bool isReading() const { return m_readingNow || m_readAgain || m_waiting.isActive(); }
    const std::filesystem::path& assets() const { return m_assets; }
    const std::filesystem::path& own() const { return m_own; }

    int current() const { return m_current; }
    // Chooses this card alone.
    void setCurrent(int card);
    // The chosen cards in order; the current one is among them.
    const std::vector<int>& chosen() const { return m_chosen; }
    void choose(std::vector<int> cards, int current);
    const JsonValue* currentCard() const;
    // Changes with the same `part` one after the other are one step of the history.
    void changeCard(JsonValue card, const QString& what, const QString& part = {});
    void changeCards(std::vector<CardEdit> cards, const QString& what, const QString& part = {});
    void changeEdition(JsonValue edition, const QString& what, const QString& part = {});
    // A file beside the cards, such as strings/de.json; empty text: there is none.
    void changeFile(const std::string& path, std::string text, const QString& what, const QString& part = {});
    void addCard(JsonValue card, const QString& what);
    // Behind the current card. Ids that are taken get a number.
    void addCards(std::vector<JsonValue> cards, const QString& what);
    // The chosen ones.
    void removeCards(const QString& what);
    // The chosen ones, in front of the card that stands there now.
    void moveCards(int to, const QString& what);
    // The id, or with a number if another card has it.
    std::string freeId(const std::string& id) const;
    // The language of the cards.
    void setLanguage(const QString& code);
    // The workshop's own, in which behaviour is told.
    void speak(const QString& code) { m_spoken = code; }
    const QString& spoken() const { return m_spoken; }
    const QString& language() const { return m_language; }
    void save();

signals:
    void opened();
    void currentChanged();
    void chosenChanged();
    void cardsChanged();  // a card was changed, or came or went
    void editionChanged();
    void filesChanged();
    void readingChanged();
    void failed(const QString& cause);
    void saved();

private:
    friend class EditStep;
    friend class ListStep;
    friend class OrderStep;
    friend class EditionStep;
    friend class FileStep;
    void applyEdits(const std::vector<CardEdit>& cards);
    void applyInsert(const std::vector<PlacedCard>& cards);
    void applyRemove(const std::vector<PlacedCard>& cards);
    void applyOrder(const std::vector<std::size_t>& order);
    void applyEdition(const JsonValue& edition);
    void applyFile(const std::string& path, const std::string& text);
    void leave();
    void resumeHistory();
    void changed();
    void startReading();
    void takeReading(Reading found, const std::filesystem::path& folder, bool whole);
    void showReading(Reading found, bool whole);

    std::filesystem::path m_assets;
    std::filesystem::path m_own;
    PackDocument m_document;
    struct PackHistory {
        QUndoStack steps;
        std::vector<ArchiveFile> left;  // the pack's files when another was opened
    };
    std::map<std::filesystem::path, PackHistory> m_histories;  // by the pack's folder
    QUndoGroup m_all;
    Reading m_reading;
    QString m_language = QStringLiteral("en");
    QString m_spoken;
    int m_current = -1;
    std::vector<int> m_chosen;
    bool m_readOnly = false;
    bool m_readingNow = false;
    bool m_readAgain = false;
    QTimer m_saving;
    QTimer m_waiting;
    // Destroyed with the workbench: results that arrive later are dropped.
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

}  // namespace kickdoor::workshop
