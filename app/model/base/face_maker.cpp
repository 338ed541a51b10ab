#include "model/base/face_maker.h"

#include "words/lists.h"
#include "words/numbers.h"

#include <QHash>
#include <QLocale>
#include <QTranslator>

namespace kickdoor {
namespace {

QString word(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString figureOf(const CardDef& def) {
    if (def.kind == CardKind::Monster) return QString::number(def.level);
    return def.bonus == 0 ? QString() : signedNumber(def.bonus);
}

// Printed with foil.
bool isRare(const CardDef& def) {
    constexpr int kDear = 800;  // gp: below that, nobody buys a Level with a single Item
    if (def.copies > 1) return false;
    if (def.kind == CardKind::Monster) return def.boss || def.levels > 1;
    return def.isItem && def.gold >= kDear;
}

QString hexOf(const std::string& colour) {
    return QString::fromStdString(colour).mid(1);
}

// As app/art/recipe.h defines them.
QStringList optionsOf(const ArtRecipe& art) {
    QStringList options;
    if (art.scene != Scene::Usual) options << QStringLiteral("scene=") + word(wordOf(art.scene));
    if (!art.accent.empty()) options << QStringLiteral("accent=") + hexOf(art.accent);
    if (art.turn != 0) options << QStringLiteral("turn=%1").arg(art.turn);
    if (art.size != 100) options << QStringLiteral("size=%1").arg(art.size);
    if (art.flip) options << QStringLiteral("flip=1");
    if (art.lines) options << QStringLiteral("lines=1");
    if (art.prop.size != 0)
        options << QStringLiteral("prop=%1.%2.%3").arg(art.prop.x).arg(art.prop.y).arg(art.prop.size);
    for (const ArtPart& part : art.parts)
        options << QStringLiteral("part=%1.%2").arg(part.part).arg(hexOf(part.colour));
    return options;
}

QString recipeOf(const ArtRecipe& art) {
    QString text = QString::fromStdString(art.icon);
    if (!art.second.empty()) text += QLatin1Char('+') + QString::fromStdString(art.second);
    QString tint = QString::fromStdString(art.tint);
    if (tint.startsWith(QLatin1Char('#'))) tint.remove(0, 1);
    const QString options = optionsOf(art).join(QLatin1Char(','));
    const bool more = !options.isEmpty();
    if (!tint.isEmpty() || art.seed != 0 || more) text += QLatin1Char(':') + tint;
    if (art.seed != 0 || more)
        text += QLatin1Char(':') + (art.seed != 0 ? QString::number(art.seed) : QString());
    if (more) text += QLatin1Char(':') + options;
    return text;
}

}  // namespace

QString FaceMaker::said(const char* text, int count) const {
    constexpr const char* kContext = "FaceMaker";
    if (m_translator == nullptr) return QCoreApplication::translate(kContext, text, nullptr, count);
    QString words = m_translator->translate(kContext, text, nullptr, count);
    if (words.isEmpty()) words = QString::fromUtf8(text);
    return words.replace(QStringLiteral("%n"), QString::number(count));
}

QString FaceMaker::footerLeft(const CardDef& def) const {
    const auto slot = [&] {
        switch (def.slot) {
            case Slot::Headgear: return said(QT_TR_NOOP("Headgear"));
            case Slot::Armor: return said(QT_TR_NOOP("Armor"));
            case Slot::Footgear: return said(QT_TR_NOOP("Footgear"));
            case Slot::OneHand: return said(QT_TR_NOOP("1 Hand"));
            case Slot::TwoHands: return said(QT_TR_NOOP("2 Hands"));
            case Slot::None: break;
        }
        return said(QT_TR_NOOP("Item"));
    };
    switch (def.kind) {
        case CardKind::Monster: {
            const QString levels = said(QT_TR_N_NOOP("%n level(s)"), def.levels);
            QStringList words;
            if (def.boss) words << said(QT_TR_NOOP("Boss"));
            words << levels;
            for (std::size_t tag = 0; tag < m_catalog.tags.size(); ++tag) {
                if (def.hasTag(static_cast<int>(tag))) words << m_wording.texts().tagName(tag);
            }
            return Lists::details(words);
        }
        case CardKind::Curse: return said(QT_TR_NOOP("Curse!"));
        case CardKind::Enhancer: return said(QT_TR_NOOP("Enhancer"));
        case CardKind::Join: return said(QT_TR_NOOP("Joins a fight"));
        case CardKind::Identity: return m_wording.identityType(def.identityType);
        case CardKind::Item: return def.big ? said(QT_TR_NOOP("%1, Big")).arg(slot()) : slot();
        case CardKind::OneShot: return said(QT_TR_NOOP("One-shot"));
        case CardKind::Level: return said(QT_TR_NOOP("Level"));
        case CardKind::Ally: return allyWord(def.ally);
        case CardKind::Cheat: return said(QT_TR_NOOP("Cheat"));
        case CardKind::Character: return said(QT_TR_NOOP("Character"));
        case CardKind::Doubling:  // told by its definition
        case CardKind::Other: break;
    }
    return {};
}

QString FaceMaker::allyWord(AllyKind ally) const {
    switch (ally) {
        case AllyKind::Hireling: return said(QT_TR_NOOP("Hireling"));
        case AllyKind::GuestStar: return said(QT_TR_NOOP("Guest Star"));
        case AllyKind::Companion:
        case AllyKind::None: break;
    }
    return said(QT_TR_NOOP("Ally"));
}

QString FaceMaker::footerRight(const CardDef& def) const {
    if (def.kind == CardKind::Monster) {
        return def.specialTreasure ? said(QT_TR_NOOP("Treasure: Special"))
                                   : said(QT_TR_N_NOOP("%n Treasure(s)"), def.treasures);
    }
    if (def.kind == CardKind::Enhancer && def.bonusTreasures != 0) {
        return def.bonusTreasures > 0 ? said(QT_TR_N_NOOP("+%n Treasure(s)"), def.bonusTreasures)
                                      : said(QT_TR_N_NOOP("−%n Treasure(s)"), -def.bonusTreasures);
    }
    if (!def.isItem) return {};
    const QLocale locale = m_translator != nullptr ? QLocale(m_translator->language()) : QLocale();
    return def.gold == 0 ? said(QT_TR_NOOP("No Value"))
                         : said(QT_TR_NOOP("%1 gp")).arg(locale.toString(def.gold));
}

CardFace FaceMaker::ofDef(DefId id) const {
    if (id == kUnknownDoor) return backOf(Deck::Door);
    if (id == kUnknownTreasure) return backOf(Deck::Treasure);
    if (id >= m_catalog.cards.size()) return {};
    const auto known = m_printed.constFind(id);
    if (known != m_printed.constEnd()) return *known;
    const CardDef& def = m_catalog[id];
    CardFace face;
    face.defKey = QString::fromStdString(def.key);
    face.title = m_wording.title(id);
    face.kind = word(wordOf(def.kind));
    face.figure = figureOf(def);
    face.rulesText = m_wording.rulesText(id);
    face.flavour = m_wording.texts().flavour(id);
    face.footerLeft = def.kind == CardKind::Doubling ? m_wording.texts().kind(id) : footerLeft(def);
    face.footerRight = footerRight(def);
    face.artRecipe = recipeOf(def.art);
    face.edition = QString::fromStdString(def.pack);
    face.boss = def.boss;
    face.rare = isRare(def);
    face.slot = def.kind == CardKind::Item ? word(wordOf(def.slot)) : QString();
    face.back = def.deck == Deck::Door ? QStringLiteral("door") : QStringLiteral("treasure");
    m_printed.insert(id, face);
    return face;
}

CardFace FaceMaker::backOf(Deck deck) {
    CardFace face;
    face.title = deck == Deck::Door ? tr("Door card") : tr("Treasure card");
    face.back = deck == Deck::Door ? QStringLiteral("door") : QStringLiteral("treasure");
    face.faceDown = true;
    return face;
}

CardFace FaceMaker::of(const GameState& view, CardId card) const {
    CardFace face = ofDef(view.cards.def(card));
    face.cardId = card;
    face.equipped = view.cards.isEquipped(card);
    if (view.cards.isAttached(card)) {
        face.sittingOn = m_wording.title(view.cards.def(view.cards.hostOf(card)));
    }
    for (CardId on = view.cards.firstAttached(card); on != kNoCard && !view.cards.isAttached(card);
         on = view.cards.nextAttached(on)) {
        face.attached << m_wording.title(view.cards.def(on));
    }
    return face;
}

}  // namespace kickdoor
