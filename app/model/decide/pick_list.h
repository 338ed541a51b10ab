// Cards to pick from in a dialog.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class PickList : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int picked READ picked NOTIFY changed)

public:
    // receiver: the seat that gets the card, in dialogs that ask for it; -1: nobody. group: where the card
    // is, if not all are in one place: hand, worn, carried, or empty.
    explicit PickList(QObject* parent = nullptr)
        : RowModel(faceRoles({"picked", "receiver", "group"}), parent) {}

    // Cards of several places are put in order of these. If `most` is 1, another card takes the place of the
    // picked one; 0: any number.
    void offer(const ShownGame& shown, const std::vector<CardId>& cards, int most = 0);
    void clear() { offerNone(); }

    Q_INVOKABLE void toggle(int row);
    Q_INVOKABLE void setReceiver(int row, int seat);
    void pick(CardId card);

    int picked() const { return static_cast<int>(pickedCards().size()); }
    std::vector<CardId> pickedCards() const;  // in the order they were picked
    const std::vector<CardId>& cards() const { return m_cards; }
    int receiverOf(std::size_t row) const { return m_receivers[row]; }

signals:
    void changed();

private:
    void offerNone();
    void show();

    std::vector<CardId> m_cards;
    std::vector<CardFace> m_faces;
    std::vector<CardId> m_order;  // picked
    int m_most = 0;
    std::vector<int> m_receivers;
    std::vector<QString> m_groups;
};

}  // namespace kickdoor
