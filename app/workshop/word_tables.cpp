#include "workshop/word_tables.h"

#include <QCoreApplication>

namespace kickdoor::workshop {

QString WordTable::said(const WordRow& row) const {
    return QCoreApplication::translate(context, row.text);
}

QString WordTable::find(std::string_view key) const {
    for (const WordRow& row : rows)
        if (key == row.key) return said(row);
    return {};
}

}  // namespace kickdoor::workshop
