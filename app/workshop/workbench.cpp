#include "workshop/workbench.h"

#include <QThreadPool>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "workshop/finding_words.h"
#include "workshop/steps.h"

namespace kickdoor::workshop {
namespace {

constexpr int kSaveMillis = 800;
constexpr int kReadMillis = 120;
constexpr std::size_t kKeptOfId = 44;  // before a number

// Until it is read.
ReadCard sketchOf(const DocumentCard& card) {
    ReadCard read;
    const JsonValue* name = card.json.find("name");
    read.face.title = QString::fromStdString(name != nullptr ? name->text : card.id());
    read.face.kind = QStringLiteral("other");
    return read;
}

}  // namespace

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
    if (const std::optional<PackError> error = document.tryOpen(folder)) return errorLine(*error, {});
    leave();
    m_document = std::move(document);
    m_readOnly = readOnly;
    resumeHistory();
    m_reading = {};
    m_current = m_document.cards().empty() ? -1 : 0;
    m_chosen.clear();
    if (m_current == 0) m_chosen.push_back(0);
    startReading();
    emit opened();
    return {};
}

void Workbench::leave() {
    const auto found = m_histories.find(m_document.folder());
    if (found != m_histories.end() && found->second.steps.count() > 0)
        found->second.left = m_document.files();
}

// Steps fit only the files that they have led to.
void Workbench::resumeHistory() {
    PackHistory& pack = m_histories[m_document.folder()];
    if (pack.steps.count() > 0 && pack.left != m_document.files()) pack.steps.clear();
    pack.left.clear();
    m_all.addStack(&pack.steps);
    m_all.setActiveStack(&pack.steps);
}

void Workbench::setCurrent(int card) {
    choose({card}, card);
}

void Workbench::choose(std::vector<int> cards, int current) {
    const int last = static_cast<int>(m_document.cards().size()) - 1;
    current = std::clamp(current, -1, last);
    cards.push_back(current);
    std::erase_if(cards, [&](int card) { return card < 0 || card > last; });
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    const bool others = cards != m_chosen;
    m_chosen = std::move(cards);
    const bool another = current != m_current;
    m_current = current;
    if (another) emit currentChanged();
    if (others) emit chosenChanged();
}

const JsonValue* Workbench::currentCard() const {
    if (m_current < 0 || m_current >= static_cast<int>(m_document.cards().size())) return nullptr;
    return &m_document.cards()[static_cast<std::size_t>(m_current)].json;
}

void Workbench::changeCard(JsonValue card, const QString& what, const QString& part) {
    if (currentCard() == nullptr) return;
    changeCards({{static_cast<std::size_t>(m_current), std::move(card)}}, what, part);
}

void Workbench::changeCards(std::vector<CardEdit> cards, const QString& what, const QString& part) {
    if (m_readOnly) return;
    std::vector<CardEdit> before;
    bool differs = false;
    for (const CardEdit& edit : cards) {
        before.push_back({edit.index, m_document.cards().at(edit.index).json});
        differs = differs || writeJson(before.back().card) != writeJson(edit.card);
    }
    if (differs) history().push(new EditStep(*this, std::move(before), std::move(cards), what, part));
}

void Workbench::changeEdition(JsonValue edition, const QString& what, const QString& part) {
    if (m_readOnly || writeJson(m_document.edition()) == writeJson(edition)) return;
    history().push(new EditionStep(*this, m_document.edition(), std::move(edition), what, part));
}

void Workbench::changeFile(const std::string& path, std::string text, const QString& what,
                           const QString& part) {
    if (m_readOnly || m_document.file(path) == text) return;
    history().push(new FileStep(*this, path, std::move(text), what, part));
}

std::string Workbench::freeId(const std::string& id) const {
    std::set<std::string> taken;
    for (const DocumentCard& card : m_document.cards()) taken.insert(card.id());
    std::string free = id;
    for (int number = 2; taken.contains(free); ++number)
        free = id.substr(0, kKeptOfId) + "-" + std::to_string(number);
    return free;
}

void Workbench::addCard(JsonValue card, const QString& what) {
    std::vector<JsonValue> cards;
    cards.push_back(std::move(card));
    addCards(std::move(cards), what);
}

void Workbench::addCards(std::vector<JsonValue> cards, const QString& what) {
    if (m_readOnly || !isOpen() || cards.empty()) return;
    std::vector<PlacedCard> placed;
    std::set<std::string> taken;
    for (const DocumentCard& card : m_document.cards()) taken.insert(card.id());
    auto index = static_cast<std::size_t>(m_current + 1);
    for (JsonValue& card : cards) {
        for (std::size_t i = 0; i < card.keys.size(); ++i) {
            if (card.keys[i] != "id") continue;
            const std::string id = card.items[i].text;
            for (int number = 2; !taken.insert(card.items[i].text).second; ++number)
                card.items[i].text = id.substr(0, kKeptOfId) + "-" + std::to_string(number);
        }
        const JsonValue* kind = card.find("kind");
        const std::string file = m_document.fileFor(kind != nullptr ? kind->text : std::string());
        placed.push_back({index++, {file, std::move(card), {}, {}}});
    }
    history().push(new ListStep(*this, std::move(placed), true, what));
}

void Workbench::removeCards(const QString& what) {
    if (m_readOnly || m_chosen.empty()) return;
    std::vector<PlacedCard> placed;
    for (const int card : m_chosen) {
        const auto index = static_cast<std::size_t>(card);
        placed.push_back({index, m_document.cards()[index]});
    }
    history().push(new ListStep(*this, std::move(placed), false, what));
}

void Workbench::moveCards(int to, const QString& what) {
    if (m_readOnly || m_chosen.empty()) return;
    const auto isChosen = [&](int card) {
        return std::binary_search(m_chosen.begin(), m_chosen.end(), card);
    };
    std::vector<std::size_t> order;
    const int count = static_cast<int>(m_document.cards().size());
    const auto take = [&](bool chosen, int from, int until) {
        for (int card = from; card < until; ++card)
            if (isChosen(card) == chosen) order.push_back(static_cast<std::size_t>(card));
    };
    to = std::clamp(to, 0, count);
    take(false, 0, to);
    take(true, 0, count);
    take(false, to, count);
    if (!std::is_sorted(order.begin(), order.end()))
        history().push(new OrderStep(*this, std::move(order), what));
}

void Workbench::applyEdits(const std::vector<CardEdit>& cards) {
    std::vector<int> edited;
    for (const CardEdit& edit : cards) {
        m_document.setCard(edit.index, edit.card);
        edited.push_back(static_cast<int>(edit.index));
    }
    const bool here = std::find(edited.begin(), edited.end(), m_current) != edited.end();
    if (edited.size() != 1 || !here || m_chosen.size() > 1) choose(edited, here ? m_current : edited.front());
    changed();
    emit cardsChanged();
    emit filesChanged();  // names in other languages follow a card's id
}

void Workbench::applyInsert(const std::vector<PlacedCard>& cards) {
    std::vector<int> come;
    for (const PlacedCard& placed : cards) {
        m_document.insertCard(placed.index, placed.card);
        come.push_back(static_cast<int>(placed.index));
        if (placed.index <= m_reading.cards.size())
            m_reading.cards.insert(m_reading.cards.begin() + static_cast<std::ptrdiff_t>(placed.index),
                                   sketchOf(placed.card));
    }
    changed();
    m_current = -1;
    choose(come, come.front());
    emit cardsChanged();
}

void Workbench::applyRemove(const std::vector<PlacedCard>& cards) {
    for (auto placed = cards.rbegin(); placed != cards.rend(); ++placed) {
        m_document.removeCard(placed->index);
        if (placed->index < m_reading.cards.size())
            m_reading.cards.erase(m_reading.cards.begin() + static_cast<std::ptrdiff_t>(placed->index));
    }
    changed();
    const int last = static_cast<int>(m_document.cards().size()) - 1;
    m_current = -2;  // another card, even in the same place
    setCurrent(std::min(static_cast<int>(cards.front().index), last));
    emit cardsChanged();
}

void Workbench::applyOrder(const std::vector<std::size_t>& order) {
    m_document.reorder(order);
    std::vector<ReadCard> read(order.size());
    std::vector<int> moved;
    int current = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] < m_reading.cards.size()) read[i] = std::move(m_reading.cards[order[i]]);
        const int before = static_cast<int>(order[i]);
        if (std::binary_search(m_chosen.begin(), m_chosen.end(), before))
            moved.push_back(static_cast<int>(i));
        if (before == m_current) current = static_cast<int>(i);
    }
    m_reading.cards = std::move(read);
    changed();
    m_current = -1;
    choose(moved, current);
    emit cardsChanged();
}

void Workbench::applyEdition(const JsonValue& edition) {
    m_document.setEdition(edition);
    changed();
    emit editionChanged();
}

void Workbench::applyFile(const std::string& path, const std::string& text) {
    m_document.setFile(path, text);
    changed();
    emit filesChanged();
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
    emit saved();
}

void Workbench::startReading() {
    m_readAgain = m_readingNow;
    if (m_readingNow) return;
    m_readingNow = true;
    ReadingPlan plan{m_assets, m_own, m_document, m_language, !m_readOnly, m_spoken};
    QThreadPool::globalInstance()->start(
        [this, plan = std::move(plan), alive = std::weak_ptr<QObject>(m_alive)] {
            const auto post = [&](Reading reading, bool whole) {
                auto found = std::make_shared<Reading>(std::move(reading));
                const std::shared_ptr<QObject> context = alive.lock();
                if (!context) return;
                QMetaObject::invokeMethod(
                    context.get(),
                    [this, found, whole, folder = plan.document.folder()] {
                        takeReading(std::move(*found), folder, whole);
                    },
                    Qt::QueuedConnection);
            };
            post(read(plan, [&](Reading faces) { post(std::move(faces), false); }), true);
        });
}

// What belongs to another pack, or to cards that have come or gone meanwhile, is read again anyway.
void Workbench::takeReading(Reading found, const std::filesystem::path& folder, bool whole) {
    if (whole) m_readingNow = false;
    if (folder == m_document.folder() && found.cards.size() == m_document.cards().size())
        showReading(std::move(found), whole);
    if (whole && m_readAgain) startReading();
}

void Workbench::showReading(Reading found, bool whole) {
    // A card with a mistake keeps the face that it had.
    if (found.cards.size() == m_reading.cards.size())
        for (std::size_t i = 0; i < found.cards.size(); ++i)
            if (!found.cards[i].valid && !m_reading.cards[i].face.defKey.isEmpty()) {
                const QString title = found.cards[i].face.title;
                found.cards[i] = m_reading.cards[i];
                found.cards[i].face.title = title;
                found.cards[i].valid = false;
            }
    if (!whole) found.findings = std::move(m_reading.findings);
    m_reading = std::move(found);
    emit readingChanged();
}

}  // namespace kickdoor::workshop
