#include "model/decide/actions_model.h"

#include <algorithm>
#include <array>

#include "model/base/change.h"
#include "model/decide/move_words.h"
#include "model/decide/trade_draft.h"
#include "model/decide/why_not_now.h"
#include "table_api/escape.h"
#include "table_api/fight.h"

namespace kickdoor {
namespace {

struct ButtonLook {
    CommandKind kind;
    const char* look;
    const char* icon;
};

// In the order of the buttons. Other kinds belong to cards, offers or questions.
constexpr std::array kLooks = {
    ButtonLook{CommandKind::KickOpenDoor, "primary", "boot-kick"},
    ButtonLook{CommandKind::ListenAtDoor, "primary", "human-ear"},
    ButtonLook{CommandKind::Fight, "primary", "crossed-swords"},
    ButtonLook{CommandKind::GiveCharity, "primary", "receive-money"},
    ButtonLook{CommandKind::Flee, "primary", "run"},
    ButtonLook{CommandKind::Discard, "plain", "exit-door"},
    ButtonLook{CommandKind::LookForTrouble, "primary", "evil-eyes"},
    ButtonLook{CommandKind::LootRoom, "primary", "locked-chest"},
    ButtonLook{CommandKind::AskHelp, "plain", "shaking-hands"},
    ButtonLook{CommandKind::RunAway, "danger", "run"},
    ButtonLook{CommandKind::Play, "primary", "card-play"},
    ButtonLook{CommandKind::Keep, "plain", "card-pickup"},
    ButtonLook{CommandKind::Pass, "primary", "check-mark"},
    ButtonLook{CommandKind::EndTurn, "primary", "next-button"},
    ButtonLook{CommandKind::OfferHelp, "plain", "shaking-hands"},
    ButtonLook{CommandKind::Withdraw, "plain", "cancel"},
    ButtonLook{CommandKind::LeaveCombat, "danger", "exit-door"},
    ButtonLook{CommandKind::Use, "plain", "magic-palm"},
    ButtonLook{CommandKind::Sell, "plain", "coins"},
    ButtonLook{CommandKind::OfferTrade, "plain", "trade"},
};

// Optional moves, which do not carry the game on.
bool isAside(CommandKind kind) {
    return kind == CommandKind::Sell || kind == CommandKind::OfferTrade || kind == CommandKind::AskHelp ||
           kind == CommandKind::OfferHelp || kind == CommandKind::Withdraw || kind == CommandKind::Use;
}

bool isRunning(CommandKind kind) {
    return kind == CommandKind::RunAway || kind == CommandKind::Flee;
}

std::size_t orderOf(CommandKind kind) {
    const auto found =
        std::find_if(kLooks.begin(), kLooks.end(), [&](const ButtonLook& f) { return f.kind == kind; });
    return static_cast<std::size_t>(found - kLooks.begin());
}

}  // namespace

ActionsModel::ActionsModel(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &ActionsModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &ActionsModel::refresh);
    // At once: the models that are refreshed before this one take their time.
    connect(&shown, &ShownGame::told, this, [this](const Event&, int dwell) {
        if (dwell > 0 && !stays()) clear();
    });
    // Queued, so that all models show the new state first.
    connect(&shown, &ShownGame::shown, this, &ActionsModel::fleeAtOnce, Qt::QueuedConnection);
}

bool ActionsModel::has(CommandKind kind) const {
    return std::any_of(m_all.begin(), m_all.end(), [&](const Button& b) { return b.move.kind == kind; });
}

void ActionsModel::add(const Move& move, Needs needs) {
    if (orderOf(move.kind) == kLooks.size()) return;
    // One button for all players to be asked, and one for all monsters in the hand.
    if (needs != Needs::Nothing && has(move.kind)) return;
    QString key = MoveWords::kind(move.kind);
    if (needs == Needs::Nothing && move.card != kNoCard) key += QLatin1Char(':') + QString::number(move.card);
    if (move.kind == CommandKind::Discard && move.seat != kNoSeat)
        key += QLatin1Char(':') + QString::number(move.seat);
    m_all.push_back({key, move, needs, {}});
}

// The card from behind the door. It gets one button for all its targets.
void ActionsModel::addPlay(const Move& move) {
    const QString key = MoveWords::kind(move.kind) + QLatin1Char(':') + QString::number(move.card);
    const auto same =
        std::find_if(m_all.begin(), m_all.end(), [&](const Button& button) { return button.key == key; });
    if (same == m_all.end())
        m_all.push_back({key, move, Needs::Nothing, {}});
    else
        same->needs = Needs::Card;
}

void ActionsModel::addForbidden(CommandKind kind) {
    if (has(kind)) return;
    Move move;
    move.kind = kind;
    move.by = m_shown.viewer();
    const Refusals refusals = judge(m_shown.game(), m_shown.view(), commandOf(move));
    if (refusals.empty()) return;
    m_all.push_back({MoveWords::kind(kind), move, Needs::Nothing,
                     m_shown.wording().whyNot(m_shown.game(), m_shown.view(), refusals)});
}

void ActionsModel::collect() {
    const LegalCommands& legal = m_shown.legal();
    for (const Move& move : legal.moves) {
        // The only discard with a button is the sacrifice of a Guest Star (R7.10).
        if (move.kind == CommandKind::Discard && !MoveWords::isSacrifice(m_shown, move)) continue;
        if (move.kind == CommandKind::Play) {
            if (m_shown.view().cards.isIn(move.card, Zone::Revealed)) addPlay(move);
            continue;
        }
        // The pass says the same (R8.13).
        if (move.kind == CommandKind::RunAway && m_shown.view().window.kind == WindowKind::LastCard) continue;
        const bool oneOfMany = move.kind == CommandKind::LookForTrouble || move.kind == CommandKind::Use;
        add(move, oneOfMany ? Needs::Card : Needs::Nothing);
    }
    const auto isTrouble = [](const Move& move) { return move.kind == CommandKind::LookForTrouble; };
    if (std::count_if(legal.moves.begin(), legal.moves.end(), isTrouble) == 1) {
        for (Button& button : m_all)
            if (isTrouble(button.move)) button.needs = Needs::Nothing;
    }
    for (const CommandTemplate& family : legal.templates) {
        if (family.move.kind == CommandKind::OfferTrade && !TradeDraft::mayOfferTo(m_shown, family.move.seat))
            continue;
        add(family.move, family.move.kind == CommandKind::Use ? Needs::Card : Needs::Dialog);
    }
    const GameState& view = m_shown.view();
    if (!m_shown.mayAct() || m_shown.midway() || view.question.kind != QuestionKind::None) return;
    if (view.combat.stage == CombatStage::Open && view.combat.fighter == m_shown.viewer()) {
        addForbidden(CommandKind::Fight);
        addForbidden(CommandKind::RunAway);
    }
    if (has(CommandKind::LootRoom) && !has(CommandKind::LookForTrouble)) {
        Move move;
        move.kind = CommandKind::LookForTrouble;
        move.by = m_shown.viewer();
        // The button without a card shows that the viewer has no monster in hand (R5.4).
        const WhyNot why =
            m_shown.wording().whyNot(m_shown.game(), view, judge(m_shown.game(), view, commandOf(move)));
        m_all.push_back(
            {MoveWords::kind(move.kind), move, Needs::Card, {tr("You hold no monster to fight."), why.rule}});
    }
}

QString ActionsModel::textOf(const Button& button) const {
    const auto title = [&] { return m_shown.wording().title(m_shown.view().cards.def(button.move.card)); };
    QString text = MoveWords::of(m_shown, button.move);
    if (button.move.kind == CommandKind::Play) text = tr("Play %1").arg(title());
    if (button.move.kind == CommandKind::LookForTrouble)
        text = button.needs == Needs::Nothing ? tr("Look for trouble: %1", "a monster").arg(title())
                                              : tr("Look for trouble");
    if (button.move.kind == CommandKind::Use) text = tr("Powers");
    const bool asksMore = button.needs == Needs::Dialog || button.move.kind == CommandKind::Use ||
                          (button.move.kind == CommandKind::Play && button.needs == Needs::Card);
    return asksMore ? tr("%1 …", "opens a dialog").arg(text) : text;
}

QString ActionsModel::tipOf(const Button& button) const {
    switch (button.move.kind) {
        case CommandKind::Fight:
            return m_shown.game().rules.criticalCombat
                       ? tr("Both sides add a d20, once nobody wants to play anything more.")
                       : tr("The fight ends with the sums as they are now, unless somebody interferes.");
        case CommandKind::RunAway:
            return tr("Give up the fight: you roll to escape, and whoever is caught suffers the Bad Stuff.");
        case CommandKind::Flee:
            return tr("Roll a die: with what your cards add, you need 5 or more to escape.");
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::OfferTrade: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            break;
    }
    return {};
}

const ActionsModel::Button* ActionsModel::onlyWayOn() const {
    const Button* only = nullptr;
    for (const Button& button : m_all) {
        if (isAside(button.move.kind)) continue;
        if (only != nullptr || !button.why.text.isEmpty()) return nullptr;
        only = &button;
    }
    return only;
}

bool ActionsModel::isHopeless(const Button& button) const {
    if (button.move.kind != CommandKind::LookForTrouble || !button.why.text.isEmpty()) return false;
    const std::vector<Move>& moves = m_shown.legal().moves;
    return std::all_of(moves.begin(), moves.end(), [this](const Move& move) {
        return move.kind != CommandKind::LookForTrouble ||
               beatsAlone(m_shown.game(), m_shown.view(), move.card, m_shown.viewer());
    });
}

bool ActionsModel::fleesByItself() const {
    if (!m_shown.isOpen() || !m_shown.mayAct() || m_shown.view().combat.stage != CombatStage::Fleeing)
        return false;
    // The same state may be shown again before the table has answered.
    if (m_fledIn == m_shown.view().epoch) return false;
    if (escapeWithoutRoll(m_shown.game(), m_shown.view(), m_shown.viewer())) return true;
    return m_fleesAtOnce && m_runner == m_shown.viewer() && onlyFlight() != nullptr;
}

void ActionsModel::fleeAtOnce() {
    if (!m_shown.isOpen() || !m_shown.settled()) return;
    if (!m_shown.view().combatOn()) m_runner = kNoSeat;
    if (!fleesByItself()) return;
    m_fledIn = m_shown.view().epoch;
    if (const auto unhurt = escapeWithoutRoll(m_shown.game(), m_shown.view(), m_shown.viewer()))
        return m_shown.submit(commandOf(*unhurt));
    m_shown.submit(commandOf(*onlyFlight()));
}

const Move* ActionsModel::onlyFlight() const {
    const LegalCommands& legal = m_shown.legal();
    if (!legal.templates.empty()) return nullptr;
    const Move* flight = nullptr;
    for (const Move& move : legal.moves) {
        if (mattersBeforeRoll(m_shown.game(), m_shown.view(), move)) return nullptr;
        if (move.kind != CommandKind::Flee) continue;
        if (flight != nullptr) return nullptr;
        flight = &move;
    }
    return flight;
}

bool ActionsModel::stays() const {
    const GameState& view = m_shown.view();
    return m_shown.isOpen() && m_shown.midway() && m_shown.mayAct() && m_of == m_shown.viewer() &&
           view.phase == Phase::Setup && waitingFor(view).has(m_of);
}

void ActionsModel::clear() {
    m_all.clear();
    if (change(m_buttons, {})) emit buttonsChanged();
    if (change(m_advice, {})) emit adviceChanged();
}

void ActionsModel::refresh() {
    if (stays()) return;
    m_of = m_shown.viewer();
    m_all.clear();
    QVariantList buttons;
    QString advice;
    // A button for what is about to be done by itself would only flash.
    if (m_shown.isOpen() && !fleesByItself()) {
        collect();
        std::stable_sort(m_all.begin(), m_all.end(), [](const Button& a, const Button& b) {
            return orderOf(a.move.kind) < orderOf(b.move.kind);
        });
        const Button* only = onlyWayOn();
        for (const Button& button : m_all) {
            const ButtonLook& face = kLooks[orderOf(button.move.kind)];
            const bool leads = &button == only && qstrcmp(face.look, "plain") == 0;
            const bool loses =
                button.move.kind == CommandKind::Pass && m_shown.view().window.kind == WindowKind::LastCard;
            buttons << QVariantMap{{QStringLiteral("key"), button.key},
                                   {QStringLiteral("text"), textOf(button)},
                                   {QStringLiteral("look"), QLatin1String(leads                ? "primary"
                                                                          : loses              ? "danger"
                                                                          : isHopeless(button) ? "plain"
                                                                                               : face.look)},
                                   {QStringLiteral("icon"), QString::fromLatin1(face.icon)},
                                   {QStringLiteral("allowed"), button.why.text.isEmpty()},
                                   {QStringLiteral("whyNot"), button.why.text},
                                   {QStringLiteral("tip"), tipOf(button)},
                                   {QStringLiteral("rule"), button.why.rule}};
        }
        advice = adviceNow();
    }
    if (change(m_buttons, std::move(buttons))) emit buttonsChanged();
    if (change(m_advice, std::move(advice))) emit adviceChanged();
}

bool ActionsModel::trigger(const QString& key) {
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&](const Button& b) { return b.key == key; });
    if (found == m_all.end()) return false;
    const Button button = *found;
    if (!button.why.text.isEmpty()) {
        m_shown.refuse(button.why);
        return false;
    }
    switch (button.needs) {
        case Needs::Dialog: emit dialogWanted(MoveWords::kind(button.move.kind)); break;
        case Needs::Card: emit cardWanted(MoveWords::kind(button.move.kind), button.move.card); break;
        case Needs::Nothing:
            if (isRunning(button.move.kind)) m_runner = m_shown.viewer();
            m_shown.submit(commandOf(button.move));
            break;
    }
    return true;
}

void ActionsModel::explain(const QString& key) {
    if (!m_shown.isOpen() || !m_shown.mayAct() || m_shown.midway()) return;
    const GameState& view = m_shown.view();
    for (CommandKind kind : {CommandKind::Sell, CommandKind::OfferTrade, CommandKind::AskHelp}) {
        if (key != MoveWords::kind(kind)) continue;
        if (kind == CommandKind::AskHelp && view.combatOn() && view.combat.fighter != m_shown.viewer())
            kind = CommandKind::OfferHelp;
        const Refusals why = whyNotNow(m_shown, kind);
        if (!why.empty()) m_shown.refuse(why);
        return;
    }
}

void ActionsModel::setAdvising(bool advising) {
    if (advising == m_advising) return;
    m_advising = advising;
    emit adviceChanged();
}

}  // namespace kickdoor
