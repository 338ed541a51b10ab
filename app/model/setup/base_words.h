// Describes what the base edition of a mix decides (R12.1).
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "rule_set/rule_set.h"

namespace kickdoor {

class BaseWords {
    Q_DECLARE_TR_FUNCTIONS(BaseWords)

public:
    // One sentence for each rule that the base decides.
    static QStringList readings(const RuleSet& base);
};

}  // namespace kickdoor
