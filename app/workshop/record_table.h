// A list of records of edition.json, such as its tags, as a table: a row each, its fields as columns.
#pragma once

#include <QWidget>
#include <span>
#include <string>

#include "card/fields.h"
#include "workshop/workbench.h"

class QTableWidget;

namespace kickdoor::workshop {

class RecordTable : public QWidget {
    Q_OBJECT

public:
    // field: of edition.json.
    RecordTable(Workbench& bench, const std::string& field, std::span<const FieldSpec> columns,
                QWidget* parent = nullptr);

private:
    void refresh();
    void take(int row, int column);
    void add();
    void remove();
    void change(JsonValue list);
    JsonValue list() const;

    Workbench& m_bench;
    std::string m_field;
    std::span<const FieldSpec> m_columns;
    QTableWidget* m_table;
    bool m_filling = false;
};

}  // namespace kickdoor::workshop
