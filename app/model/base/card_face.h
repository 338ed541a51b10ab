// Everything a card component shows, ready to bind. A value type, so that a list's row can hold it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace kickdoor {

struct CardFace {
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    Q_PROPERTY(int cardId MEMBER cardId)
    Q_PROPERTY(QString defKey MEMBER defKey)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString rulesText MEMBER rulesText)
    Q_PROPERTY(QString flavour MEMBER flavour)
    Q_PROPERTY(QString footerLeft MEMBER footerLeft)
    Q_PROPERTY(QString footerRight MEMBER footerRight)
    Q_PROPERTY(QString artRecipe MEMBER artRecipe)
    Q_PROPERTY(QString edition MEMBER edition)
    Q_PROPERTY(QString slot MEMBER slot)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(QString sittingOn MEMBER sittingOn)
    Q_PROPERTY(QStringList attached MEMBER attached)
    Q_PROPERTY(bool equipped MEMBER equipped)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(bool playable MEMBER playable)
    Q_PROPERTY(bool boss MEMBER boss)
    Q_PROPERTY(bool rare MEMBER rare)

public:
    int cardId = -1;  // -1: no card
    QString defKey;   // empty while face down
    QString title;
    QString kind;       // a word of CardKind
    QString figure;     // a monster's Level, or a bonus with its sign; may be empty
    QString rulesText;  // generated from the card's effects
    QString flavour;
    QString footerLeft;    // the card's slot, type or kind
    QString footerRight;   // the card's value
    QString artRecipe;     // as app/art/recipe.h defines it
    QString edition;       // the key of the pack that it comes from
    QString slot;          // an Item's slot, a word of Slot
    QString back;          // "door" or "treasure"
    QString sittingOn;     // the title of the card it is attached to
    QStringList attached;  // the titles of the cards attached to it
    bool equipped = false;
    bool faceDown = false;
    bool boss = false;      // R2.8
    bool rare = false;      // a single copy of a Boss, of a monster of two Levels or of an Item of 800 gp
    bool playable = false;  // the viewer can do something with it now

    bool operator==(const CardFace&) const = default;
};

}  // namespace kickdoor

Q_DECLARE_METATYPE(kickdoor::CardFace)
