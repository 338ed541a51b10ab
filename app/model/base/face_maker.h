// Makes the faces of a view's cards.
#pragma once

#include "model/base/card_face.h"
#include "words/wording.h"

namespace kickdoor {

class FaceMaker {
    Q_DECLARE_TR_FUNCTIONS(FaceMaker)

public:
    FaceMaker(const Catalog& catalog, const Wording& wording) : m_catalog(catalog), m_wording(wording) {}

    CardFace of(const GameState& view, CardId card) const;
    // A card as printed, in no zone.
    CardFace ofDef(DefId def) const;
    static CardFace backOf(Deck deck);

private:
    QString footerLeft(const CardDef& def) const;
    QString footerRight(const CardDef& def) const;
    static QString allyWord(AllyKind ally);

    const Catalog& m_catalog;
    const Wording& m_wording;
    mutable QHash<DefId, CardFace> m_printed;  // a cache: generating a card's text takes longer than a frame
};

}  // namespace kickdoor
