#include "desktop/follow_settings.h"

#include <QQuickWindow>
#include <array>
#include <utility>

#include "model/session/session.h"
#include "model/settings/settings.h"
#include "sound/sounds.h"

namespace kickdoor {
namespace {

// The kinds of sound, by the names used for playing them.
constexpr std::array kVolumes = {
    std::pair("music", Setting::VolumeMusic), std::pair("ambience", Setting::VolumeAmbience),
    std::pair("door", Setting::VolumeDoor),   std::pair("card", Setting::VolumeCards),
    std::pair("coins", Setting::VolumeCoins), std::pair("dice", Setting::VolumeDice),
    std::pair("fight", Setting::VolumeFight), std::pair("blow", Setting::VolumeFight),
    std::pair("level", Setting::VolumeLevel), std::pair("curse", Setting::VolumeCurse),
    std::pair("death", Setting::VolumeDeath), std::pair("win", Setting::VolumeWin),
    std::pair("turn", Setting::VolumeTurn)};

}  // namespace

void followSettings(Settings& settings, Session& session, Sounds& sounds) {
    const auto follow = [&settings, &session, &sounds] {
        session.setBotPace(settings.botPace(), settings.botMillis());
        session.presentation()->presenter()->setSpeed(settings.speed());
        session.presentation()->seating()->setCurtainWanted(settings.curtain());
        session.presentation()->seating()->setAutoPass(settings.autoPass());
        session.presentation()->remarks()->setWanted(settings.value(Setting::BotTalk).toBool());
        session.decisions()->actions()->setAdvising(settings.hints());
        if (!settings.clocks()) session.menu()->setup()->setClock(false);
        for (const auto& [name, setting] : kVolumes)
            sounds.setVolume(QLatin1String(name), settings.volume(setting));
    };
    session.menu()->setup()->recall(settings.table());
    session.menu()->presets()->recall(settings.presets());
    QObject::connect(&settings, &Settings::changed, &session, follow);
    QObject::connect(&session, &Session::botPaceWished, &settings,
                     [&settings](int by) { settings.stepBotPace(by); });
    follow();
    QObject::connect(session.menu()->presets(), &PresetModel::ownChanged, &settings,
                     [&settings, &session] { settings.setPresets(session.menu()->presets()->remembered()); });
    QObject::connect(&session, &Session::playingChanged, &settings, [&settings, &session, &sounds] {
        if (session.playing()) settings.setTable(session.menu()->setup()->remembered());
        sounds.setLooping(session.playing());
    });
    QObject::connect(session.game()->table(), &TableModel::openChanged, &sounds, [&session, &sounds] {
        const QStringList editions = session.game()->table()->editionKeys();
        if (session.playing() && !editions.isEmpty()) sounds.setEdition(editions.first());
    });
    const auto nearing = [&session, &sounds] {
        sounds.setDanger(session.playing() ? session.game()->combat()->danger() : 0);
    };
    QObject::connect(session.game()->combat(), &CombatModel::changed, &sounds, nearing);
    QObject::connect(&session, &Session::playingChanged, &sounds, nearing);
}

void chooseGraphics(const Settings& settings) {
    const QVariant wanted = settings.value(Setting::Graphics);
    if (wanted == QLatin1String("software")) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    if (wanted == QLatin1String("opengl")) QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
}

}  // namespace kickdoor
