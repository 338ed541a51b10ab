// The options of the table (R12.3) as the set-up offers them: each can be chosen alone.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

class OptionModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changed)

public:
    explicit OptionModel(QObject* parent = nullptr);

    // `value` as the row shows it.
    Q_INVOKABLE void set(const QString& name, int value);

    // Whose rules stand where nothing was chosen.
    void setBase(const RuleSet& base);
    // The language has changed.
    void reword() { refresh(); }
    // What was chosen, over the base edition's own rules.
    void applyTo(RuleSet& rules) const;
    // Rule fields by name, only those that differ from the base.
    QVariantMap chosen() const { return m_values; }
    void choose(const QVariantMap& values);
    // Optional rules off (R12.1: mixing turns them off); what is a number stays.
    void turnOff();
    int changedCount() const { return static_cast<int>(m_values.size()); }
    // "criticalCombat,goalLevel=12" as values to choose; a mistake is told instead.
    static QVariantMap valuesIn(const QString& text, QString& mistake);

signals:
    void changed();

private:
    void refresh();

    RuleSet m_base;
    QVariantMap m_values;
};

}  // namespace kickdoor
