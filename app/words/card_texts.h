// Titles and texts of cards in one language: app/text for the window.
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <optional>
#include <span>

#include "card/game.h"
#include "card/loader.h"
#include "text/card_phrases.h"
#include "text/texts.h"

namespace kickdoor {

class CardTexts {
public:
    // translations: the folder of text_<language>.json. Falls back to English if the texts cannot be read.
    // packs: those of the game; what they bring in this language is shown.
    CardTexts(const Game& game, const std::filesystem::path& translations,
              const QString& language = QStringLiteral("en"), std::span<const PackSource> packs = {});

    QString title(DefId def) const;
    QString kind(DefId def) const;  // "Second Race"
    QString flavour(DefId def) const;
    // The card's paragraphs as rich text.
    QString rules(DefId def) const;
    QString ability(DefId def, std::size_t ability) const;
    // The text of an Option node of the card.
    QString option(DefId def, NodeRef option, const NamedPlayers& named = {}) const;
    // Phrases for the middle of a sentence: who may use the Item, a condition, a modifier with its condition,
    // an effect.
    QString users(DefId def) const;
    QString condition(DefId def, NodeRef condition) const;
    QString modifier(DefId def, std::size_t modifier) const;
    QString effect(DefId def, NodeRef effect, std::optional<Who> reader = {},
                   const NamedPlayers& named = {}) const;
    // aimed: the side of the fight that the card was played on, if known.
    QString effects(DefId def, ListRef effects, const NamedPlayers& named = {},
                    Side aimed = Side::Target) const;

    QString abilityName(DefId def, std::size_t ability) const;
    QString identityTypeName(IdentityType type) const;
    QString tagName(std::size_t tag) const;
    QString editionTitle(const std::string& pack) const;
    // "Ann, Bob and Cid", as the language joins them.
    QString joined(const QStringList& parts) const;

private:
    QString said(const Phrase& phrase) const { return QString::fromStdString(m_texts.render(phrase)); }

    const Game& m_game;
    Texts m_texts;
};

// "Lost property": how a pack is called of which only the key is known.
QString nameFromKey(const QString& key);

}  // namespace kickdoor
