#include "model/table/hand_model.h"

#include "evaluation/strength.h"

namespace kickdoor {

HandModel::HandModel(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &HandModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &HandModel::refresh);
}

void HandModel::refresh() {
    QList<CardFace> faces;
    int limit = 0;
    if (m_shown.isOpen() && m_shown.viewer() != kNoSeat) {
        for (const CardId card : m_shown.view().cards.in(Zone::Hand, m_shown.viewer()))
            faces << m_shown.face(card);
        limit = handLimit(m_shown.game(), m_shown.view(), m_shown.viewer());
    }
    show(faces);
    if (limit == m_limit) return;
    m_limit = limit;
    emit limitChanged();
}

}  // namespace kickdoor
