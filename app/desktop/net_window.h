// The network in the window: what is remembered of it, how it calls for attention, and what the command line
// asks of it.
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
    // folder: empty: nothing is kept.
    NetWindow(Session& session, Settings& settings, const Arguments& arguments, const QString& folder);

    NetPlay* play() { return &m_play; }
    void begin(QQuickWindow& window);

signals:
    void sound(const QString& name);
    void done(int exitCode);

private:
    void hostTable();

    Session& m_session;
    Settings& m_settings;
    const Arguments m_arguments;
    NetPlay m_play;
    std::unique_ptr<NetAutoplay> m_autoplay;
};

}  // namespace kickdoor
