// Tables of keys and English texts, whose translations are in a context of their own.
#pragma once

#include <QString>
#include <span>
#include <string_view>

namespace kickdoor::workshop {

struct WordRow {
    const char* key;
    const char* text;
};

struct WordTable {
    const char* context;
    std::span<const WordRow> rows;

    // In the player's language; empty if the table has no such key.
    QString find(std::string_view key) const;
    QString said(const WordRow& row) const;
};

WordTable operationTable();
WordTable partTable();
WordTable valueTable();
WordTable fieldHelpTable();
WordTable operationHelpTable();
WordTable linterTable();
WordTable loaderTable();
WordTable archiveTable();

}  // namespace kickdoor::workshop
