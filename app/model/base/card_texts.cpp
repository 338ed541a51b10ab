#include "model/base/card_texts.h"

#include <QLocale>
#include <QStringList>
#include <QtGlobal>

#include "text/card_text.h"
#include "text/describe.h"

namespace kickdoor {
namespace {

// Where an Option node keeps its effects (card/vocabulary.cpp).
constexpr std::size_t kOptionEffects = 1;

std::filesystem::path catalogueFor(const std::filesystem::path& folder) {
    const std::string language = QLocale().name().left(2).toStdString();
    std::filesystem::path file = folder / ("text_" + language + ".json");
    std::error_code error;
    return std::filesystem::exists(file, error) ? file : folder / "text_en.json";
}

}  // namespace

CardTexts::CardTexts(const Game& game, const std::filesystem::path& translations) : m_game(game) {
    const std::string error = m_texts.load(catalogueFor(translations));
    if (!error.empty()) qWarning("%s", error.c_str());
}

QString CardTexts::rules(DefId def) const {
    QStringList paragraphs;
    for (const std::string& paragraph : cardText(m_texts, m_game.catalog, def, m_game.rules)) {
        paragraphs << QString::fromStdString(paragraph).toHtmlEscaped();
    }
    return paragraphs.join(QStringLiteral("<br>"));
}

QString CardTexts::ability(DefId def, std::size_t ability) const {
    return QString::fromStdString(
        m_texts.render(describeAbility(m_game.catalog, def, ability, m_game.rules)));
}

QString CardTexts::option(DefId def, NodeRef option) const {
    const auto effects = static_cast<ListRef>(m_game.catalog.node(option).arg[kOptionEffects]);
    return QString::fromStdString(
        m_texts.render(describeEffects(m_game.catalog, def, effects, m_game.rules)));
}

}  // namespace kickdoor
