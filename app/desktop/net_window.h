// Connects the network to the window: its settings, its alerts and its command line options.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <memory>

#include "desktop/arguments.h"
#include "desktop/net_autoplay.h"
#include "model/net/net_play.h"
#include "model/settings/settings.h"

namespace kickdoor {

class NetWindow : public QObject {
    Q_OBJECT

public:
    // folder: if empty, nothing is kept.
    NetWindow(Session& session, Settings& settings, const Arguments& arguments, const QString& folder);

    NetPlay* play() { return &m_play; }
    void begin(QQuickWindow& window);

signals:
    void sound(const QString& name);
    void done(int exitCode);

private:
    void hostTable();
    QString nameForJoining() const;

    Session& m_session;
    Settings& m_settings;
    const Arguments m_arguments;
    NetPlay m_play;
    std::unique_ptr<NetAutoplay> m_autoplay;
};

}  // namespace kickdoor
