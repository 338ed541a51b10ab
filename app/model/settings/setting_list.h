// The settings on screen: one list of editable rows for each page. Changes take effect at once.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <functional>

#include "model/base/row_model.h"
#include "model/settings/setting_lines.h"
#include "model/settings/settings.h"

namespace kickdoor {

// Roles: key (in the file of settings), kind ("flag", "choice" or "number"), label, about; value: a flag's 0
// or 1, the place of a choice among `words`, or a number from `least` to `most` in steps of `step`.
class SettingList : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The settings make it")

public:
    using Lines = std::function<std::vector<SettingLine>()>;
    // lines: makes the rows in the current language.
    SettingList(Settings& settings, Lines lines);

    // Values that the setting does not accept are ignored.
    Q_INVOKABLE void set(int row, int value);
    // A number of that row, formatted for display.
    Q_INVOKABLE QString shown(int row, int value) const;
    // Call when the settings or the language have changed.
    void refresh();

private:
    Settings& m_settings;
    Lines m_makeLines;
    std::vector<SettingLine> m_lines;
};

class SettingPages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::SettingList* look READ look CONSTANT)
    Q_PROPERTY(kickdoor::SettingList* play READ play CONSTANT)
    Q_PROPERTY(kickdoor::SettingList* sound READ sound CONSTANT)

public:
    SettingPages(Settings& settings, const Language& language);

    SettingList* look() { return &m_look; }
    SettingList* play() { return &m_play; }
    SettingList* sound() { return &m_sound; }

    Q_INVOKABLE void restoreDefaults() { m_settings.restoreDefaults(); }

private:
    void refresh();

    Settings& m_settings;
    SettingList m_look;
    SettingList m_play;
    SettingList m_sound;
};

}  // namespace kickdoor
