// The models that present events: their pace, their audience and their texts.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/present/big_moment.h"
#include "model/present/course_model.h"
#include "model/present/curtain_model.h"
#include "model/present/dice_model.h"
#include "model/present/log_model.h"
#include "model/present/moments.h"
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
    Q_PROPERTY(kickdoor::CourseModel* course READ course CONSTANT)
    Q_PROPERTY(kickdoor::Moments* moments READ moments CONSTANT)
    Q_PROPERTY(kickdoor::CurtainModel* curtain READ curtain CONSTANT)
    Q_PROPERTY(kickdoor::BigMoment* bigMoment READ bigMoment CONSTANT)
    Q_PROPERTY(kickdoor::SeenCards* seenCards READ seenCards CONSTANT)
    Q_PROPERTY(kickdoor::ReadyModel* ready READ ready CONSTANT)

public:
    explicit Presentation(Stage& stage)
        : m_presenter(stage),
          m_seating(stage, m_presenter),
          m_log(stage),
          m_dice(stage),
          m_course(stage),
          m_moments(stage),
          m_curtain(stage, m_seating, m_log),
          m_bigMoment(stage),
          m_seenCards(stage),
          m_ready(stage, m_seating) {}

    Presenter* presenter() { return &m_presenter; }
    Seating* seating() { return &m_seating; }
    LogModel* log() { return &m_log; }
    DiceModel* dice() { return &m_dice; }
    CourseModel* course() { return &m_course; }
    Moments* moments() { return &m_moments; }
    CurtainModel* curtain() { return &m_curtain; }
    BigMoment* bigMoment() { return &m_bigMoment; }
    SeenCards* seenCards() { return &m_seenCards; }
    ReadyModel* ready() { return &m_ready; }

private:
    Presenter m_presenter;
    Seating m_seating;
    LogModel m_log;
    DiceModel m_dice;
    CourseModel m_course;
    Moments m_moments;
    CurtainModel m_curtain;
    BigMoment m_bigMoment;
    SeenCards m_seenCards;
    ReadyModel m_ready;
};

}  // namespace kickdoor
