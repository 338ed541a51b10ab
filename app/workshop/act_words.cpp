#include "workshop/act_words.h"

#include <QCoreApplication>
#include <array>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

// %1: who; %2: the card, cards or player of the command.
constexpr std::array kActs = {
    WordRow{"kickOpenDoor", QT_TRANSLATE_NOOP("WorkshopAct", "%1 kicks open the door.")},
    WordRow{"listenAtDoor", QT_TRANSLATE_NOOP("WorkshopAct", "%1 listens at the door.")},
    WordRow{"lootRoom", QT_TRANSLATE_NOOP("WorkshopAct", "%1 loots the room.")},
    WordRow{"endTurn", QT_TRANSLATE_NOOP("WorkshopAct", "%1 ends the turn.")},
    WordRow{"lookForTrouble", QT_TRANSLATE_NOOP("WorkshopAct", "%1 looks for trouble with %2.")},
    WordRow{"play", QT_TRANSLATE_NOOP("WorkshopAct", "%1 plays %2.")},
    WordRow{"keep", QT_TRANSLATE_NOOP("WorkshopAct", "%1 takes %2 into hand.")},
    WordRow{"equip", QT_TRANSLATE_NOOP("WorkshopAct", "%1 equips %2.")},
    WordRow{"unequip", QT_TRANSLATE_NOOP("WorkshopAct", "%1 takes %2 off.")},
    WordRow{"discard", QT_TRANSLATE_NOOP("WorkshopAct", "%1 discards %2.")},
    WordRow{"sell", QT_TRANSLATE_NOOP("WorkshopAct", "%1 sells %2.")},
    WordRow{"use", QT_TRANSLATE_NOOP("WorkshopAct", "%1 uses an ability of %2.")},
    WordRow{"offerTrade", QT_TRANSLATE_NOOP("WorkshopAct", "%1 offers %2 a trade.")},
    WordRow{"askHelp", QT_TRANSLATE_NOOP("WorkshopAct", "%1 asks %2 for help.")},
    WordRow{"offerHelp", QT_TRANSLATE_NOOP("WorkshopAct", "%1 offers help.")},
    WordRow{"accept", QT_TRANSLATE_NOOP("WorkshopAct", "%1 accepts an offer.")},
    WordRow{"decline", QT_TRANSLATE_NOOP("WorkshopAct", "%1 declines an offer.")},
    WordRow{"withdraw", QT_TRANSLATE_NOOP("WorkshopAct", "%1 withdraws an offer.")},
    WordRow{"leaveCombat", QT_TRANSLATE_NOOP("WorkshopAct", "%1 leaves the fight.")},
    WordRow{"fight", QT_TRANSLATE_NOOP("WorkshopAct", "%1 declares the fight won, or ready for the dice.")},
    WordRow{"runAway", QT_TRANSLATE_NOOP("WorkshopAct", "%1 gives up the fight and runs away.")},
    WordRow{"flee", QT_TRANSLATE_NOOP("WorkshopAct", "%1 tries to escape from %2.")},
    WordRow{"choose", QT_TRANSLATE_NOOP("WorkshopAct", "%1 chooses %2.")},
    WordRow{"giveCharity", QT_TRANSLATE_NOOP("WorkshopAct", "%1 gives cards away in Charity.")},
    WordRow{"pass", QT_TRANSLATE_NOOP("WorkshopAct", "%1 passes.")},
};
constexpr WordTable kActTable{"WorkshopAct", kActs};

struct Acts {
    Q_DECLARE_TR_FUNCTIONS(WorkshopAct)
};

// Names of cards stand in quotation marks, those of players do not.
class ActParts {
public:
    explicit ActParts(const TitleOfCard& titleOf) : m_titleOf(titleOf) {}

    QString card(const JsonValue& value) const {
        std::string pack;
        std::string name = value.text;
        if (const JsonValue* inner = value.find("card")) name = inner->text;
        if (const JsonValue* from = value.find("pack")) pack = from->text;
        name = name.substr(0, name.find('#'));
        return Acts::tr("“%1”", "the name of a card")
            .arg(m_titleOf ? m_titleOf(pack, name) : QString::fromStdString(name));
    }
    QString list(const JsonValue& value, bool cards) const {
        if (value.isInt()) return QString::number(value.integer);
        if (!value.isArray()) return cards ? card(value) : QString::fromStdString(value.text);
        QStringList all;
        for (const JsonValue& item : value.items) all << list(item, cards);
        return all.isEmpty() ? Acts::tr("nothing") : all.join(QStringLiteral(", "));
    }

private:
    const TitleOfCard& m_titleOf;
};

// A player, a side of the fight, or a card.
QString aimOf(const JsonValue& on, const ActParts& parts, const QStringList& players) {
    const JsonValue* side = on.find("side");
    const std::string& word = side != nullptr ? side->text : on.text;
    if (word == "fighters") return Acts::tr("the fighters");
    if (word == "monsters") return Acts::tr("the monsters");
    const QString name = QString::fromStdString(word);
    return on.isString() && players.contains(name) ? name : parts.card(on);
}

}  // namespace

QString actWords(const JsonValue& step, const TitleOfCard& titleOf, const QStringList& players) {
    const JsonValue* by = step.find("by");
    const JsonValue* word = step.find("do");
    if (by == nullptr || word == nullptr) return {};
    const QString known = kActTable.find(word->text);
    if (known.isEmpty()) return {};
    const QString who = by->text == "*" ? Acts::tr("Everybody") : QString::fromStdString(by->text);
    const ActParts parts(titleOf);
    QString what;
    for (const char* field : {"card", "cards", "source", "from"})
        if (const JsonValue* value = step.find(field); value != nullptr && what.isEmpty())
            what = parts.list(*value, true);
    for (const char* field : {"players", "number", "option", "to", "of"})
        if (const JsonValue* value = step.find(field); value != nullptr && what.isEmpty())
            what = parts.list(*value, false);
    if (word->text == "choose" && step.find("option") != nullptr)
        what = Acts::tr("“%1”", "the name of a card").arg(what);
    QString said = QString(known).replace(QLatin1String("%1"), who).replace(QLatin1String("%2"), what);
    if (const JsonValue* on = step.find("on"))
        said += QLatin1Char(' ') +
                Acts::tr("Aim: %1.", "of a card that is played").arg(aimOf(*on, parts, players));
    return said;
}

}  // namespace kickdoor::workshop
