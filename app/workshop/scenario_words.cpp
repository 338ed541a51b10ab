#include "workshop/scenario_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>

#include "workshop/act_words.h"
#include "workshop/field_words.h"
#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

// What an expectation is about, by its last field.
constexpr std::array kExpectations = {
    WordRow{"level", QT_TRANSLATE_NOOP("WorkshopScenario", "Level")},
    WordRow{"sex", QT_TRANSLATE_NOOP("WorkshopScenario", "sex")},
    WordRow{"dead", QT_TRANSLATE_NOOP("WorkshopScenario", "dead")},
    WordRow{"hand", QT_TRANSLATE_NOOP("WorkshopScenario", "cards in hand")},
    WordRow{"handCount", QT_TRANSLATE_NOOP("WorkshopScenario", "number of cards in hand")},
    WordRow{"inPlay", QT_TRANSLATE_NOOP("WorkshopScenario", "cards in play")},
    WordRow{"equipped", QT_TRANSLATE_NOOP("WorkshopScenario", "equipped Items")},
    WordRow{"unequipped", QT_TRANSLATE_NOOP("WorkshopScenario", "carried Items")},
    WordRow{"curses", QT_TRANSLATE_NOOP("WorkshopScenario", "curses")},
    WordRow{"identity", QT_TRANSLATE_NOOP("WorkshopScenario", "race and class")},
    WordRow{"strength", QT_TRANSLATE_NOOP("WorkshopScenario", "combat strength")},
    WordRow{"character", QT_TRANSLATE_NOOP("WorkshopScenario", "Character")},
    WordRow{"combat", QT_TRANSLATE_NOOP("WorkshopScenario", "fight")},
    WordRow{"fighters", QT_TRANSLATE_NOOP("WorkshopScenario", "strength of the fighters")},
    WordRow{"monsters", QT_TRANSLATE_NOOP("WorkshopScenario", "strength of the monsters")},
    WordRow{"winning", QT_TRANSLATE_NOOP("WorkshopScenario", "the fighters would win")},
    WordRow{"fighter", QT_TRANSLATE_NOOP("WorkshopScenario", "fighter")},
    WordRow{"helper", QT_TRANSLATE_NOOP("WorkshopScenario", "helper")},
    WordRow{"inFight", QT_TRANSLATE_NOOP("WorkshopScenario", "monsters in the fight")},
    WordRow{"treasures", QT_TRANSLATE_NOOP("WorkshopScenario", "Treasures of the fight")},
    WordRow{"phase", QT_TRANSLATE_NOOP("WorkshopScenario", "phase")},
    WordRow{"active", QT_TRANSLATE_NOOP("WorkshopScenario", "whose turn it is")},
    WordRow{"waitingFor", QT_TRANSLATE_NOOP("WorkshopScenario", "whom the game waits for")},
    WordRow{"asked", QT_TRANSLATE_NOOP("WorkshopScenario", "who is asked")},
    WordRow{"who", QT_TRANSLATE_NOOP("WorkshopScenario", "who is asked")},
    WordRow{"what", QT_TRANSLATE_NOOP("WorkshopScenario", "what is asked for")},
    WordRow{"winners", QT_TRANSLATE_NOOP("WorkshopScenario", "winners")},
    WordRow{"doorDiscard", QT_TRANSLATE_NOOP("WorkshopScenario", "discarded Doors")},
    WordRow{"treasureDiscard", QT_TRANSLATE_NOOP("WorkshopScenario", "discarded Treasures")},
    WordRow{"doorDeckCount", QT_TRANSLATE_NOOP("WorkshopScenario", "number of Doors in the deck")},
    WordRow{"treasureDeckCount", QT_TRANSLATE_NOOP("WorkshopScenario", "number of Treasures in the deck")},
    WordRow{"lastRoll", QT_TRANSLATE_NOOP("WorkshopScenario", "last roll")},
    WordRow{"bossesDefeated", QT_TRANSLATE_NOOP("WorkshopScenario", "defeated Boss Monsters")},
};

// Words that stand as values.
constexpr std::array kValues = {
    WordRow{"setup", QT_TRANSLATE_NOOP("WorkshopScenario", "before the first turn")},
    WordRow{"arrange", QT_TRANSLATE_NOOP("WorkshopScenario", "arranging one's cards")},
    WordRow{"kickOpenDoor", QT_TRANSLATE_NOOP("WorkshopScenario", "Kick Open the Door")},
    WordRow{"lookOrLoot", QT_TRANSLATE_NOOP("WorkshopScenario", "Look for Trouble or Loot the Room")},
    WordRow{"end", QT_TRANSLATE_NOOP("WorkshopScenario", "end of the turn")},
    WordRow{"runAway", QT_TRANSLATE_NOOP("WorkshopScenario", "running away")},
    WordRow{"looting", QT_TRANSLATE_NOOP("WorkshopScenario", "Looting the Body")},
    WordRow{"charity", QT_TRANSLATE_NOOP("WorkshopScenario", "Charity")},
    WordRow{"over", QT_TRANSLATE_NOOP("WorkshopScenario", "end of the game")},
    WordRow{"male", QT_TRANSLATE_NOOP("WorkshopScenario", "male")},
    WordRow{"female", QT_TRANSLATE_NOOP("WorkshopScenario", "female")},
    WordRow{"cards", QT_TRANSLATE_NOOP("WorkshopScenario", "cards")},
    WordRow{"players", QT_TRANSLATE_NOOP("WorkshopScenario", "players")},
    WordRow{"number", QT_TRANSLATE_NOOP("WorkshopScenario", "a number")},
    WordRow{"option", QT_TRANSLATE_NOOP("WorkshopScenario", "one of several options")},
    WordRow{"bigItems", QT_TRANSLATE_NOOP("WorkshopScenario", "Big Items")},
    WordRow{"resurrection", QT_TRANSLATE_NOOP("WorkshopScenario", "resurrection")},
    WordRow{"nobody", QT_TRANSLATE_NOOP("WorkshopScenario", "nobody")},
};

constexpr WordTable kExpectationTable{"WorkshopScenario", kExpectations};
constexpr WordTable kValueTable{"WorkshopScenario", kValues};

struct Failing {
    Q_DECLARE_TR_FUNCTIONS(WorkshopScenario)
};

// "steps[3].expect.players.Ann.level" in its parts.
struct FailedPlace {
    int step = 0;    // from 1; 0: none
    QString player;  // whom the expectation is about
    QString field;   // "level"
};

FailedPlace failedPlace(const std::string& text) {
    static const QRegularExpression kStep(QStringLiteral("steps\\[(\\d+)\\]"));
    static const QRegularExpression kPlayer(QStringLiteral("\\.(?:players|knows)\\.(.+)\\.[^.]+$"));
    static const QRegularExpression kEntries(QStringLiteral("(\\[\\d+\\])+$"));
    const QString whole = QString::fromStdString(text);
    const QString place = QString(whole).remove(kEntries);
    const QRegularExpressionMatch step = kStep.match(whole);
    return {step.hasMatch() ? step.captured(1).toInt() + 1 : 0, kPlayer.match(place).captured(1),
            place.section(QLatin1Char('.'), -1)};
}

class ExpectedValues {
public:
    ExpectedValues(const QString& field, const TitleOfCard& titleOf) : m_field(field), m_titleOf(titleOf) {}

    QString of(const JsonValue& value) const {
        QStringList parts;
        switch (value.kind) {
            case JsonValue::Kind::Null: return Failing::tr("nothing");
            case JsonValue::Kind::Bool: return value.boolean ? Failing::tr("yes") : Failing::tr("no");
            case JsonValue::Kind::Int: return QString::number(value.integer);
            case JsonValue::Kind::Real: return QString::number(value.real);
            case JsonValue::Kind::String: return word(value.text);
            case JsonValue::Kind::Array:
                for (const JsonValue& item : value.items) parts << of(item);
                return parts.isEmpty() ? Failing::tr("nothing") : parts.join(QStringLiteral(", "));
            case JsonValue::Kind::Object: return object(value);
        }
        return {};
    }

private:
    QString word(const std::string& text) const {
        if (text == "?") return Failing::tr("an unknown card");
        static const QStringList kCards = {
            QStringLiteral("hand"),       QStringLiteral("inPlay"),      QStringLiteral("equipped"),
            QStringLiteral("unequipped"), QStringLiteral("curses"),      QStringLiteral("identity"),
            QStringLiteral("inFight"),    QStringLiteral("doorDiscard"), QStringLiteral("treasureDiscard"),
            QStringLiteral("character")};
        if (kCards.contains(m_field)) return m_titleOf({}, text.substr(0, text.find('#')));
        static const QStringList kWords = {QStringLiteral("phase"), QStringLiteral("sex"),
                                           QStringLiteral("what")};
        if (text != "nobody" && !kWords.contains(m_field)) return QString::fromStdString(text);
        if (text == "combat") return kExpectationTable.find(text);
        const QString said = kValueTable.find(text);
        return said.isEmpty() ? QString::fromStdString(text) : said;
    }
    QString object(const JsonValue& value) const {
        if (const JsonValue* card = value.find("card")) {
            const JsonValue* pack = value.find("pack");
            if (card->text == "?") return word(card->text);
            return m_titleOf(pack != nullptr ? pack->text : std::string(), card->text);
        }
        QStringList parts;
        for (std::size_t i = 0; i < value.keys.size(); ++i)
            parts << kExpectationTable.find(value.keys[i]) + QStringLiteral(" ") +
                         ExpectedValues(QString::fromStdString(value.keys[i]), m_titleOf).of(value.items[i]);
        return parts.join(QStringLiteral(", "));
    }

    QString m_field;
    const TitleOfCard& m_titleOf;
};

QString expectationWords(const ScenarioFailure& failure, const FailedPlace& place,
                         const TitleOfCard& titleOf) {
    const QString known = kExpectationTable.find(place.field.toStdString());
    QString subject = known.isEmpty() ? place.field : known;
    if (!place.player.isEmpty())
        subject =
            Failing::tr("%1, %2", "a player, what is expected of the player").arg(place.player, subject);
    const ExpectedValues values(place.field, titleOf);
    if (place.field == QLatin1String("combat") && failure.wanted.kind == JsonValue::Kind::Null)
        return Failing::tr("No fight was expected, but there is one.");
    if (place.field == QLatin1String("combat"))
        return Failing::tr("A fight was expected, but there is none.");
    return Failing::tr("%1: expected %2, but it is %3.", "what, a value, another value")
        .arg(subject, values.of(failure.wanted), values.of(failure.is));
}

// What is done in a step, counted from 1; empty if it is no command.
QString actOf(const JsonValue& scenario, int step, const TitleOfCard& titleOf) {
    const JsonValue* steps = scenario.find("steps");
    if (steps == nullptr || step < 1 || step > static_cast<int>(steps->items.size())) return {};
    QStringList players;
    if (const JsonValue* list = scenario.find("players"))
        for (const JsonValue& player : list->items)
            if (const JsonValue* name = player.find("name")) players << QString::fromStdString(name->text);
    const JsonValue& played = steps->items[static_cast<std::size_t>(step) - 1];
    const JsonValue* illegal = played.find("illegal");
    return actWords(illegal != nullptr ? *illegal : played, titleOf, players);
}

// The last command before a step.
QString actBefore(const JsonValue& scenario, int step, const TitleOfCard& titleOf) {
    for (int before = step - 1; before > 0; --before)
        if (const QString act = actOf(scenario, before, titleOf); !act.isEmpty()) return act;
    return {};
}

QString joined(const QStringList& sentences) {
    return QStringList(sentences).filter(QRegularExpression(QStringLiteral("."))).join(QLatin1Char(' '));
}

}  // namespace

QString failureWords(const ScenarioFailure& failure, const JsonValue& scenario, const TitleOfCard& titleOf) {
    const FailedPlace place = failedPlace(failure.place);
    const QString step = place.step > 0 ? Failing::tr("Step %1:").arg(place.step) : QString();
    const QString act = actOf(scenario, place.step, titleOf);
    const QString fight = failure.fight ? Failing::tr("The fighters have %1, the monsters %2.")
                                              .arg(failure.fight->fighters)
                                              .arg(failure.fight->monsters)
                                        : QString();
    switch (failure.kind) {
        case ScenarioFailure::Kind::Expectation: {
            const QString before = actBefore(scenario, place.step, titleOf);
            return joined({step, expectationWords(failure, place, titleOf), fight,
                           before.isEmpty() ? QString() : Failing::tr("Just before: %1").arg(before)});
        }
        case ScenarioFailure::Kind::Refused:
            return joined(
                {step, act, Failing::tr("That is not allowed."), QString::fromStdString(failure.why), fight});
        case ScenarioFailure::Kind::Legal:
            return joined({step, act, Failing::tr("This should not be allowed, but it is."), fight});
        case ScenarioFailure::Kind::Other: break;
    }
    if (place.step > 0) return joined({step, act, Failing::tr("This cannot be played.")});
    if (place.field == QLatin1String("edition"))
        return Failing::tr("The cards cannot be used. Mend the mistakes of the pack first.");
    return Failing::tr("The scenario cannot be read or set up.");
}

}  // namespace kickdoor::workshop
