#include "desktop/autoplay.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTextStream>
#include <cmath>

namespace kickdoor {
namespace {

constexpr int kBotMillis = 350;
constexpr int kArrivalMillis = 900;  // until a monster stands where it walks to

}  // namespace

Autoplay::Autoplay(Session& session, QQuickWindow& window, const Arguments& arguments)
    : m_session(session), m_window(window), m_arguments(arguments) {
    if (!m_arguments.seed) m_arguments.seed = QRandomGenerator::global()->generate();
    connect(&session, &Session::finished, this, &Autoplay::onFinished);
    connect(&session.shownGame(), &ShownGame::shown, this, &Autoplay::onShown);
    connect(&session, &Session::failed, this, [this](const QString& text) {
        QTextStream(stderr) << "kickdoor: " << text << Qt::endl;
        emit done(1);
    });
}

void Autoplay::begin() {
    if (!m_arguments.screenshots.isEmpty() && !QDir().mkpath(m_arguments.screenshots)) {
        QTextStream(stderr) << "kickdoor: " << m_arguments.screenshots << " cannot be created." << Qt::endl;
        emit done(1);
        return;
    }
    m_session.presentation()->presenter()->setSpeed(m_arguments.speed);
    m_session.setBotMillis(static_cast<int>(std::lround(kBotMillis / m_arguments.speed)));
    m_arrived.setSingleShot(true);
    m_arrived.setInterval(static_cast<int>(std::lround(kArrivalMillis / m_arguments.speed)));
    connect(&m_arrived, &QTimer::timeout, this, &Autoplay::shootPhase);
    startGame();
}

void Autoplay::startGame() {
    m_phase.clear();
    m_session.menu()->setup()->layForBots(m_arguments.players, m_arguments.mix, m_arguments.options,
                                          *m_arguments.seed + static_cast<quint64>(m_game));
    ++m_game;
    m_session.start();
}

void Autoplay::onShown() {
    const QString phase = m_session.game()->table()->phase();
    if (!m_session.playing() || phase == m_phase) return;
    if (m_arrived.isActive()) shootPhase();
    m_phase = phase;
    if (phase != QLatin1String("over")) m_arrived.start();
}

void Autoplay::shootPhase() {
    m_arrived.stop();
    shoot(m_phase);
}

void Autoplay::shoot(const QString& what) {
    if (m_arguments.screenshots.isEmpty()) return;
    const QString file = QDir(m_arguments.screenshots)
                             .filePath(QStringLiteral("game%1-%2-%3.png")
                                           .arg(m_game)
                                           .arg(++m_shot, 4, 10, QLatin1Char('0'))
                                           .arg(what));
    m_window.grabWindow().save(file);
}

void Autoplay::onFinished(const QString& winners, int level, int turns) {
    QTextStream(stdout) << "Winner: " << winners << " (Level " << level << ") after " << turns << " turns"
                        << Qt::endl;
    // Waits for the winner screen to appear.
    QTimer::singleShot(700, this, [this] {
        shoot(QStringLiteral("winner"));
        if (m_game < m_arguments.autoplay) {
            startGame();
        } else {
            emit done(0);
        }
    });
}

}  // namespace kickdoor
