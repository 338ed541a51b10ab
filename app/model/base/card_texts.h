// What cards say, in the language of the window: app/text, with the catalogue that suits this machine.
#pragma once

#include <QString>
#include <filesystem>

#include "rules/game.h"
#include "text/texts.h"

namespace kickdoor {

class CardTexts {
public:
    // translations: the folder of text_<language>.json. A language without one reads English.
    CardTexts(const Game& game, const std::filesystem::path& translations);

    // The card's paragraphs as rich text.
    QString rules(DefId def) const;
    QString ability(DefId def, std::size_t ability) const;
    // One of several things to choose from, an Option node of the card's.
    QString option(DefId def, NodeRef option) const;

private:
    const Game& m_game;
    Texts m_texts;
};

}  // namespace kickdoor
