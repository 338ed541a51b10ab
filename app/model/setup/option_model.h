// The options of the table (R12.3) for the set-up.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <cstdint>

#include "model/base/row_model.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

// Roles: whyNot is the reason why the option cannot be chosen now, or empty.
class OptionModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changed)

public:
    enum class Bosses : std::uint8_t { None, InTheMix };

    explicit OptionModel(QObject* parent = nullptr);

    // `value`: as shown in the row.
    Q_INVOKABLE void set(const QString& name, int value);

    // The rules that hold unless an option is chosen, and whether a pack of the mix has Boss Monsters.
    void setBase(const RuleSet& base, Bosses bosses);
    // Call when the language has changed.
    void reword() { refresh(); }
    // Applies the chosen options to the base edition's rules.
    void applyTo(RuleSet& rules) const;
    // The rule fields that differ from the base, by name.
    QVariantMap chosen() const { return m_values; }
    void choose(const QVariantMap& values);
    // Turns all optional rules off, as mixing does (R12.1). Numbers stay.
    void turnOff();
    int changedCount() const { return static_cast<int>(m_values.size()); }
    // Parses "criticalCombat,goalLevel=12" for choose(). Sets `mistake` on an error.
    static QVariantMap valuesIn(const QString& text, QString& mistake);

signals:
    void changed();

private:
    void refresh();

    // The reason why an option has no effect with these packs; empty if it has one.
    QString whyNot(const QString& name) const;

    RuleSet m_base;
    Bosses m_bosses = Bosses::InTheMix;
    QVariantMap m_values;
};

}  // namespace kickdoor
