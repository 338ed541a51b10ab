#include "workshop/workbench.h"

#include <QThreadPool>
#include <algorithm>
#include <utility>

namespace kickdoor::workshop {
namespace {

constexpr int kSaveMillis = 800;
constexpr int kReadMillis = 120;

std::string titleOf(const DocumentCard& card) {
    const JsonValue* name = card.json.find("name");
    return name != nullptr && name->isString() ? name->text : card.id();
}

}  // namespace

class CardStep : public QUndoCommand {
public:
    CardStep(Workbench& bench, std::size_t index, JsonValue before, JsonValue after, const QString& what,
             QString part)
        : QUndoCommand(what),
          m_bench(bench),
          m_index(index),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_part(std::move(part)) {}

    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const CardStep*>(other);
        if (m_part.isEmpty() || next->m_part != m_part || next->m_index != m_index) return false;
        m_after = next->m_after;
        return true;
    }
    void undo() override { m_bench.applyCard(m_index, m_before); }
    void redo() override { m_bench.applyCard(m_index, m_after); }

private:
    Workbench& m_bench;
    std::size_t m_index;
    JsonValue m_before;
    JsonValue m_after;
    QString m_part;
};

class ListStep : public QUndoCommand {
public:
    ListStep(Workbench& bench, std::size_t index, DocumentCard card, bool inserts, const QString& what)
        : QUndoCommand(what), m_bench(bench), m_index(index), m_card(std::move(card)), m_inserts(inserts) {}

    void undo() override { run(!m_inserts); }
    void redo() override { run(m_inserts); }

private:
    void run(bool insert) {
        if (insert)
            m_bench.applyInsert(m_index, m_card);
        else
            m_bench.applyRemove(m_index);
    }

    Workbench& m_bench;
    std::size_t m_index;
    DocumentCard m_card;
    bool m_inserts;
};

class EditionStep : public QUndoCommand {
public:
    EditionStep(Workbench& bench, JsonValue before, JsonValue after, const QString& what, QString part)
        : QUndoCommand(what),
          m_bench(bench),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_part(std::move(part)) {}

    int id() const override { return 2; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const EditionStep*>(other);
        if (m_part.isEmpty() || next->m_part != m_part) return false;
        m_after = next->m_after;
        return true;
    }
    void undo() override { m_bench.applyEdition(m_before); }
    void redo() override { m_bench.applyEdition(m_after); }

private:
    Workbench& m_bench;
    JsonValue m_before;
    JsonValue m_after;
    QString m_part;
};

Workbench::Workbench(std::filesystem::path assets, std::filesystem::path own, QObject* parent)
    : QObject(parent), m_assets(std::move(assets)), m_own(std::move(own)) {
    m_saving.setSingleShot(true);
    m_saving.setInterval(kSaveMillis);
    connect(&m_saving, &QTimer::timeout, this, &Workbench::save);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kReadMillis);
    connect(&m_waiting, &QTimer::timeout, this, &Workbench::startReading);
}

Workbench::~Workbench() {
    save();
}

QString Workbench::open(const std::filesystem::path& folder, bool readOnly) {
    save();
    PackDocument document;
    if (const std::string fault = document.open(folder); !fault.empty()) return QString::fromStdString(fault);
    m_document = std::move(document);
    m_readOnly = readOnly;
    m_history.clear();
    m_reading = {};
    m_current = m_document.cards().empty() ? -1 : 0;
    startReading();
    emit opened();
    return {};
}

void Workbench::setCurrent(int card) {
    const int last = static_cast<int>(m_document.cards().size()) - 1;
    card = std::clamp(card, -1, last);
    if (card == m_current) return;
    m_current = card;
    emit currentChanged();
}

const JsonValue* Workbench::currentCard() const {
    if (m_current < 0 || m_current >= static_cast<int>(m_document.cards().size())) return nullptr;
    return &m_document.cards()[static_cast<std::size_t>(m_current)].json;
}

void Workbench::changeCard(JsonValue card, const QString& what, const QString& part) {
    const JsonValue* before = currentCard();
    if (m_readOnly || before == nullptr || writeJson(*before) == writeJson(card)) return;
    m_history.push(
        new CardStep(*this, static_cast<std::size_t>(m_current), *before, std::move(card), what, part));
}

void Workbench::changeEdition(JsonValue edition, const QString& what, const QString& part) {
    if (m_readOnly || writeJson(m_document.edition()) == writeJson(edition)) return;
    m_history.push(new EditionStep(*this, m_document.edition(), std::move(edition), what, part));
}

void Workbench::addCard(JsonValue card, const QString& what) {
    if (m_readOnly || !isOpen()) return;
    const JsonValue* kind = card.find("kind");
    const std::string file = m_document.fileFor(kind != nullptr ? kind->text : std::string());
    const auto index = static_cast<std::size_t>(m_current + 1);
    m_history.push(new ListStep(*this, index, {file, std::move(card), {}}, true, what));
}

void Workbench::removeCard(const QString& what) {
    if (m_readOnly || currentCard() == nullptr) return;
    const auto index = static_cast<std::size_t>(m_current);
    m_history.push(new ListStep(*this, index, m_document.cards()[index], false, what));
}

void Workbench::applyCard(std::size_t index, const JsonValue& card) {
    m_document.setCard(index, card);
    m_current = static_cast<int>(index);
    changed();
    emit cardsChanged();
}

void Workbench::applyInsert(std::size_t index, const DocumentCard& card) {
    m_document.insertCard(index, card);
    m_current = static_cast<int>(index);
    changed();
    emit cardsChanged();
    emit currentChanged();
}

void Workbench::applyRemove(std::size_t index) {
    m_document.removeCard(index);
    m_current = std::min(static_cast<int>(index), static_cast<int>(m_document.cards().size()) - 1);
    changed();
    emit cardsChanged();
    emit currentChanged();
}

void Workbench::applyEdition(const JsonValue& edition) {
    m_document.setEdition(edition);
    changed();
    emit editionChanged();
}

void Workbench::changed() {
    m_saving.start();
    m_waiting.start();
}

void Workbench::setLanguage(const QString& code) {
    if (code == m_language) return;
    m_language = code;
    if (isOpen()) startReading();
}

void Workbench::save() {
    m_saving.stop();
    if (m_readOnly || !isOpen()) return;
    if (const std::string fault = m_document.save(); !fault.empty())
        emit failed(QString::fromStdString(fault));
}

void Workbench::startReading() {
    m_readAgain = m_readingNow;
    if (m_readingNow) return;
    m_readingNow = true;
    ReadingPlan plan{m_assets, m_own, m_document.kickpack().pack, {}, {}, m_language};
    for (const DocumentCard& card : m_document.cards()) {
        plan.ids.push_back(card.id());
        plan.titles.push_back(titleOf(card));
    }
    QThreadPool::globalInstance()->start(
        [this, plan = std::move(plan), alive = std::weak_ptr<QObject>(m_alive)] {
            auto found = std::make_shared<Reading>(read(plan));
            const std::shared_ptr<QObject> context = alive.lock();
            if (!context) return;
            QMetaObject::invokeMethod(
                context.get(),
                [this, found] {
                    m_readingNow = false;
                    m_reading = std::move(*found);
                    emit readingChanged();
                    if (m_readAgain) startReading();
                },
                Qt::QueuedConnection);
        });
}

}  // namespace kickdoor::workshop
