// The game's window with the models, sounds, network and dialogs behind it.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <memory>
#include <optional>

#include "desktop/arguments.h"
#include "desktop/asked_files.h"
#include "desktop/autoplay.h"
#include "desktop/background_work.h"
#ifdef KICKDOOR_NET
#    include "desktop/net_window.h"
#endif
#include "desktop/pack_work.h"
#include "desktop/window_qml.h"
#include "dialogs/export_dialog.h"
#include "model/session/session.h"
#include "model/settings/language.h"
#include "model/settings/setting_list.h"
#include "model/settings/settings.h"
#include "sound/sounds.h"

namespace kickdoor {

class GameWindow : public QObject {
    Q_OBJECT

public:
    // The references must outlive the window.
    GameWindow(const Arguments& arguments, Settings& settings, Language& language);

    // False if the QML does not load.
    bool open();
    // Does what the command line asks for: plays between bots, opens a file, resumes the last game, or joins
    // a table. Call once, after open().
    void begin();
    QQuickWindow& window() { return *m_window; }
    Session& session() { return m_session; }

private:
    // The QML is already being read while the members are made.
    GameWindow(const Arguments& arguments, Settings& settings, Language& language,
               std::unique_ptr<WindowQml> qml);

    bool loadWindow();
    void followLanguage();
    void connectExports();
    void connectPacks();
    void openFile(const QString& file);
    void openAskedFile();

    const Arguments& m_arguments;
    Settings& m_settings;
    Language& m_language;
    const bool m_forBots;  // plays between bots, and keeps nothing
    Session m_session;
    Sounds m_sounds;
#ifdef KICKDOOR_NET
    std::optional<NetWindow> m_net;
#endif
    SettingPages m_settingPages;
    IncubationController m_pieces;
    std::unique_ptr<WindowQml> m_qml;
    QQuickWindow* m_window = nullptr;
    std::optional<ExportDialog> m_storyExport, m_photoExport, m_myGamesExport;
    std::optional<PackWork> m_packs;
    AskedFiles m_askedFiles;
    std::unique_ptr<Autoplay> m_autoplay;
};

}  // namespace kickdoor
