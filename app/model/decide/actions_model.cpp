#include "model/decide/actions_model.h"

#include <algorithm>
#include <array>

#include "evaluation/strength.h"
#include "model/base/change.h"
#include "model/decide/move_words.h"
#include "model/decide/trade_draft.h"
#include "model/decide/why_not_now.h"
#include "table_api/escape.h"

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
    const bool asksMore = button.needs == Needs::Dialog || button.move.kind == CommandKind::Use;
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

CardId ActionsModel::leavesUnhurt() const {
    const GameState& view = m_shown.view();
    const std::vector<EscapeChance> chances = escapeChances(m_shown.game(), view, m_shown.viewer());
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const bool sure = chances[i].escape == Escape::Unpursued || chances[i].escape == Escape::Sure;
        if (sure && !hasFledFrom(view, view.combat.monsters[i], m_shown.viewer()))
            return view.combat.monsters[i].card;
    }
    return kNoCard;
}

void ActionsModel::fleeAtOnce() {
    const LegalCommands& legal = m_shown.legal();
    if (!m_shown.isOpen() || !m_shown.settled()) return;
    if (!m_shown.view().combatOn()) m_runner = kNoSeat;
    if (!m_shown.mayAct()) return;
    if (m_shown.view().combat.stage != CombatStage::Fleeing) return;
    if (const CardId unhurt = leavesUnhurt(); unhurt != kNoCard) {
        for (const Move& move : legal.moves)
            if (move.kind == CommandKind::Flee && move.card == unhurt) return m_shown.submit(commandOf(move));
    }
    if (m_fleesAtOnce && m_runner == m_shown.viewer() && onlyFlight() != nullptr)
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

void ActionsModel::refresh() {
    m_all.clear();
    QVariantList buttons;
    QString advice;
    if (m_shown.isOpen()) {
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
                                   {QStringLiteral("look"), QLatin1String(leads   ? "primary"
                                                                          : loses ? "danger"
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

QString ActionsModel::adviceNow() const {
    const GameState& view = m_shown.view();
    const Wording& words = m_shown.wording();
    const Seat viewer = m_shown.viewer();
    const SeatSet waiting = waitingFor(view);
    if (view.phase == Phase::Over || m_shown.midway()) return {};
    if (m_shown.mayAct() && !waiting.has(viewer) && mayAnswer(view).has(viewer))
        return tr("An offer waits for your answer.");
    if (!m_shown.mayAct() || !waiting.has(viewer)) {
        if (waiting.empty()) return {};
        SeatSet asked;
        for (const Offer& offer : view.offers)
            if (offer.kind != OfferKind::None && offer.to != viewer) asked = asked.with(offer.to);
        if (!asked.empty() && view.question.kind == QuestionKind::None)
            return tr("Waiting for an answer from %1.").arg(words.names(asked));
        return (view.question.kind == QuestionKind::None ? tr("Waiting for %1.")
                                                         : tr("Waiting for %1 to choose."))
            .arg(words.names(waiting));
    }
    if (view.phase == Phase::Setup) {
        return tr("Play Items and identity cards from your opening hand if you like. Then press “Ready”.");
    }
    if (view.question.kind != QuestionKind::None && view.question.kind != QuestionKind::Charity)
        return tr("You have a choice to make.");
    if (view.window.kind == WindowKind::Strike || view.window.kind == WindowKind::Roll)
        return tr("Answer it with a card, or let it stand.");
    if (has(CommandKind::Keep)) {
        const CardId drawn = view.cards.first(Zone::Revealed);
        return m_shown.mayUse(drawn)
                   ? tr("Play the card from behind the door, or take it into your hand.")
                   : tr("The card from behind the door cannot be played now: take it into your hand.");
    }
    if (view.combatOn()) return adviceInCombat();
    if (!view.isLiving(viewer) && has(CommandKind::EndTurn))  // ruling d
        return tr(
            "You are dead and can only end your turn. Then you come back; your new cards come when your next "
            "turn begins.");
    switch (view.phase) {
        case Phase::Arrange:
        case Phase::KickOpenDoor:
            if (has(CommandKind::ListenAtDoor))  // R5.2: before all else
                return tr(
                    "Listen at the door: you take a Door card into your hand. Your other cards must wait.");
            return tr("Arrange your cards: play, equip, trade, sell. Then kick open the door.");
        case Phase::LookOrLoot:
            return std::any_of(m_shown.legal().moves.begin(), m_shown.legal().moves.end(),
                               [](const Move& move) { return move.kind == CommandKind::LookForTrouble; })
                       ? tr("No monster so far: fight one from your hand, or loot the room.")
                       : tr("No monster so far, and none in your hand to fight: loot the room.");
        case Phase::End: return tr("Play, equip, trade or sell what you like. Then end your turn.");
        case Phase::Charity:
            return tr(
                "You hold too many cards: play or sell some, or give the excess away. Your turn ends once "
                "you hold few enough.");
        case Phase::Setup:
        case Phase::Over: break;
    }
    return {};
}

QString ActionsModel::adviceInCombat() const {
    const GameState& view = m_shown.view();
    if (view.combat.stage == CombatStage::Fleeing) {
        return view.combat.monsters.size() > 1
                   ? tr("Run! Choose which monster to flee from first. %1")
                         .arg(m_shown.wording().fleeing(m_shown.game(), view, m_shown.viewer()))
                   : tr("Run! %1").arg(m_shown.wording().fleeing(m_shown.game(), view, m_shown.viewer()));
    }
    if (view.combat.stage == CombatStage::LastCard) {
        return tr("The dice are against you. Play one card that turns the fight, or pass.");
    }
    if (view.combat.stage != CombatStage::Open) return {};
    if (m_shown.game().rules.criticalCombat)
        return tr("Play what you like. When you fight, both sides add a d20.");
    const CombatSums sums = combatSums(m_shown.game(), view);
    if (!view.inCombat(m_shown.viewer())) {
        const QString fighter = m_shown.wording().name(view.combat.fighter);
        return sums.winning() ? tr("%1 is winning. Interfere, or wait.").arg(fighter)
                              : tr("%1 is losing. Help, interfere, or wait.").arg(fighter);
    }
    if (sums.winning()) return tr("You are winning. Fight, before somebody changes that.");
    const bool mayAsk = has(CommandKind::AskHelp);
    if (sums.fighters == sums.monsters)
        return mayAsk ? tr("A tie: the monsters win. Play cards, ask for help, or run away.")
                      : tr("A tie: the monsters win. Play cards, or run away.");
    return mayAsk ? tr("You are losing. Play cards, ask for help, or run away.")
                  : tr("You are losing. Play cards, or run away.");
}

}  // namespace kickdoor
