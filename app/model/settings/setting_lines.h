// What the settings are called on screen.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "model/settings/language.h"
#include "model/settings/setting_rows.h"

namespace kickdoor {

struct SettingLine {
    Setting setting;
    QString label;
    QString about = {};
    QStringList words = {};  // what the row's words are called, in their order
    int step = 5;            // of a number; shares are counted in hundredths
    QStringList codes = {};  // that a row without a list of its own takes, in the order of `words`
};

class SettingLines {
    Q_DECLARE_TR_FUNCTIONS(SettingLines)

public:
    static std::vector<SettingLine> look(const Language& language);
    static std::vector<SettingLine> play();
    static std::vector<SettingLine> sound();
    // A number as it is read: shares in per cent, milliseconds in seconds. `steps` as in SettingLine::step.
    static QString shown(Setting setting, int steps);

private:
    static SettingLine languages(const Language& language);
};

}  // namespace kickdoor
