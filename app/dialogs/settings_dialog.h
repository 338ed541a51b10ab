// How the game sounds, looks and waits, for the player to set. Every change holds at once.
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "dialogs/setting_lines.h"
#include "model/setup/settings.h"

class QTabWidget;

namespace kickdoor {

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Settings& settings, const Language& language, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    QWidget* page(const std::vector<SettingLine>& lines);
    QWidget* control(const SettingLine& line);
    QWidget* flag(const SettingLine& line);
    QWidget* choice(const SettingLine& line);
    QWidget* number(const SettingLine& line);
    void follow();

    Settings& m_settings;
    const Language& m_language;
    QTabWidget* m_pages = nullptr;
    std::vector<std::function<void()>> m_followers;  // bring each control in line with its setting
};

}  // namespace kickdoor
