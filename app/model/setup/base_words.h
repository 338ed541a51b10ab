// What the base edition of a mix decides (R12.1), in words.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "rule_set/rule_set.h"

namespace kickdoor {

class BaseWords {
    Q_DECLARE_TR_FUNCTIONS(BaseWords)

public:
    // A sentence for each thing that the base decides.
    static QStringList readings(const RuleSet& base);
};

}  // namespace kickdoor
