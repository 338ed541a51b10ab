// Joins lists by the language's conventions. For "Ann, Bob and Cid", see CardTexts::joined.
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace kickdoor {

class Lists {
    Q_DECLARE_TR_FUNCTIONS(Lists)

public:
    static QString mixed(const QStringList& packs);         // "Original + Grimm"
    static QString together(const QStringList& fighters);   // "Ann + Bob"
    static QString both(const QStringList& identities);     // "Elf/Dwarf": of one type at once
    static QString besides(const QStringList& identities);  // "Elf Wizard": of several types
    static QString details(const QStringList& parts);       // "Class · Elf"
    static QString parts(const QStringList& parts);         // "1 Treasure; Boots": parts may contain commas
};

}  // namespace kickdoor
