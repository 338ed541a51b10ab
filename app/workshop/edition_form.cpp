#include "workshop/edition_form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include "base/json_build.h"
#include "rule_set/rule_fields.h"
#include "words/offered_options.h"
#include "workshop/card_form.h"
#include "workshop/field_words.h"
#include "workshop/json_edit.h"
#include "workshop/record_table.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

QString ruleTitle(const RuleField& field) {
    for (const OfferedOption& option : offeredOptions())
        if (field.name == option.name) return option.titleText();
    return fieldTitle(field.name);
}

}  // namespace

EditionForm::EditionForm(Workbench& bench, QWidget* parent) : QTabWidget(parent), m_bench(bench) {
    setDocumentMode(true);
    addTab(new CardForm(bench, CardForm::Subject::Edition), tr("General"));
    addTab(rules(), tr("Rules"));
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    const auto add = [&](const char* field, std::span<const FieldSpec> columns) {
        auto* title = new QLabel(fieldTitle(field));
        auto* table = new RecordTable(bench, field, columns);
        title->setBuddy(table);
        column->addWidget(title);
        column->addWidget(table, 1);
    };
    add("identityTypes", identityTypeFields());
    add("tags", tagFields());
    addTab(words, tr("Identities and tags"));
    connect(&bench, &Workbench::opened, this, &EditionForm::refresh);
    connect(&bench, &Workbench::editionChanged, this, &EditionForm::refresh);
    refresh();
}

// A rule that the pack leaves out is shown as it then is.
QWidget* EditionForm::rules() {
    m_rules = new QWidget;
    auto* form = new QFormLayout(m_rules);
    auto* help = new QLabel(tr("These rules hold when this pack is the base of a game."));
    help->setWordWrap(true);
    form->addRow(help);
    for (const RuleField& field : ruleFields()) {
        const QString name = qt(field.name);
        const auto now = [this, &field, name] {
            const JsonValue* value =
                m_bench.isOpen() ? partAt(m_bench.document().edition(), QStringLiteral("/rules/") + name)
                                 : nullptr;
            if (value == nullptr) return field.get(RuleSet());
            return field.flag != nullptr ? static_cast<int>(value->boolean)
                                         : static_cast<int>(value->integer);
        };
        QWidget* editor = nullptr;
        if (field.flag != nullptr) {
            auto* box = new QCheckBox;
            connect(box, &QCheckBox::toggled, this, [this, name](bool on) { setRule(name, jsonBool(on)); });
            m_fill.emplace_back([box, now] { box->setChecked(now() != 0); });
            editor = box;
        } else {
            auto* box = new QSpinBox;
            box->setRange(field.least, field.most);
            leaveUndoToWindow(*box);
            connect(box, &QSpinBox::valueChanged, this,
                    [this, name](int number) { setRule(name, jsonInt(number)); });
            m_fill.emplace_back([box, now] { box->setValue(now()); });
            editor = box;
        }
        const QString title = ruleTitle(field);
        editor->setObjectName(name);
        editor->setAccessibleName(title);
        editor->setAccessibleDescription(qt(field.doc));
        editor->setToolTip(qt(field.doc));
        form->addRow(title, editor);
    }
    auto* page = new QScrollArea;
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    page->setFocusPolicy(Qt::NoFocus);  // its fields have it
    page->setWidget(m_rules);
    return page;
}

void EditionForm::refresh() {
    m_filling = true;
    for (const auto& fill : m_fill) fill();
    m_rules->setEnabled(m_bench.isOpen() && !m_bench.isReadOnly());
    m_filling = false;
}

void EditionForm::setRule(const QString& name, JsonValue value) {
    if (m_filling || !m_bench.isOpen()) return;
    JsonValue edition = m_bench.document().edition();
    setPart(edition, QStringLiteral("/rules/") + name, std::move(value));
    m_bench.changeEdition(std::move(edition), tr("Change “%1”").arg(fieldTitle(name.toStdString())),
                          QStringLiteral("/rules/") + name);
}

}  // namespace kickdoor::workshop
