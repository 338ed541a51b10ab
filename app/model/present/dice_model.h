// The die on the table. It always shows the roll of the game's state.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <optional>

#include "model/table/shown_game.h"
#include "words/roll_parts.h"

namespace kickdoor {

class DiceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int sides READ sides NOTIFY changed)
    Q_PROPERTY(int face READ face NOTIFY changed)  // 0: not rolled yet
    Q_PROPERTY(int modifier READ modifier NOTIFY changed)
    Q_PROPERTY(bool forMonsters READ forMonsters NOTIFY changed)  // the last roll is that of their own d20
    // The least face that escapes in a Run Away roll, or one more than the die has; 0: another roll.
    Q_PROPERTY(int needs READ needs NOTIFY changed)
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    // What a Run Away roll must be, and the same with what the die shows; empty for another roll.
    Q_PROPERTY(QString flight READ flight NOTIFY changed)
    Q_PROPERTY(QString landed READ landed NOTIFY changed)
    Q_PROPERTY(bool twenty READ twenty NOTIFY changed)  // a d20 lies on the table (R1.7, R8.13, some cards)
    Q_PROPERTY(bool monsters READ monsters NOTIFY changed)  // a second one for the monsters (R8.13)

public:
    explicit DiceModel(ShownGame& shown);

    int sides() const { return m_sides; }
    int face() const { return m_face; }
    int modifier() const { return m_modifier; }
    bool forMonsters() const { return m_ofMonsters; }
    int needs() const;
    QString caption() const;
    QString flight() const;
    QString landed() const;
    bool twenty() const;
    bool monsters() const;

signals:
    void changed();
    // The die tumbles for `millis`, then shows the face. fight: a roll for a side of the fight (R8.13);
    // monsters: for the monsters' side.
    void rolled(int sides, int face, int millis, bool fight, bool monsters);

private:
    void onTold(const Event& event, int dwell);
    void recall(const Past& past);
    bool runsAway() const { return m_thrown && m_thrown->purpose == RollPurpose::RunAway; }
    QString thrownFor() const;
    // What adds to the last roll, card by card.
    QString addends() const;
    enum class Change : std::uint8_t { None, Words, Face };
    Change take(const GameState& view, const Event& event);
    // The content of the caption, in no language.
    struct Thrown {
        Seat by = kNoSeat;
        RollPurpose purpose = RollPurpose::Initiative;
        DefId from = kNoDef;  // the monster fled from, or the card that is rolled for
        int ability = -1;     // of that card, if one of its abilities is rolled for
    };

    ShownGame& m_shown;
    int m_sides = 6;
    int m_face = 0;
    int m_modifier = 0;
    bool m_ofFight = false;
    bool m_ofMonsters = false;
    std::optional<Thrown> m_thrown;
    RollParts m_rollParts;
    std::vector<RollPart> m_parts;  // of the last roll
};

}  // namespace kickdoor
