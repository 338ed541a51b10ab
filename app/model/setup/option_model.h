// The options of the table (R12.3) as the set-up offers them.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "rules/rule_set.h"

namespace kickdoor {

class OptionModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit OptionModel(QObject* parent = nullptr);

    Q_INVOKABLE void set(const QString& name, int value);

    // What was chosen, over the base edition's own rules.
    void applyTo(RuleSet& rules) const;
    QVariantMap chosen() const { return m_values; }
    void choose(const QVariantMap& values);

private:
    void refresh();

    QVariantMap m_values;  // only those changed from the rules as they are
};

}  // namespace kickdoor
