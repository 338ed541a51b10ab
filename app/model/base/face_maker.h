// Makes the faces of a view's cards.
#pragma once

#include "model/base/card_face.h"
#include "words/wording.h"

class QTranslator;

namespace kickdoor {

class FaceMaker {
    Q_DECLARE_TR_FUNCTIONS(FaceMaker)

public:
    // translator: that of the cards' language, for the words at a card's foot; null: the program's. All must
    // outlive this object.
    FaceMaker(const Catalog& catalog, const Wording& wording, const QTranslator* translator = nullptr)
        : m_catalog(catalog), m_wording(wording), m_translator(translator) {}

    CardFace of(const GameState& view, CardId card) const;
    // A card as printed, in no zone.
    CardFace ofDef(DefId def) const;
    static CardFace backOf(Deck deck);

private:
    QString footerLeft(const CardDef& def) const;
    QString footerRight(const CardDef& def) const;
    QString allyWord(AllyKind ally) const;
    // count: what the text counts, if it does.
    QString said(const char* text, int count = -1) const;

    const Catalog& m_catalog;
    const Wording& m_wording;
    const QTranslator* m_translator;
    mutable QHash<DefId, CardFace> m_printed;  // a cache: generating a card's text takes longer than a frame
};

}  // namespace kickdoor
