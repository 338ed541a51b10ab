// The viewer's decisions, and the drafts of commands with several choices.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/decide/ability_draft.h"
#include "model/decide/actions_model.h"
#include "model/decide/answer_draft.h"
#include "model/decide/bargain_draft.h"
#include "model/decide/card_moves.h"
#include "model/decide/charity_draft.h"
#include "model/decide/hint_model.h"
#include "model/decide/offers_model.h"
#include "model/decide/sale_draft.h"
#include "model/decide/trade_draft.h"

namespace kickdoor {

class Decisions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::ActionsModel* actions READ actions CONSTANT)
    Q_PROPERTY(kickdoor::CardMoves* cardMoves READ cardMoves CONSTANT)
    Q_PROPERTY(kickdoor::AnswerDraft* answer READ answer CONSTANT)
    Q_PROPERTY(kickdoor::SaleDraft* sale READ sale CONSTANT)
    Q_PROPERTY(kickdoor::AbilityDraft* ability READ ability CONSTANT)
    Q_PROPERTY(kickdoor::CharityDraft* charity READ charity CONSTANT)
    Q_PROPERTY(kickdoor::BargainDraft* bargain READ bargain CONSTANT)
    Q_PROPERTY(kickdoor::TradeDraft* trade READ trade CONSTANT)
    Q_PROPERTY(kickdoor::OffersModel* offers READ offers CONSTANT)
    Q_PROPERTY(kickdoor::HintModel* hint READ hint CONSTANT)

public:
    explicit Decisions(ShownGame& shown)
        : m_actions(shown),
          m_cardMoves(shown),
          m_answer(shown),
          m_sale(shown),
          m_ability(shown),
          m_charity(shown),
          m_bargain(shown),
          m_trade(shown),
          m_offers(shown),
          m_hint(shown) {}

    ActionsModel* actions() { return &m_actions; }
    CardMoves* cardMoves() { return &m_cardMoves; }
    AnswerDraft* answer() { return &m_answer; }
    SaleDraft* sale() { return &m_sale; }
    AbilityDraft* ability() { return &m_ability; }
    CharityDraft* charity() { return &m_charity; }
    BargainDraft* bargain() { return &m_bargain; }
    TradeDraft* trade() { return &m_trade; }
    OffersModel* offers() { return &m_offers; }
    HintModel* hint() { return &m_hint; }

private:
    ActionsModel m_actions;
    CardMoves m_cardMoves;
    AnswerDraft m_answer;
    SaleDraft m_sale;
    AbilityDraft m_ability;
    CharityDraft m_charity;
    BargainDraft m_bargain;
    TradeDraft m_trade;
    OffersModel m_offers;
    HintModel m_hint;
};

}  // namespace kickdoor
