// Presets of house rules (R12.2, R12.3): each edition as printed, faster play, and the user's own by name.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/setup/setup_model.h"

namespace kickdoor {

class PresetModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool anyOwn READ anyOwn NOTIFY ownChanged)

public:
    explicit PresetModel(SetupModel& setup, QObject* parent = nullptr);

    // Sets packs, options and clock from the preset. The players stay.
    Q_INVOKABLE void choose(const QString& key);
    // Keeps the current rules under this name, replacing a preset of the same name.
    Q_INVOKABLE void keep(const QString& name);
    // False if the name is empty or taken.
    Q_INVOKABLE bool rename(const QString& key, const QString& name);
    Q_INVOKABLE void remove(const QString& key);

    bool anyOwn() const { return !m_own.isEmpty(); }
    // Call when the language has changed.
    void reword() { refresh(); }
    // The user's own presets, by name.
    QVariantMap remembered() const { return m_own; }
    void recall(const QVariantMap& own);

signals:
    void ownChanged();

private:
    void refresh();

    SetupModel& m_setup;
    QVariantMap m_own;
};

}  // namespace kickdoor
