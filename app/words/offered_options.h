// Titles and descriptions of a table's options (RuleField::option).
#pragma once

#include <QString>
#include <span>

namespace kickdoor {

struct OfferedOption {
    const char* name;  // as RuleField has it
    const char* title;
    const char* about;
    int unit = 1;  // the rule's value for one step of the number shown
    int least = 0;
    int most = 1;
    int decimals = 0;             // decimal places of the number shown
    const char* badge = nullptr;  // a shorter title, for the table; null: the title

    QString titleText() const;
    QString aboutText() const;
    QString valueText(int value) const;  // of the rule's own value
    QString badgeText() const;
    QString aboutWithRule() const;  // "Whoever helps in the winning fight wins as well (R2.7)."
};

std::span<const OfferedOption> offeredOptions();

}  // namespace kickdoor
