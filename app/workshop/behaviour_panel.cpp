// The words of the chosen row.
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <utility>

#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/ability_names.h"
#include "workshop/behaviour.h"
#include "workshop/field_words.h"
#include "workshop/form_page.h"
#include "workshop/json_edit.h"
#include "workshop/known_words.h"
#include "workshop/op_examples.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

constexpr int kLongestAbility = 40;

}  // namespace

void Behaviour::showPanel() {
    const Row* row = chosen();
    const JsonValue* card = m_bench.currentCard();
    const JsonValue* value = row != nullptr && card != nullptr ? partAt(*card, row->place) : nullptr;
    std::string wanted =
        row == nullptr ? std::string() : row->place.toStdString() + (row->heading ? "#" : "=");
    if (value != nullptr) wanted += writeJson(*value);
    if (wanted == m_paneled && m_panel->widget() != nullptr) return;
    m_paneled = std::move(wanted);
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    if (row != nullptr && row->heading) {
        auto* help = new QLabel(row->part.doc);
        help->setWordWrap(true);
        form->addRow(help);
    } else if (value != nullptr) {
        const OpSpec* op = row->part.category == OpCategory::None
                               ? nullptr
                               : opOf(*value, row->part.category, row->part.only);
        if (row->part.category != OpCategory::None && row->part.only == Op::Nothing) addOpChoice(*form, *row);
        for (const SimplePart& part : op != nullptr ? simpleParts(*op) : simpleParts(row->part.record))
            addPart(*form, row->place, part);
        // Constant amounts are numbers in the place of an operation.
        for (const NestedPart& inner : op != nullptr ? nestedParts(*op) : nestedParts(row->part.record)) {
            const JsonValue* amount = partAt(*value, QLatin1Char('/') + inner.name);
            if (inner.category != OpCategory::Amount || inner.list || (amount != nullptr && !amount->isInt()))
                continue;
            addPart(*form, row->place,
                    {inner.name,
                     inner.title,
                     inner.doc,
                     SimplePart::Kind::Number,
                     amount != nullptr,
                     kConstantRange.least,
                     kConstantRange.most,
                     {}});
        }
    }
    page->setEnabled(!m_bench.isReadOnly());
    changePage(*m_panel, page);
}

void Behaviour::addOpChoice(QFormLayout& form, const Row& row) {
    const JsonValue* value = partAt(*m_bench.currentCard(), row.place);
    auto* box = new QComboBox;
    for (const OpSpec& op : vocabulary())
        if (op.category == row.part.category && !op.word.empty()) {
            box->addItem(operationTitle(op.word), qt(op.word));
            box->setItemData(box->count() - 1, withExample(helpText(op.doc), op.word, m_bench),
                             Qt::ToolTipRole);
        }
    const JsonValue* word = value->find("op");
    box->setCurrentIndex(word != nullptr ? box->findData(QString::fromStdString(word->text)) : -1);
    box->setAccessibleName(tr("Operation"));
    const QString place = row.place;
    const OpCategory category = row.part.category;
    connect(box, &QComboBox::activated, this, [this, box, place, category] {
        const OpSpec* op = findOp(category, box->currentData().toString().toStdString());
        if (op == nullptr) return;
        // What both operations have is kept.
        JsonValue made = newOp(*op);
        settle(made, strikes(place));
        const JsonValue before = *partAt(*m_bench.currentCard(), place);
        for (std::size_t i = 0; i < op->paramCount; ++i)
            if (const JsonValue* kept = before.find(op->params.at(i).name))
                setPart(made, QLatin1Char('/') + qt(op->params.at(i).name), *kept);
        JsonValue card = *m_bench.currentCard();
        setPart(card, place, std::move(made));
        change(std::move(card), tr("Change “%1”").arg(box->currentText()), place);
    });
    form.addRow(tr("Operation"), box);
    if (const OpSpec* op = opOf(*value, row.part.category, row.part.only)) {
        auto* help = new QLabel(withExample(helpText(op->doc), op->word, m_bench));
        help->setWordWrap(true);
        form.addRow(help);
    }
}

void Behaviour::addPart(QFormLayout& form, const QString& place, const SimplePart& part) {
    const QString at = place + QLatin1Char('/') + part.name;
    const JsonValue* value = partAt(*m_bench.currentCard(), at);
    QWidget* editor = nullptr;
    switch (part.kind) {
        case SimplePart::Kind::Word: {
            auto* box = new QComboBox;
            if (!part.required) box->addItem(QStringLiteral("–"));
            for (const std::string_view word : part.words) box->addItem(wordTitle(word), qt(word));
            box->setCurrentIndex(value != nullptr ? box->findData(QString::fromStdString(value->text)) : 0);
            connect(box, &QComboBox::activated, this, [this, box, at, part] {
                const QString word = box->currentData().toString();
                set(at, part, word.isEmpty() ? std::nullopt : std::optional(jsonText(word.toStdString())));
            });
            editor = box;
            break;
        }
        case SimplePart::Kind::Number: {
            auto* box = new QSpinBox;
            leaveUndoToWindow(*box);
            const int none = part.least - 1;
            box->setRange(part.required ? part.least : none, part.most);
            if (!part.required) box->setSpecialValueText(QStringLiteral("–"));
            box->setValue(value != nullptr ? static_cast<int>(value->integer) : box->minimum());
            box->setKeyboardTracking(false);
            connect(box, &QSpinBox::valueChanged, this, [this, at, part, none](int number) {
                set(at, part, number == none ? std::nullopt : std::optional(jsonInt(number)));
            });
            editor = box;
            break;
        }
        case SimplePart::Kind::Flag: {
            auto* box = new QCheckBox;
            box->setChecked(value != nullptr && value->boolean);
            connect(box, &QCheckBox::toggled, this, [this, at, part](bool on) {
                set(at, part, on ? std::optional(jsonBool(true)) : std::nullopt);
            });
            editor = box;
            break;
        }
        case SimplePart::Kind::Words:
        case SimplePart::Kind::Text: {
            QStringList words;
            if (value != nullptr && value->isString()) words << QString::fromStdString(value->text);
            for (std::size_t i = 0; value != nullptr && i < value->items.size(); ++i)
                words << QString::fromStdString(value->items[i].text);
            if (part.name == QLatin1String("id"))
                editor = abilityEditor(place, words.value(0));
            else
                editor = part.kind == SimplePart::Kind::Words ? wordsEditor(at, part, words)
                                                              : nameEditor(at, part, words.value(0));
            break;
        }
    }
    const bool named = part.name == QLatin1String("id");
    const QString title = named ? fieldTitle("name") : part.title;
    editor->setAccessibleName(title);
    const QString help =
        named ? tr("As the card shows it. Other languages have theirs under “Languages”.") : part.doc;
    editor->setAccessibleDescription(help);
    editor->setToolTip(help);
    auto* label = new QLabel(title);
    label->setBuddy(editor);
    label->setToolTip(help);
    form.addRow(label, editor);
}

// An ability's name, which makes its key.
QWidget* Behaviour::abilityEditor(const QString& place, const QString& key) {
    auto* line = new QLineEdit(abilityTitle(m_bench.document(), key.toStdString()));
    line->setMaxLength(kLongestAbility);
    undoTypingFirst(*line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, place] {
        line->setModified(false);
        renameAbility(m_bench, place, line->text().trimmed());
    });
    return line;
}

// A key: what is known is offered, anything else can be typed.
QWidget* Behaviour::nameEditor(const QString& at, const SimplePart& part, const QString& now) {
    const auto take = [this, at, part](const QString& text) {
        set(at, part, text.isEmpty() ? std::nullopt : std::optional(jsonText(text.toStdString())));
    };
    if (part.named == Named::Nothing) {
        auto* line = new QLineEdit(now);
        undoTypingFirst(*line);
        connect(line, &QLineEdit::editingFinished, this, [line, take] {
            line->setModified(false);
            take(line->text());
        });
        return line;
    }
    auto* box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const KnownWord& word : knownWords(m_bench, part.named)) {
        box->addItem(word.key);
        box->setItemData(box->count() - 1, word.title, Qt::ToolTipRole);
    }
    box->setEditText(now);
    undoTypingFirst(*box->lineEdit());
    connect(box, &QComboBox::activated, this, [box, take] { take(box->currentText()); });
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, [box, take] {
        box->lineEdit()->setModified(false);
        take(box->currentText());
    });
    return box;
}

// Several words of a set: a box for each.
QWidget* Behaviour::wordsEditor(const QString& at, const SimplePart& part, const QStringList& now) {
    auto* button = new QToolButton;
    auto* menu = new QMenu(button);
    QStringList titles;
    for (const std::string_view word : part.words) {
        const bool chosen = now.contains(qt(word));
        if (chosen) titles << wordTitle(word);
        QAction* action = menu->addAction(wordTitle(word));
        action->setCheckable(true);
        action->setChecked(chosen);
        connect(action, &QAction::toggled, this, [this, at, part, now, key = qt(word)](bool on) {
            QStringList words = now;
            words.removeAll(key);
            if (on) words << key;
            JsonValue list = jsonList();
            for (const QString& one : std::as_const(words)) list.items.push_back(jsonText(one.toStdString()));
            set(at, part, std::move(list));
        });
    }
    button->setText(titles.isEmpty() ? QStringLiteral("–") : titles.join(QStringLiteral(", ")));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

void Behaviour::set(const QString& place, const SimplePart& part, std::optional<JsonValue> value) {
    JsonValue card = *m_bench.currentCard();
    setPart(card, place, std::move(value));
    change(std::move(card), tr("Change “%1”").arg(part.title), m_place, place);
}

}  // namespace kickdoor::workshop
