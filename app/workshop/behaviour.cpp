#include "workshop/behaviour.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "base/json_build.h"
#include "workshop/field_words.h"
#include "workshop/flow_layout.h"
#include "workshop/json_edit.h"
#include "workshop/op_examples.h"
#include "workshop/wrapped_rows.h"

namespace kickdoor::workshop {
namespace {

// "lose Levels – Who: the victim, How much: 1": where no sentence can be made.
QString summary(const JsonValue& json) {
    if (json.isInt()) return QString::number(json.integer);
    QString op;
    QStringList words;
    for (std::size_t i = 0; i < json.keys.size(); ++i) {
        const JsonValue& value = json.items[i];
        const QString title = fieldTitle(json.keys[i]);
        if (json.keys[i] == "op")
            op = operationTitle(value.text);
        else if (value.isString())
            words << QStringLiteral("%1: %2").arg(title, wordTitle(value.text));
        else if (value.isInt())
            words << QStringLiteral("%1: %2").arg(title).arg(value.integer);
    }
    const QString rest = words.join(QStringLiteral(", "));
    if (op.isEmpty() || rest.isEmpty()) return op + rest;
    return op + QStringLiteral(" – ") + rest;
}

// "The fight ends: discard this card"
QString withTime(QString when, const QString& said) {
    if (!when.isEmpty()) when[0] = when[0].toUpper();
    return QStringLiteral("%1: %2").arg(when, said);
}

}  // namespace

Behaviour::Behaviour(Workbench& bench, QWidget* parent)
    : QWidget(parent),
      m_bench(bench),
      m_tree(new QTreeWidget),
      m_panel(new QScrollArea),
      m_add(new QToolButton),
      m_offers(new QMenu(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    wrapRows(*m_tree);
    m_tree->setAccessibleName(tr("What the card does"));
    m_panel->setWidgetResizable(true);
    m_panel->setFrameShape(QFrame::NoFrame);
    m_panel->setFocusPolicy(Qt::NoFocus);  // its fields have it
    column->addWidget(m_tree, 3);
    makeButtons();
    column->addWidget(m_panel, 2);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (m_filling) return;
        if (const Row* row = chosen()) m_place = row->place;
        showPanel();
    });
    connect(&bench, &Workbench::opened, this, &Behaviour::refresh);
    connect(&bench, &Workbench::currentChanged, this, &Behaviour::refresh);
    connect(&bench, &Workbench::cardsChanged, this, &Behaviour::refresh);
    connect(&bench, &Workbench::readingChanged, this, &Behaviour::retell);
}

void Behaviour::makeButtons() {
    auto* row = new FlowLayout;
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(m_add->text());
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_offers);
    m_add->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Plus));
    m_offers->setToolTipsVisible(true);
    connect(m_offers, &QMenu::aboutToShow, this, &Behaviour::fillMenu);
    row->addWidget(m_add);
    const auto add = [&](const QString& text, const QKeySequence& keys, auto work) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, work);
        m_tree->addAction(action);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        row->addWidget(button);
        return action;
    };
    m_changes << add(tr("Remove"), QKeySequence::Delete, [this] { remove(); });
    m_changes << add(tr("Up"), QKeySequence(Qt::ALT | Qt::Key_Up), [this] { move(-1); });
    m_changes << add(tr("Down"), QKeySequence(Qt::ALT | Qt::Key_Down), [this] { move(1); });
    add(tr("Copy"), QKeySequence::Copy, [this] { copy(); });
    m_changes << add(tr("Paste"), QKeySequence::Paste, [this] { paste(); });
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void Behaviour::allowChanges() {
    const bool may = m_bench.isOpen() && !m_bench.isReadOnly();
    const QString why = m_bench.isReadOnly() ? tr("This pack cannot be changed. Copy it first.") : QString();
    m_add->setEnabled(may);
    m_add->setToolTip(why);
    for (QAction* action : std::as_const(m_changes)) {
        action->setEnabled(may);
        action->setToolTip(may ? action->text() : why);
    }
}

void Behaviour::refresh() {
    allowChanges();
    m_filling = true;
    const QString place = m_place;
    m_tree->clear();
    m_rows.clear();
    const JsonValue* card = m_bench.currentCard();
    if (const auto kind = card != nullptr ? kindOf(*card) : std::nullopt)
        for (const NestedPart& part : behaviourOf(*kind))
            addHeading(m_tree->invisibleRootItem(), QLatin1Char('/') + part.name, part);
    m_tree->expandAll();
    m_filling = false;
    choose(place);
}

// The same rows in the words that were found meanwhile.
void Behaviour::retell() {
    if (m_bench.currentCard() == nullptr) return;
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        const Row& row = m_rows[(*it)->data(0, Qt::UserRole).toUInt()];
        if (!row.heading && partAt(*m_bench.currentCard(), row.place) != nullptr)
            (*it)->setText(0, sentence(row.place, row.part));
    }
}

QTreeWidgetItem* Behaviour::addRow(QTreeWidgetItem* parent, const QString& text, const Row& row) {
    auto* item = new QTreeWidgetItem(parent, {text});
    item->setData(0, Qt::UserRole, static_cast<int>(m_rows.size()));
    item->setToolTip(0, row.part.doc);
    m_rows.push_back(row);
    return item;
}

// The parts of a card are always there, so that something can be added to them.
void Behaviour::addHeading(QTreeWidgetItem* parent, const QString& place, const NestedPart& part) {
    QTreeWidgetItem* item = addRow(parent, part.title, {place, part, true});
    QFont font = item->font(0);
    font.setBold(true);
    item->setFont(0, font);
    const JsonValue* value = partAt(*m_bench.currentCard(), place);
    if (value == nullptr) return;
    if (!part.list) return addValue(item, place, part);
    NestedPart one = part;
    one.list = false;
    for (std::size_t i = 0; i < value->items.size(); ++i)
        addValue(item, place + QStringLiteral("/%1").arg(i), one);
}

void Behaviour::addValue(QTreeWidgetItem* parent, const QString& place, const NestedPart& part) {
    const JsonValue* value = partAt(*m_bench.currentCard(), place);
    QTreeWidgetItem* item = addRow(parent, sentence(place, part), {place, part, false});
    const OpSpec* op = part.category == OpCategory::None ? nullptr : opOf(*value, part.category, part.only);
    if (op != nullptr) item->setToolTip(0, withExample(helpText(op->doc), op->word, m_bench));
    for (const NestedPart& inner : op != nullptr ? nestedParts(*op) : nestedParts(part.record)) {
        const QString at = place + QLatin1Char('/') + inner.name;
        const JsonValue* found = partAt(*value, QLatin1Char('/') + inner.name);
        if (found != nullptr && !found->isInt()) addHeading(item, at, inner);
    }
}

QString Behaviour::sentence(const QString& place, const NestedPart& part) const {
    const Reading& reading = m_bench.reading();
    const auto index = static_cast<std::size_t>(m_bench.current());
    const JsonValue& value = *partAt(*m_bench.currentCard(), place);
    if (index < reading.cards.size() && reading.cards[index].sentences.contains(place)) {
        const QString& said = reading.cards[index].sentences[place];
        const JsonValue* on = part.record.data() == triggerFields().data() ? value.find("on") : nullptr;
        return on == nullptr ? said : withTime(wordTitle(on->text), said);
    }
    const QString text = summary(value);
    return text.isEmpty() ? part.title : text;
}

const Behaviour::Row* Behaviour::chosen() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    return item == nullptr ? nullptr : &m_rows[item->data(0, Qt::UserRole).toUInt()];
}

void Behaviour::choose(const QString& place) {
    QTreeWidgetItem* best = m_tree->topLevelItem(0);
    qsizetype length = -1;
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        const Row& row = m_rows[(*it)->data(0, Qt::UserRole).toUInt()];
        const bool above = place == row.place || place.startsWith(row.place + QLatin1Char('/'));
        if (!above || row.place.size() < length) continue;
        best = *it;
        length = row.place.size();
    }
    m_tree->setCurrentItem(best);
    m_place = place;
    showPanel();
}

// What can be added here: a further entry of a list, or a part that is missing.
void Behaviour::fillMenu() {
    m_offers->clear();
    const Row* row = chosen();
    if (row == nullptr || m_bench.isReadOnly()) return;
    if (row->heading) return offer(*m_offers, row->place, row->part);
    const JsonValue* value = partAt(*m_bench.currentCard(), row->place);
    if (value == nullptr) return;
    const OpSpec* op = opOf(*value, row->part.category, row->part.only);
    for (const NestedPart& inner : op != nullptr ? nestedParts(*op) : nestedParts(row->part.record)) {
        if (!inner.list && value->find(inner.name.toStdString()) != nullptr &&
            inner.category != OpCategory::Amount)
            continue;
        QMenu* menu = m_offers->addMenu(inner.title);
        menu->setToolTipsVisible(true);
        offer(*menu, row->place + QLatin1Char('/') + inner.name, inner);
    }
}

void Behaviour::offer(QMenu& menu, const QString& place, const NestedPart& part) {
    const auto add = [&](const QString& text, const QString& doc, JsonValue value, bool settled = false) {
        if (!settled) settle(value, strikes(place));
        QAction* action = menu.addAction(text);
        action->setToolTip(doc);
        connect(action, &QAction::triggered, this, [this, place, part, text, made = std::move(value)] {
            JsonValue card = *m_bench.currentCard();
            if (part.list)
                append(card, place, made);
            else
                setPart(card, place, made);
            const JsonValue* list = partAt(card, place);
            const QString at = part.list ? place + QStringLiteral("/%1").arg(list->items.size() - 1) : place;
            change(std::move(card), tr("Addition of %1").arg(text), at);
        });
    };
    if (part.only != Op::Nothing)
        return add(part.title, withExample(part.doc, specOf(part.only).word, m_bench),
                   newOp(specOf(part.only)));
    const QString& title = part.title;
    if (const auto kind = kindOf(*m_bench.currentCard());
        kind && part.record.data() == triggerFields().data())
        return add(title, part.doc, newTrigger(*kind), true);
    if (part.category == OpCategory::None) return add(title, part.doc, newRecord(part.record));
    for (const OpSpec& op : vocabulary())
        if (op.category == part.category && !op.word.empty())
            add(operationTitle(op.word), withExample(helpText(op.doc), op.word, m_bench), newOp(op));
}

bool Behaviour::strikes(const QString& place) const {
    const JsonValue* card = m_bench.currentCard();
    const JsonValue* kind = card != nullptr ? card->find("kind") : nullptr;
    return place.startsWith(QLatin1String("/badStuff")) ||
           (kind != nullptr && kind->text == "curse" && place.startsWith(QLatin1String("/effects")));
}

void Behaviour::change(JsonValue card, const QString& what, const QString& place, const QString& together) {
    m_place = place;
    m_bench.changeCard(std::move(card), what, together);
}

void Behaviour::remove() {
    const Row* row = chosen();
    if (row == nullptr || partAt(*m_bench.currentCard(), row->place) == nullptr) return;
    JsonValue card = *m_bench.currentCard();
    const QString place = row->place;
    setPart(card, place, std::nullopt);
    // A list without entries is left out.
    const QString parent = place.section(QLatin1Char('/'), 0, -2);
    const JsonValue* list = parent.isEmpty() ? nullptr : partAt(card, parent);
    if (list != nullptr && list->isArray() && list->items.empty()) setPart(card, parent, std::nullopt);
    change(std::move(card), tr("Removal"), parent.isEmpty() ? place : parent);
}

void Behaviour::move(int by) {
    const Row* row = chosen();
    if (row == nullptr) return;
    JsonValue card = *m_bench.currentCard();
    if (!movePart(card, row->place, by)) return;
    const int index = row->place.section(QLatin1Char('/'), -1).toInt();
    const QString place = row->place.section(QLatin1Char('/'), 0, -2) + QStringLiteral("/%1").arg(index + by);
    change(std::move(card), tr("Move"), place);
}

void Behaviour::copy() const {
    const Row* row = chosen();
    const JsonValue* value = row != nullptr ? partAt(*m_bench.currentCard(), row->place) : nullptr;
    if (value != nullptr) QApplication::clipboard()->setText(QString::fromStdString(prettyJson(*value)));
}

// Onto a heading: what fits there is added; whether it makes sense, the linter says.
void Behaviour::paste() {
    const Row* row = chosen();
    const JsonParse parsed = parseJson(QApplication::clipboard()->text().toStdString());
    if (row == nullptr || !row->heading || !parsed.ok() || m_bench.isReadOnly()) return;
    JsonValue card = *m_bench.currentCard();
    const QString place = row->place;
    if (!row->part.list) {
        setPart(card, place, parsed.value);
    } else if (parsed.value.isArray()) {
        for (const JsonValue& item : parsed.value.items) append(card, place, item);
    } else {
        append(card, place, parsed.value);
    }
    change(std::move(card), tr("Paste"), place);
}

}  // namespace kickdoor::workshop
