#include "model/present/dice_model.h"

namespace kickdoor {

DiceModel::DiceModel(Stage& stage) : m_stage(stage) {
    connect(&stage, &Stage::told, this, &DiceModel::onTold);
    connect(&stage, &Stage::openChanged, this, [this] {
        m_face = 0;
        m_caption.clear();
        emit changed();
    });
}

void DiceModel::onTold(const Event& event, int dwell) {
    switch (event.kind) {
        case EventKind::InitiativeRolled:
            m_sides = m_stage.game().rules.initiativeSides;
            m_face = event.number;
            m_modifier = 0;
            m_caption = tr("%1, for the first turn").arg(m_stage.wording().name(event.seat));
            break;
        case EventKind::DieRolled:
            m_sides = event.number2 > 0 ? event.number2 : 6;
            m_face = event.number;
            m_modifier = m_stage.view().roll.modifier;
            m_caption =
                event.card == kNoCard
                    ? m_stage.wording().name(event.seat)
                    : tr("%1, fleeing from %2")
                          .arg(m_stage.wording().name(event.seat),
                               m_stage.wording().title(m_stage.wording().defOf(m_stage.view(), event)));
            break;
        case EventKind::RollChanged:
            m_modifier = event.number2;
            if (m_face == event.number) {
                emit changed();
                return;
            }
            m_face = event.number;
            break;
        default: return;
    }
    emit rolled(m_sides, m_face, dwell);
    emit changed();
}

}  // namespace kickdoor
