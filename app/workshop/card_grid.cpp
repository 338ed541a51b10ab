#include "workshop/card_grid.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QQuickItem>
#include <QQuickWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "workshop/clipping.h"
#include "workshop/face_list.h"
#include "workshop/quick_view.h"

namespace kickdoor::workshop {

CardGrid::CardGrid(Workbench& bench, QWidget* parent)
    : QWidget(parent),
      m_bench(bench),
      m_search(new QLineEdit),
      m_count(new QLabel),
      m_view(quickView(QStringLiteral("WorkshopGrid.qml"))),
      m_faces(new FaceList(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_search->setPlaceholderText(tr("Search the cards"));
    m_search->setAccessibleName(tr("Search the cards"));
    m_search->setClearButtonEnabled(true);
    m_view->setAccessibleName(tr("Cards"));
    m_view->installEventFilter(this);
    column->addWidget(m_search);
    column->addWidget(m_view, 1);
    column->addWidget(m_count);
    connect(m_search, &QLineEdit::textChanged, this, &CardGrid::refresh);
    // From the search to what was found.
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_cards.empty()) return;
        m_bench.setCurrent(m_cards.front());
        m_view->setFocus();
    });
    connect(m_view, &QQuickWidget::statusChanged, this, &CardGrid::connectView);
    connect(&bench, &Workbench::opened, this, [this] {
        m_anchor = -1;
        m_search->clear();
        refresh();
    });
    connect(&bench, &Workbench::cardsChanged, this, &CardGrid::refresh);
    connect(&bench, &Workbench::readingChanged, this, &CardGrid::refresh);
    connect(&bench, &Workbench::currentChanged, this, &CardGrid::showChosen);
    connect(&bench, &Workbench::chosenChanged, this, &CardGrid::showChosen);
    connectView();
}

// A view of Qt Quick keeps Tab to itself; here it leads on.
bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_view || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Tab && key != Qt::Key_Backtab) return false;
    focusNextPrevChild(key == Qt::Key_Tab);
    return true;
}

void CardGrid::connectView() {
    QQuickItem* root = m_view->rootObject();
    if (root == nullptr) return;
    root->setProperty("listName", tr("Cards"));
    root->setProperty("cards", QVariant::fromValue<QObject*>(m_faces));
    // By name, because the signals are declared in WorkshopGrid.qml.
    connect(root, SIGNAL(picked(int, int)), this, SLOT(pick(int, int)), Qt::UniqueConnection);
    connect(root, SIGNAL(dropped(int)), this, SLOT(drop(int)), Qt::UniqueConnection);
    connect(root, SIGNAL(copyAsked()), this, SLOT(copyAsked()), Qt::UniqueConnection);
    connect(root, SIGNAL(pasteAsked()), this, SLOT(pasteAsked()), Qt::UniqueConnection);
    connect(root, SIGNAL(allAsked()), this, SLOT(allAsked()), Qt::UniqueConnection);
    connect(root, SIGNAL(removalAsked()), this, SLOT(removalAsked()), Qt::UniqueConnection);
    refresh();
}

void CardGrid::search() {
    m_search->setFocus();
    m_search->selectAll();
}

// Every word must be found in what the card shows or in what its author wrote.
bool CardGrid::matches(std::size_t card, const QStringList& words) const {
    if (words.isEmpty()) return true;
    const DocumentCard& written = m_bench.document().cards()[card];
    QString text = QString::fromStdString(written.text.empty() ? writeJson(written.json) : written.text) +
                   QLatin1Char(' ');
    if (card < m_bench.reading().cards.size()) {
        const CardFace& face = m_bench.reading().cards[card].face;
        text += face.title + QLatin1Char(' ') + face.rulesText + QLatin1Char(' ') + face.footerLeft;
    }
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

// Faces that are not read again yet are those of before, or sketches.
void CardGrid::refresh() {
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const std::size_t count = m_bench.document().cards().size();
    const std::vector<ReadCard>& read = m_bench.reading().cards;
    const bool waits = read.empty() && count > 0;
    std::vector<CardFace> faces;
    m_cards.clear();
    for (std::size_t card = 0; card < count; ++card) {
        if (!matches(card, words)) continue;
        m_cards.push_back(static_cast<int>(card));
        faces.push_back(card < read.size() ? read[card].face : CardFace());
    }
    m_count->setText(
        words.isEmpty()
            ? tr("%n card(s)", "", static_cast<int>(count))
            : tr("%1 of %n card(s)", "", static_cast<int>(count)).arg(static_cast<int>(m_cards.size())));
    if (QQuickItem* root = m_view->rootObject()) {
        root->setProperty("waiting", waits ? tr("Reading the cards …") : QString());
        root->setProperty("filling", true);
    }
    m_faces->setFaces(std::move(faces));
    showChosen();
    if (m_view->rootObject() != nullptr) QMetaObject::invokeMethod(m_view->rootObject(), "filled");
}

void CardGrid::showChosen() {
    std::set<int> rows;
    int current = -1;
    const std::vector<int>& chosen = m_bench.chosen();
    for (std::size_t row = 0; row < m_cards.size(); ++row) {
        if (std::binary_search(chosen.begin(), chosen.end(), m_cards[row]))
            rows.insert(static_cast<int>(row));
        if (m_cards[row] == m_bench.current()) current = static_cast<int>(row);
    }
    m_faces->setChosen(std::move(rows));
    if (QQuickItem* root = m_view->rootObject()) root->setProperty("current", current);
}

void CardGrid::pick(int row, int modifiers) {
    if (row < 0 || row >= static_cast<int>(m_cards.size())) return;
    const int card = m_cards[static_cast<std::size_t>(row)];
    std::vector<int> chosen = m_bench.chosen();
    if ((modifiers & Qt::ShiftModifier) != 0) {
        const auto from =
            std::find(m_cards.begin(), m_cards.end(), m_anchor < 0 ? m_bench.current() : m_anchor);
        if (m_anchor < 0) m_anchor = m_bench.current();
        const auto first = from == m_cards.end() ? row : static_cast<int>(from - m_cards.begin());
        chosen.assign(m_cards.begin() + std::min(first, row), m_cards.begin() + std::max(first, row) + 1);
        return m_bench.choose(std::move(chosen), card);
    }
    m_anchor = card;
    if ((modifiers & Qt::ControlModifier) == 0) return m_bench.setCurrent(card);
    const auto found = std::find(chosen.begin(), chosen.end(), card);
    if (found == chosen.end()) {
        chosen.push_back(card);
        return m_bench.choose(std::move(chosen), card);
    }
    if (chosen.size() == 1) return;
    chosen.erase(found);
    m_bench.choose(chosen, card == m_bench.current() ? chosen.front() : m_bench.current());
}

void CardGrid::drop(int row) {
    const bool last = row >= static_cast<int>(m_cards.size());
    const int to = last ? static_cast<int>(m_bench.document().cards().size())
                        : m_cards[static_cast<std::size_t>(std::max(row, 0))];
    m_bench.moveCards(to, tr("Move of %n card(s)", "", static_cast<int>(m_bench.chosen().size())));
}

void CardGrid::chooseAll() {
    if (!m_cards.empty()) m_bench.choose(m_cards, m_bench.current());
}

void CardGrid::removalAsked() {
    m_bench.removeCards(tr("Deletion of %n card(s)", "", static_cast<int>(m_bench.chosen().size())));
}

void CardGrid::copy() {
    if (m_bench.chosen().empty()) return;
    QGuiApplication::clipboard()->setText(clippingOf(m_bench));
    emit told(tr("%n card(s) copied.", "", static_cast<int>(m_bench.chosen().size())));
}

void CardGrid::paste() {
    if (!m_bench.isOpen() || m_bench.isReadOnly())
        return emit told(tr("A shipped pack cannot be changed. Copy it to begin with its cards."));
    const int pasted = pasteInto(m_bench, QGuiApplication::clipboard()->text());
    emit told(pasted > 0 ? tr("%n card(s) pasted.", "", pasted) : tr("There are no cards on the clipboard."));
}

}  // namespace kickdoor::workshop
