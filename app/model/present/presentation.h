// The models that present events: their pace, their audience and their texts.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/present/big_moment.h"
#include "model/present/bot_remarks.h"
#include "model/present/curtain_model.h"
#include "model/present/dice_model.h"
#include "model/present/effect_signals.h"
#include "model/present/level_history.h"
#include "model/present/log_model.h"
#include "model/present/looting.h"
#include "model/present/presenter.h"
#include "model/present/ready_model.h"
#include "model/present/seating.h"
#include "model/present/seen_cards.h"

namespace kickdoor {

class Presentation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::Presenter* presenter READ presenter CONSTANT)
    Q_PROPERTY(kickdoor::Seating* seating READ seating CONSTANT)
    Q_PROPERTY(kickdoor::LogModel* log READ log CONSTANT)
    Q_PROPERTY(kickdoor::DiceModel* dice READ dice CONSTANT)
    Q_PROPERTY(kickdoor::LevelHistory* levelHistory READ levelHistory CONSTANT)
    Q_PROPERTY(kickdoor::EffectSignals* effects READ effects CONSTANT)
    Q_PROPERTY(kickdoor::CurtainModel* curtain READ curtain CONSTANT)
    Q_PROPERTY(kickdoor::BigMoment* bigMoment READ bigMoment CONSTANT)
    Q_PROPERTY(kickdoor::Looting* looting READ looting CONSTANT)
    Q_PROPERTY(kickdoor::SeenCards* seenCards READ seenCards CONSTANT)
    Q_PROPERTY(kickdoor::ReadyModel* ready READ ready CONSTANT)
    Q_PROPERTY(kickdoor::BotRemarks* remarks READ remarks CONSTANT)

public:
    explicit Presentation(ShownGame& shown)
        : m_presenter(shown),
          m_seating(shown, m_presenter),
          m_log(shown),
          m_dice(shown),
          m_levelHistory(shown),
          m_effects(shown),
          m_curtain(shown, m_seating, m_log),
          m_bigMoment(shown),
          m_looting(shown),
          m_seenCards(shown),
          m_ready(shown, m_seating),
          m_remarks(shown) {}

    Presenter* presenter() { return &m_presenter; }
    Seating* seating() { return &m_seating; }
    LogModel* log() { return &m_log; }
    DiceModel* dice() { return &m_dice; }
    LevelHistory* levelHistory() { return &m_levelHistory; }
    EffectSignals* effects() { return &m_effects; }
    CurtainModel* curtain() { return &m_curtain; }
    BigMoment* bigMoment() { return &m_bigMoment; }
    Looting* looting() { return &m_looting; }
    SeenCards* seenCards() { return &m_seenCards; }
    ReadyModel* ready() { return &m_ready; }
    BotRemarks* remarks() { return &m_remarks; }

private:
    Presenter m_presenter;
    Seating m_seating;
    LogModel m_log;
    DiceModel m_dice;
    LevelHistory m_levelHistory;
    EffectSignals m_effects;
    CurtainModel m_curtain;
    BigMoment m_bigMoment;
    Looting m_looting;
    SeenCards m_seenCards;
    ReadyModel m_ready;
    BotRemarks m_remarks;
};

}  // namespace kickdoor
