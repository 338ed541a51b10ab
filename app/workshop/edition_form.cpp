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
#include "workshop/scroll_page.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

const OfferedOption* optionOf(const RuleField& field) {
    for (const OfferedOption& option : offeredOptions())
        if (field.name == option.name) return &option;
    return nullptr;
}

// How many of the rule's own unit make one of the unit that is shown: 1,000 milliseconds a second.
int scaleOf(const OfferedOption& option) {
    int scale = option.unit;
    for (int figure = 0; figure < option.decimals; ++figure) scale *= 10;
    return scale;
}

}  // namespace

EditionForm::EditionForm(Workbench& bench, QWidget* parent) : QTabWidget(parent), m_bench(bench) {
    setDocumentMode(true);
    addTab(new CardForm(bench, CardForm::Subject::Edition), tr("General"));
    addTab(rules(), tr("Rules"));
    auto* column = new QVBoxLayout;
    const auto add = [&](const char* field, std::span<const FieldSpec> columns) {
        auto* title = new QLabel(fieldTitle(field));
        auto* table = new RecordTable(bench, field, columns);
        title->setBuddy(table);
        column->addWidget(title);
        column->addWidget(table, 1);
    };
    add("identityTypes", identityTypeFields());
    add("tags", tagFields());
    addTab(scrollPage(column), tr("Identities and tags"));
    connect(&bench, &Workbench::opened, this, &EditionForm::refresh);
    connect(&bench, &Workbench::editionChanged, this, &EditionForm::refresh);
    refresh();
}

// A rule that the pack leaves out is shown as it then is.
QWidget* EditionForm::rules() {
    m_rules = new QWidget;
    auto* form = new QFormLayout(m_rules);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
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
        const OfferedOption* option = optionOf(field);
        QWidget* editor = nullptr;
        if (option != nullptr && option->decimals > 0) {
            const int scale = scaleOf(*option);
            auto* box = new QDoubleSpinBox;
            box->setDecimals(option->decimals);
            box->setRange(static_cast<double>(field.least) / scale, static_cast<double>(field.most) / scale);
            box->setSingleStep(0.1);
            leaveUndoToWindow(*box);
            connect(box, &QDoubleSpinBox::valueChanged, this,
                    [this, name, scale](double shown) { setRule(name, jsonInt(qRound(shown * scale))); });
            m_fill.emplace_back([box, now, scale] { box->setValue(static_cast<double>(now()) / scale); });
            editor = box;
        } else if (field.flag != nullptr) {
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
        const QString title = option != nullptr ? option->titleText() : fieldTitle(field.name);
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
