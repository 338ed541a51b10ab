// The labels of the settings on screen.
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
    QStringList words = {};  // labels of the row's words, in their order
    int step = 5;            // of a share, in hundredths
    QStringList codes = {};  // values of a row without words of its own, in the order of `words`
};

class SettingLines {
    Q_DECLARE_TR_FUNCTIONS(SettingLines)

public:
    static std::vector<SettingLine> look(const Language& language);
    static std::vector<SettingLine> play();
    static std::vector<SettingLine> sound();
    // A share for display. `steps`: in hundredths.
    static QString shown(int steps);

private:
    static SettingLine languages(const Language& language);
};

}  // namespace kickdoor
