#include "workshop/card_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/art_picker.h"
#include "workshop/card_keys.h"
#include "workshop/colour_edit.h"
#include "workshop/field_words.h"
#include "workshop/form_page.h"
#include "workshop/grammar.h"
#include "workshop/icon_list.h"
#include "workshop/json_edit.h"
#include "workshop/known_words.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

// These are edited in the tree of behaviour, or have no editor yet and stay as they are.
bool inForm(FieldType type) {
    switch (type) {
        case FieldType::Key:
        case FieldType::Text:
        case FieldType::Colour:
        case FieldType::Number:
        case FieldType::Flag:
        case FieldType::CardKindWord:
        case FieldType::DeckWord:
        case FieldType::SlotWord:
        case FieldType::AllyWord:
        case FieldType::FateWord:
        case FieldType::SceneWord:
        case FieldType::IdentityKey:
        case FieldType::TypeKey:
        case FieldType::PackKeys:
        case FieldType::Tags: return true;
        // clang-format off
        case FieldType::StatWord: case FieldType::TriggerWord: case FieldType::TargetWord:
        case FieldType::WithWord: case FieldType::LimitWord: case FieldType::Whens: case FieldType::Amount:
        case FieldType::Condition: case FieldType::Effects: case FieldType::Art: case FieldType::Play:
        case FieldType::Cost: case FieldType::Modifiers: case FieldType::Triggers: case FieldType::Abilities:
        case FieldType::Rules: case FieldType::IdentityTypes: case FieldType::TagList:
        case FieldType::DeckSizes: case FieldType::DoublingWord: case FieldType::AsEnhancer:
        case FieldType::ArtProp: case FieldType::ArtParts:
            // clang-format on
            break;
    }
    return false;
}

// What only one card can have: its names and what it is. The others are set for several cards at once.
bool isOwn(const FieldSpec& field) {
    return field.type == FieldType::Key || field.type == FieldType::Text ||
           field.type == FieldType::CardKindWord || field.type == FieldType::IdentityKey;
}

bool isList(FieldType type) {
    return type == FieldType::Tags || type == FieldType::PackKeys;
}

QString textOf(const JsonValue* value) {
    if (value == nullptr) return {};
    if (value->isString()) return QString::fromStdString(value->text);
    QStringList words;
    for (const JsonValue& item : value->items) words << QString::fromStdString(item.text);
    return words.join(QStringLiteral(", "));
}

JsonValue listOf(const QString& text) {
    JsonValue list = jsonList();
    for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!word.trimmed().isEmpty()) list.items.push_back(jsonText(word.trimmed().toStdString()));
    return list;
}

}  // namespace

CardForm::CardForm(Workbench& bench, Subject subject, QWidget* parent)
    : QScrollArea(parent), m_bench(bench), m_subject(subject) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);  // its fields have it
    connect(&bench, &Workbench::opened, this, [this] {
        m_kinds.forget();
        rebuild();
    });
    if (subject == Subject::Card) {
        connect(&bench, &Workbench::currentChanged, this, [this] {
            m_kinds.forget();
            m_keyFollows = false;
            refresh();
        });
        connect(&bench, &Workbench::cardsChanged, this, &CardForm::refresh);
        connect(&bench, &Workbench::chosenChanged, this, &CardForm::refresh);
    } else {
        connect(&bench, &Workbench::editionChanged, this, &CardForm::refresh);
    }
    rebuild();
}

const JsonValue* CardForm::subject() const {
    if (m_subject == Subject::Card) return m_bench.currentCard();
    return m_bench.isOpen() ? &m_bench.document().edition() : nullptr;
}

// Where it is narrow, titles stand above their fields.
void CardForm::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    auto* form = widget() == nullptr ? nullptr : qobject_cast<QFormLayout*>(widget()->layout());
    if (form == nullptr) return;
    constexpr int kNarrow = 38;  // letters
    const bool narrow = viewport()->width() < fontMetrics().averageCharWidth() * kNarrow;
    form->setRowWrapPolicy(narrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
}

// What the form must be made for: a card's kind.
QString CardForm::wanted() const {
    const JsonValue* shown = subject();
    if (shown == nullptr) return {};
    return m_subject == Subject::Card ? textOf(shown->find("kind")) : QStringLiteral("edition");
}

void CardForm::rebuild() {
    m_fill.clear();
    m_shown = wanted();
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_several = new QLabel;
    m_several->setWordWrap(true);
    form->addRow(m_several);
    if (subject() != nullptr) {
        addFields(*form, m_subject == Subject::Card ? cardFields() : editionFields(), {});
        if (m_subject == Subject::Card) addFields(*form, artFields(), QStringLiteral("/art"));
        if (m_subject == Subject::Edition) addFields(*form, deckSizeFields(), QStringLiteral("/decks"));
    }
    page->setEnabled(subject() != nullptr && !m_bench.isReadOnly());
    changePage(*this, page);
    QResizeEvent again(size(), size());
    resizeEvent(&again);
    refresh();
}

void CardForm::refresh() {
    // Later, because the editor that caused it goes away with the form.
    if (wanted() != m_shown) {
        QMetaObject::invokeMethod(this, &CardForm::rebuild, Qt::QueuedConnection);
        return;
    }
    if (subject() == nullptr) return;
    m_filling = true;
    const int cards = m_subject == Subject::Card ? static_cast<int>(m_bench.chosen().size()) : 1;
    m_several->setVisible(cards > 1);
    m_several->setText(
        tr("%n cards are chosen. What you set here is set for each of them that can have it.", "", cards));
    for (const auto& fill : m_fill) fill();
    m_filling = false;
}

void CardForm::addFields(QFormLayout& form, std::span<const FieldSpec> fields, const QString& place) {
    const auto kinds = wordsOf<CardKind>();
    KindSet own = kEveryKind;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (m_subject == Subject::Card && qt(kinds[i]) == m_shown) own = kindBit(static_cast<CardKind>(i));
    for (const FieldSpec& field : fields) {
        const bool has = m_subject == Subject::Edition || (field.kinds & own) != 0;
        if (!has || !inForm(field.type) || field.name == "format") continue;
        QWidget* editor = editorFor(field, place + QLatin1Char('/') + qt(field.name));
        const QString title = fieldTitle(field.name);
        const QString help = fieldHelp(field.name).isEmpty() ? helpText(field.doc) : fieldHelp(field.name);
        QWidget* named = editor->focusProxy() != nullptr ? editor->focusProxy() : editor;
        named->setAccessibleName(title);
        named->setAccessibleDescription(help);
        named->setObjectName(qt(field.name));
        editor->setToolTip(help);
        auto* label = new QLabel(title);
        label->setBuddy(named);
        label->setToolTip(help);
        form.addRow(label, editor);
        if (m_subject == Subject::Card && isOwn(field))
            m_fill.emplace_back([this, editor] { editor->setEnabled(m_bench.chosen().size() < 2); });
    }
}

QWidget* CardForm::editorFor(const FieldSpec& field, const QString& place) {
    if (field.type == FieldType::Number) return numberEditor(field, place);
    if (!wordsOfField(field.type).empty()) return wordEditor(field, place);
    if (field.type == FieldType::Colour) return colourEditor(field, place);
    if (namedBy(field.type) != Named::Nothing) return keysEditor(field, place);
    if (field.type != FieldType::Flag) {
        QWidget* line = textEditor(field, place);
        return field.name == "icon" ? withPicker(static_cast<QLineEdit*>(line)) : line;
    }
    auto* box = new QCheckBox;
    connect(box, &QCheckBox::toggled, this, [this, field, place](bool on) {
        set(field, place, on ? std::optional(jsonBool(true)) : std::nullopt);
    });
    m_fill.emplace_back([this, box, place] {
        const JsonValue* value = partAt(*subject(), place);
        box->setChecked(value != nullptr && value->boolean);
    });
    return box;
}

// One below the least value stands for "left out".
QWidget* CardForm::numberEditor(const FieldSpec& field, const QString& place) {
    auto* box = new QSpinBox;
    const int none = field.least - 1;
    box->setRange(field.required ? field.least : none, field.most);
    if (!field.required) box->setSpecialValueText(QStringLiteral("–"));
    leaveUndoToWindow(*box);
    connect(box, &QSpinBox::valueChanged, this, [this, field, place, none](int number) {
        set(field, place, number == none ? std::nullopt : std::optional(jsonInt(number)));
    });
    m_fill.emplace_back([this, box, place] {
        const JsonValue* value = partAt(*subject(), place);
        box->setValue(value != nullptr && value->isInt() ? static_cast<int>(value->integer) : box->minimum());
    });
    return box;
}

QWidget* CardForm::wordEditor(const FieldSpec& field, const QString& place) {
    auto* box = new QComboBox;
    if (!field.required) box->addItem(QStringLiteral("–"));
    for (const std::string_view word : wordsOfField(field.type)) box->addItem(wordTitle(word), qt(word));
    connect(box, &QComboBox::activated, this, [this, box, field, place] {
        const QString word = box->currentData().toString();
        set(field, place, word.isEmpty() ? std::nullopt : std::optional(jsonText(word.toStdString())));
    });
    m_fill.emplace_back([this, box, place] {
        box->setCurrentIndex(std::max(0, box->findData(textOf(partAt(*subject(), place)))));
    });
    return box;
}

QWidget* CardForm::textEditor(const FieldSpec& field, const QString& place) {
    auto* line = new QLineEdit;
    if (field.most > 0) line->setMaxLength(field.most);
    leaveUndoToWindow(*line);
    if (field.name == "icon" || field.name == "second")
        withIconNames(line, [line](const QStringList& names) {
            auto* found = new QCompleter(names, line);
            found->setFilterMode(Qt::MatchContains);
            found->setCaseSensitivity(Qt::CaseInsensitive);
            line->setCompleter(found);
            // Not in the line's name: it drops such connections when it loses the focus.
            connect(found, qOverload<const QString&>(&QCompleter::activated), found,
                    [line](const QString& name) { emit line->textEdited(name); });
        });
    connect(line, &QLineEdit::textEdited, this, [this, field, place](const QString& text) {
        if (isList(field.type)) {
            JsonValue list = listOf(text);
            return set(field, place, list.items.empty() ? std::nullopt : std::optional(std::move(list)));
        }
        set(field, place,
            text.isEmpty() && !field.required ? std::nullopt : std::optional(jsonText(text.toStdString())));
    });
    m_fill.emplace_back([this, line, field, place] {
        // A list is tidied only when its author has left it.
        if (isList(field.type) && line->hasFocus()) return;
        const QString text = textOf(partAt(*subject(), place));
        if (line->text() == text) return;
        line->setText(text);
        if (!line->hasFocus()) line->setCursorPosition(0);  // a long text is seen from its beginning
    });
    return line;
}

QWidget* CardForm::colourEditor(const FieldSpec& field, const QString& place) {
    auto* edit = new ColourEdit(fieldTitle(field.name),
                                field.name == "accent" ? ColourEdit::Use::Small : ColourEdit::Use::Main);
    connect(edit, &ColourEdit::edited, this, [this, field, place](const QString& colour) {
        set(field, place, colour.isEmpty() ? std::nullopt : std::optional(jsonText(colour.toStdString())));
    });
    m_fill.emplace_back([this, edit, place] {
        if (!edit->line()->hasFocus()) edit->setText(textOf(partAt(*subject(), place)));
        const JsonValue* art = subject()->find("art");
        edit->showDrawn(art != nullptr ? *art : jsonObject());
    });
    return edit;
}

// Words that the packs know are offered beside the line.
QWidget* CardForm::keysEditor(const FieldSpec& field, const QString& place) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* line = static_cast<QLineEdit*>(textEditor(field, place));
    auto* button = new QToolButton;
    auto* menu = new QMenu(button);
    button->setText(tr("Choose …"));
    button->setAccessibleName(tr("Choose: %1").arg(fieldTitle(field.name)));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, field, place] {
        menu->clear();
        const QStringList now =
            textOf(partAt(*subject(), place)).split(QStringLiteral(", "), Qt::SkipEmptyParts);
        for (const KnownWord& word : knownWords(m_bench, namedBy(field.type))) {
            QAction* action = menu->addAction(word.title);
            action->setCheckable(true);
            action->setChecked(now.contains(word.key));
            connect(action, &QAction::toggled, this, [this, field, place, now, key = word.key](bool on) {
                if (!isList(field.type)) return set(field, place, jsonText(key.toStdString()));
                QStringList words = now;
                words.removeAll(key);
                if (on) words << key;
                JsonValue list = listOf(words.join(QLatin1Char(',')));
                set(field, place, list.items.empty() ? std::nullopt : std::optional(std::move(list)));
            });
        }
        if (menu->isEmpty())
            menu->addAction(tr("None is known; the pack's form has them."))->setEnabled(false);
    });
    row->addWidget(line, 1);
    row->addWidget(button);
    box->setFocusProxy(line);
    return box;
}

QWidget* CardForm::withPicker(QLineEdit* line) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* button = new QToolButton;
    button->setText(tr("Picture …"));
    button->setAccessibleName(tr("Choose the picture"));
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, &CardForm::pickArt);
    row->addWidget(line, 1);
    row->addWidget(button);
    box->setFocusProxy(line);
    return box;
}

void CardForm::pickArt() {
    const JsonValue* card = m_bench.currentCard();
    if (card == nullptr || m_bench.isReadOnly()) return;
    const JsonValue* art = card->find("art");
    ArtPicker picker(art != nullptr ? *art : jsonObject(), textOf(card->find("kind")),
                     textOf(m_bench.document().edition().find("id")), m_bench.assets() / "packs", this);
    if (picker.exec() != QDialog::Accepted || m_bench.currentCard() == nullptr) return;
    JsonValue changed = *m_bench.currentCard();
    setPart(changed, QStringLiteral("/art"), picker.art());
    m_bench.changeCard(std::move(changed), tr("Change the picture"));
}

// Whether a card of its kind has the field; pictures all have.
bool CardForm::fits(const FieldSpec& field, const JsonValue& card) const {
    const auto kinds = wordsOf<CardKind>();
    const QString kind = textOf(card.find("kind"));
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (qt(kinds[i]) == kind) return (field.kinds & kindBit(static_cast<CardKind>(i))) != 0;
    return false;
}

void CardForm::setOfAll(const FieldSpec& field, const QString& place, const std::optional<JsonValue>& value) {
    std::vector<CardEdit> edits;
    for (const int index : m_bench.chosen()) {
        JsonValue card = m_bench.document().cards()[static_cast<std::size_t>(index)].json;
        if (!fits(field, card)) continue;
        setPart(card, place, value);
        edits.push_back({static_cast<std::size_t>(index), std::move(card)});
    }
    m_bench.changeCards(std::move(edits), tr("Change “%1”").arg(fieldTitle(field.name)), place);
}

void CardForm::set(const FieldSpec& field, const QString& place, std::optional<JsonValue> value) {
    if (m_filling || subject() == nullptr) return;
    if (m_subject == Subject::Card && m_bench.chosen().size() > 1) return setOfAll(field, place, value);
    JsonValue changed = *subject();
    setPart(changed, place, std::move(value));
    if (m_subject == Subject::Card && field.name == "name")
        followName(changed, *subject(), m_bench, m_keyFollows);
    if (const JsonValue* decks = changed.find("decks"); decks != nullptr && decks->items.empty())
        setPart(changed, QStringLiteral("/decks"), std::nullopt);
    if (field.type == FieldType::CardKindWord)
        changed = m_kinds.change(*subject(), changed, [this](JsonValue& card) { nameNew(card, m_bench); });
    const QString what = tr("Change “%1”").arg(fieldTitle(field.name));
    if (m_subject == Subject::Card)
        m_bench.changeCard(std::move(changed), what, place);
    else
        m_bench.changeEdition(std::move(changed), what, place);
}

}  // namespace kickdoor::workshop
