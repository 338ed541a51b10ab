#include "words/card_texts.h"

#include <QtGlobal>

#include "text/card_phrases.h"
#include "text/card_text.h"
#include "text/installed.h"
#include "text/pack_strings.h"

namespace kickdoor {

CardTexts::CardTexts(const Game& game, const std::filesystem::path& translations, const QString& language,
                     std::span<const PackSource> packs)
    : m_game(game) {
    std::string error = loadTexts(m_texts, translations, language.toStdString(), Compiling::WhenWanted);
    if (!error.empty()) qWarning("%s", error.c_str());
    if (!error.empty() && language != QLatin1String("en"))
        loadTexts(m_texts, translations, "en", Compiling::WhenWanted);
    CardTitles names = m_texts.names();
    addStringsOf(packs, language.toStdString(), names);
    m_texts.setNames(std::move(names));
}

QString CardTexts::title(DefId def) const {
    return QString::fromStdString(cardTitle(m_texts, m_game.catalog[def]));
}

QString CardTexts::kind(DefId def) const {
    return said(describeKind(m_game.catalog, def));
}

QString CardTexts::flavour(DefId def) const {
    return QString::fromStdString(cardFlavour(m_texts, m_game.catalog[def]));
}

QString CardTexts::rules(DefId def) const {
    QStringList paragraphs;
    for (const std::string& paragraph : cardText(m_texts, m_game.catalog, def, m_game.rules)) {
        paragraphs << QString::fromStdString(paragraph).toHtmlEscaped();
    }
    return paragraphs.join(QStringLiteral("<br>"));
}

QString CardTexts::ability(DefId def, std::size_t ability) const {
    return said(describeAbility(m_game.catalog, def, ability, m_game.rules));
}

QString CardTexts::option(DefId def, NodeRef option, const NamedPlayers& named) const {
    return QString::fromStdString(optionText(m_texts, m_game.catalog, def, option, m_game.rules, named));
}

QString CardTexts::users(DefId def) const {
    return said(describeUsers(m_game.catalog, def));
}

QString CardTexts::condition(DefId def, NodeRef condition) const {
    return said(describeCondition(m_game.catalog, def, condition, m_game.rules));
}

QString CardTexts::modifier(DefId def, std::size_t modifier) const {
    return said(describeModifier(m_game.catalog, def, modifier));
}

QString CardTexts::effect(DefId def, NodeRef effect, std::optional<Who> reader,
                          const NamedPlayers& named) const {
    return said(describeEffect(m_game.catalog, def, effect, m_game.rules, reader, named));
}

QString CardTexts::effects(DefId def, ListRef effects, const NamedPlayers& named, Side aimed) const {
    return said(describeEffects(m_game.catalog, def, effects, m_game.rules, named, aimed));
}

QString CardTexts::abilityName(DefId def, std::size_t ability) const {
    const CardDef& card = m_game.catalog[def];
    return QString::fromStdString(m_texts.title(kickdoor::abilityName(card, card.abilities.at(ability))));
}

QString CardTexts::identityTypeName(IdentityType type) const {
    return QString::fromStdString(m_texts.title(kickdoor::identityTypeName(m_game.catalog, type)));
}

QString CardTexts::tagName(std::size_t tag) const {
    return QString::fromStdString(m_texts.title(kickdoor::tagName(m_game.catalog, static_cast<int>(tag))));
}

QString CardTexts::editionTitle(const std::string& pack) const {
    const std::string& translated = m_texts.names().edition(pack);
    return translated.empty() ? nameFromKey(QString::fromStdString(pack))
                              : QString::fromStdString(translated);
}

QString CardTexts::joined(const QStringList& parts) const {
    std::vector<std::string> words;
    for (const QString& part : parts) words.push_back(part.toStdString());
    return parts.size() < 2 ? parts.value(0)
                            : QString::fromStdString(joinWords(words, Joining::And, m_texts.language()));
}

QString nameFromKey(const QString& key) {
    QString name = key;
    name.replace(QLatin1Char('-'), QLatin1Char(' '));
    return name.left(1).toUpper() + name.mid(1);
}

}  // namespace kickdoor
