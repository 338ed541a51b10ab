// The question that the viewer has been asked, and the draft of the answer.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class AnswerDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString kind READ kind NOTIFY changed)  // cards players number option; "" if nothing is asked
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed)  // the player who answers
    Q_PROPERTY(
        kickdoor::CardFace card READ card NOTIFY changed)  // the source of the question; cardId -1: none
    Q_PROPERTY(QVariantList onOffer READ onOffer NOTIFY changed)  // the cards to be gained (R4.10)
    Q_PROPERTY(kickdoor::PickList* cards READ cards CONSTANT)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)  // {seat, name, colour, picked}
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)  // {index, text}
    Q_PROPERTY(QString none READ none NOTIFY changed)             // what it is to choose no card
    Q_PROPERTY(int least READ least NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed)

public:
    explicit AnswerDraft(ShownGame& shown);

    QString kind() const;
    QString askedName() const;
    QString text() const;
    CardFace card() const;
    QVariantList onOffer() const;
    PickList* cards() { return &m_cards; }
    QVariantList players() const;
    QVariantList options() const;
    QString none() const;
    int least() const { return active() ? shownGame().view().question.least : 0; }
    int most() const { return active() ? shownGame().view().question.most : 0; }
    int number() const { return m_number; }
    void setNumber(int number);

    Q_INVOKABLE void togglePlayer(int seat);
    Q_INVOKABLE void chooseOption(int index);  // and submits the answer

protected:
    Command command() const override;
    bool opensByItself() const override { return true; }
    bool stillPossible() const override { return isAsked(); }

private:
    void refresh();
    bool isAsked() const;
    static QString word(QuestionKind kind);

    PickList m_cards;
    SeatSet m_players;
    int m_number = 0;
    std::uint32_t m_epoch = 0;  // of the question being answered
};

}  // namespace kickdoor
