#include "model/decide/hint_words.h"

#include <QLocale>

#include "base/seats.h"
#include "bot/value/value.h"
#include "model/decide/move_words.h"
#include "words/lists.h"

namespace kickdoor {
namespace {

int percent(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? static_cast<int>((200 * part + whole) / (2 * whole)) : 0;
}

}  // namespace

QString HintWords::cards(const ShownGame& shown, const Command& command) {
    QStringList titles;
    for (const CardId card : command.cards) titles << shown.wording().title(shown.view().cards.def(card));
    return Lists::parts(titles);
}

QString HintWords::chosen(const ShownGame& shown, const Command& command) {
    if (!command.cards.empty()) return cards(shown, command);
    if (!command.seats.empty()) return shown.wording().names(command.seats);
    const QStringList options = shown.wording().options(shown.game(), shown.view());
    const bool isOption = shown.view().question.kind == QuestionKind::Option;
    if (isOption && command.move.number >= 0 && command.move.number < options.size())
        return options[command.move.number];
    return QLocale().toString(command.move.number);
}

QString HintWords::of(const ShownGame& shown, const Candidate& candidate) {
    if (!candidate) return tr("Do nothing for now");
    const Command& command = *candidate;
    const Move& move = command.move;
    const QString what = MoveWords::of(shown, move);
    const auto with = [&what](const QString& more) {
        return more.isEmpty() ? what : tr("%1: %2", "what to do: with what or whom").arg(what, more);
    };
    const QString terms = shown.wording().terms(shown.view(), command.terms);
    switch (move.kind) {
        case CommandKind::Play:
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::LookForTrouble:
            return tr("%1: %2", "a card: what to do with it")
                .arg(shown.wording().title(shown.view().cards.def(move.card)), what);
        case CommandKind::Discard:
            if (MoveWords::isSacrifice(shown, move)) return what;
            return with(shown.wording().title(shown.view().cards.def(move.card)));
        case CommandKind::AskHelp:
            return tr("Ask %1 for help, for: %2").arg(shown.wording().name(move.seat), terms);
        case CommandKind::OfferHelp: return tr("Offer help, for: %1").arg(terms);
        case CommandKind::OfferTrade:
            return tr("Offer %1 a trade: %2 for %3")
                .arg(shown.wording().name(move.seat),
                     shown.wording().cards(shown.view(), command.terms.items),
                     shown.wording().cards(shown.view(), command.want));
        case CommandKind::Accept:
        case CommandKind::Decline:
            return with(move.seat == kNoSeat ? QString() : shown.wording().name(move.seat));
        case CommandKind::Choose: return with(chosen(shown, command));
        case CommandKind::Sell:
        case CommandKind::Use:
        case CommandKind::GiveCharity: return with(cards(shown, command));
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::Keep: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Pass: case CommandKind::kCount:
            // clang-format on
            break;
    }
    return what;
}

QString HintWords::chance(const Outcome& outcome) {
    // Only a sample has been played: it never makes sure.
    const int share = percent(outcome.chance, kCertain);
    if (share >= 100) return tr("> 99%", "a chance: almost certain");
    if (share <= 0) return tr("< 1%", "a chance: hardly any");
    return tr("%1%").arg(share);
}

// Not of a fight that hardly ever comes.
bool HintWords::tellsOfAFight(const Outcome& outcome) {
    return outcome.worlds > 0 && 5 * outcome.fought >= outcome.worlds;
}

QString HintWords::wonFights(int share, bool fighting, const QString& other) {
    if (share >= 100)
        return fighting          ? tr("this fight almost certainly won")
               : other.isEmpty() ? tr("your next fight almost certainly won")
                                 : tr("next fight of %1 almost certainly won").arg(other);
    if (share <= 0)
        return fighting          ? tr("this fight hardly ever won")
               : other.isEmpty() ? tr("your next fight hardly ever won")
                                 : tr("next fight of %1 hardly ever won").arg(other);
    return fighting          ? tr("this fight won in %1%").arg(share)
           : other.isEmpty() ? tr("your next fight won in %1%").arg(share)
                             : tr("next fight of %2 won in %1%").arg(share).arg(other);
}

QString HintWords::details(const Outcome& outcome, bool fighting, const QString& other) {
    QStringList parts;
    if (tellsOfAFight(outcome)) parts << wonFights(percent(outcome.victory, outcome.fought), fighting, other);
    if (const int deaths = percent(outcome.deaths, outcome.worlds); deaths > 0)
        parts << (deaths >= 100 ? tr("death almost certain") : tr("death in %1%").arg(deaths));
    const int tenths = (std::abs(outcome.levels) + 5) / 10;
    const QString levels = QLocale().toString(tenths / 10.0, 'f', 1);
    const QString sign = tenths == 0          ? QStringLiteral("±")
                         : outcome.levels < 0 ? QStringLiteral("−")
                                              : QStringLiteral("+");
    parts << tr("Levels %1", "gained, such as +0.8")
                 .arg(tenths == 0 ? sign + QLocale().toString(0) : sign + levels);
    return Lists::details(parts);
}

}  // namespace kickdoor
