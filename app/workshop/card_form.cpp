#include "workshop/card_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "art/icon_store.h"
#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/field_words.h"
#include "workshop/grammar.h"
#include "workshop/json_edit.h"
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
    connect(&bench, &Workbench::opened, this, &CardForm::rebuild);
    if (subject == Subject::Card) {
        connect(&bench, &Workbench::currentChanged, this, &CardForm::refresh);
        connect(&bench, &Workbench::cardsChanged, this, &CardForm::refresh);
    } else {
        connect(&bench, &Workbench::editionChanged, this, &CardForm::refresh);
    }
    rebuild();
}

const JsonValue* CardForm::subject() const {
    if (m_subject == Subject::Card) return m_bench.currentCard();
    return m_bench.isOpen() ? &m_bench.document().edition() : nullptr;
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
    if (subject() != nullptr) {
        addFields(*form, m_subject == Subject::Card ? cardFields() : editionFields(), {});
        if (m_subject == Subject::Card) addFields(*form, artFields(), QStringLiteral("/art"));
    }
    page->setEnabled(subject() != nullptr && !m_bench.isReadOnly());
    setWidget(page);
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
    for (const auto& fill : m_fill) fill();
    m_filling = false;
}

void CardForm::addFields(QFormLayout& form, std::span<const FieldSpec> fields, const QString& place) {
    const auto kinds = wordsOf<CardKind>();
    KindSet own = kEveryKind;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (m_subject == Subject::Card && qt(kinds[i]) == m_shown) own = kindBit(static_cast<CardKind>(i));
    for (const FieldSpec& field : fields) {
        const bool fits = m_subject == Subject::Edition || (field.kinds & own) != 0;
        if (!fits || !inForm(field.type) || field.name == "format") continue;
        QWidget* editor = editorFor(field, place + QLatin1Char('/') + qt(field.name));
        const QString title = fieldTitle(field.name);
        editor->setAccessibleName(title);
        editor->setAccessibleDescription(qt(field.doc));
        editor->setToolTip(qt(field.doc));
        editor->setObjectName(qt(field.name));
        form.addRow(title, editor);
    }
}

QWidget* CardForm::editorFor(const FieldSpec& field, const QString& place) {
    if (field.type == FieldType::Number) return numberEditor(field, place);
    if (!wordsOfField(field.type).empty()) return wordEditor(field, place);
    if (field.type != FieldType::Flag) return textEditor(field, place);
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
    if (field.name == "icon" || field.name == "second") {
        static const QStringList kAll = art::IconStore::builtIn().names();
        auto* found = new QCompleter(kAll, line);
        found->setFilterMode(Qt::MatchContains);
        found->setCaseSensitivity(Qt::CaseInsensitive);
        line->setCompleter(found);
        connect(found, qOverload<const QString&>(&QCompleter::activated), line,
                [line](const QString& name) { emit line->textEdited(name); });
    }
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
        if (line->text() != text) line->setText(text);
    });
    return line;
}

void CardForm::set(const FieldSpec& field, const QString& place, std::optional<JsonValue> value) {
    if (m_filling || subject() == nullptr) return;
    JsonValue changed = *subject();
    setPart(changed, place, std::move(value));
    if (field.type == FieldType::CardKindWord) fitKind(changed);
    const QString what = tr("Change of %1").arg(fieldTitle(field.name));
    if (m_subject == Subject::Card)
        m_bench.changeCard(std::move(changed), what, place);
    else
        m_bench.changeEdition(std::move(changed), what, place);
}

}  // namespace kickdoor::workshop
