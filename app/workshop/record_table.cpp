#include "workshop/record_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/field_words.h"
#include "workshop/flow_layout.h"
#include "workshop/json_edit.h"

namespace kickdoor::workshop {

RecordTable::RecordTable(Workbench& bench, const std::string& field, std::span<const FieldSpec> columns,
                         QWidget* parent)
    : QWidget(parent), m_bench(bench), m_field(field), m_columns(columns), m_table(new QTableWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_table->setAccessibleName(fieldTitle(field));
    m_table->setObjectName(QString::fromStdString(field));
    m_table->setColumnCount(static_cast<int>(columns.size()));
    m_table->setTabKeyNavigation(false);
    QStringList titles;
    for (const FieldSpec& one : columns) titles << fieldTitle(one.name);
    m_table->setHorizontalHeaderLabels(titles);
    for (std::size_t i = 0; i < columns.size(); ++i)
        m_table->horizontalHeaderItem(static_cast<int>(i))->setToolTip(qt(columns[i].doc));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    column->addWidget(m_table);
    auto* buttons = new FlowLayout;
    auto* more = new QPushButton(tr("Add"));
    more->setAccessibleName(tr("Add to %1").arg(fieldTitle(field)));
    auto* less = new QPushButton(tr("Remove"));
    less->setAccessibleName(tr("Remove from %1").arg(fieldTitle(field)));
    buttons->addWidget(more);
    buttons->addWidget(less);
    column->addLayout(buttons);
    connect(more, &QPushButton::clicked, this, &RecordTable::add);
    connect(less, &QPushButton::clicked, this, &RecordTable::remove);
    connect(m_table, &QTableWidget::cellChanged, this, &RecordTable::take);
    connect(&bench, &Workbench::opened, this, &RecordTable::refresh);
    connect(&bench, &Workbench::editionChanged, this, &RecordTable::refresh);
    refresh();
}

JsonValue RecordTable::list() const {
    const JsonValue* found = m_bench.isOpen() ? m_bench.document().edition().find(m_field) : nullptr;
    return found != nullptr && found->isArray() ? *found : jsonList();
}

void RecordTable::refresh() {
    m_filling = true;
    const JsonValue records = list();
    m_table->setRowCount(static_cast<int>(records.items.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const JsonValue& record = records.items[static_cast<std::size_t>(row)];
        for (int at = 0; at < m_table->columnCount(); ++at) {
            const FieldSpec& field = m_columns[static_cast<std::size_t>(at)];
            const JsonValue* value = record.find(field.name);
            if (const auto words = wordsOfField(field.type); !words.empty()) {
                auto* box = new QComboBox;
                box->setAccessibleName(fieldTitle(field.name));
                for (const std::string_view word : words) box->addItem(wordTitle(word), qt(word));
                box->setCurrentIndex(value != nullptr ? box->findData(QString::fromStdString(value->text))
                                                      : -1);
                connect(box, &QComboBox::activated, this, [this, row, at] { take(row, at); });
                m_table->setCellWidget(row, at, box);
                continue;
            }
            auto* item = new QTableWidgetItem;
            if (field.type == FieldType::Flag) {
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
                item->setCheckState(value != nullptr && value->boolean ? Qt::Checked : Qt::Unchecked);
            } else {
                item->setText(value != nullptr ? QString::fromStdString(value->text) : QString());
            }
            m_table->setItem(row, at, item);
        }
    }
    setEnabled(m_bench.isOpen() && !m_bench.isReadOnly());
    m_filling = false;
}

void RecordTable::take(int row, int column) {
    if (m_filling) return;
    JsonValue records = list();
    const FieldSpec& field = m_columns[static_cast<std::size_t>(column)];
    std::optional<JsonValue> value;
    if (const auto* box = qobject_cast<QComboBox*>(m_table->cellWidget(row, column)))
        value = jsonText(box->currentData().toString().toStdString());
    else if (field.type == FieldType::Flag && m_table->item(row, column)->checkState() == Qt::Checked)
        value = jsonBool(true);
    else if (field.type != FieldType::Flag)
        value = jsonText(m_table->item(row, column)->text().trimmed().toStdString());
    setPart(records, QStringLiteral("/%1/%2").arg(row).arg(qt(field.name)), std::move(value));
    // Later, because the editor of the cell is still open.
    QMetaObject::invokeMethod(
        this, [this, records = std::move(records)] { change(records); }, Qt::QueuedConnection);
}

void RecordTable::add() {
    JsonValue records = list();
    JsonValue record = jsonObject();
    for (const FieldSpec& field : m_columns) {
        if (!field.required) continue;
        const auto words = wordsOfField(field.type);
        const std::string number = std::to_string(records.items.size() + 1);
        addField(record, field.name,
                 jsonText(!words.empty()                 ? std::string(words.front())
                          : field.type == FieldType::Key ? "new-" + number
                                                         : tr("New").toStdString() + " " + number));
    }
    records.items.push_back(std::move(record));
    change(std::move(records));
    m_table->setCurrentCell(m_table->rowCount() - 1, 0);
    m_table->setFocus();
}

void RecordTable::remove() {
    const int row = m_table->currentRow();
    JsonValue records = list();
    if (row < 0 || row >= static_cast<int>(records.items.size())) return;
    records.items.erase(records.items.begin() + row);
    change(std::move(records));
}

void RecordTable::change(JsonValue records) {
    JsonValue edition = m_bench.document().edition();
    const QString place = QLatin1Char('/') + QString::fromStdString(m_field);
    setPart(edition, place, records.items.empty() ? std::nullopt : std::optional(std::move(records)));
    m_bench.changeEdition(std::move(edition), tr("Change “%1”").arg(fieldTitle(m_field)));
}

}  // namespace kickdoor::workshop
