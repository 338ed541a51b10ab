#include "model/table/hand_model.h"

#include "evaluation/strength.h"

namespace kickdoor {

HandModel::HandModel(Stage& stage) : m_stage(stage) {
    stage.whenShown(this, &HandModel::refresh);
    connect(&stage, &Stage::openChanged, this, &HandModel::refresh);
}

void HandModel::refresh() {
    QList<CardFace> faces;
    int limit = 0;
    if (m_stage.isOpen() && m_stage.viewer() != kNoSeat) {
        for (const CardId card : m_stage.view().cards.in(Zone::Hand, m_stage.viewer()))
            faces << m_stage.face(card);
        limit = handLimit(m_stage.game(), m_stage.view(), m_stage.viewer());
    }
    show(faces);
    if (limit == m_limit) return;
    m_limit = limit;
    emit limitChanged();
}

}  // namespace kickdoor
