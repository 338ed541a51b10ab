#include "model/decide/card_moves.h"

#include <algorithm>
#include <array>

#include "model/base/change.h"
#include "model/decide/move_words.h"
#include "table_api/load.h"

namespace kickdoor {
namespace {

int partingRank(CommandKind kind) {
    constexpr std::array kPartings{CommandKind::Keep, CommandKind::Sell, CommandKind::OfferTrade,
                                   CommandKind::Discard};
    const auto found = std::find(kPartings.begin(), kPartings.end(), kind);
    return found == kPartings.end() ? 0 : int(found - kPartings.begin()) + 1;
}

}  // namespace

CardMoves::CardMoves(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &CardMoves::onShown);
    connect(&shown, &ShownGame::openChanged, this, [this] { setCard(-1); });
}

// In the middle of a move a card can do nothing. Picking one up skips the presentation.
void CardMoves::setCard(int card) {
    const bool exists = card >= 0 && m_shown.isOpen() && card < m_shown.view().cards.count();
    if (exists && m_shown.midway()) m_shown.hurry();
    m_card = exists ? card : -1;
    m_powers = false;
    refresh();
}

CardFace CardMoves::face() const {
    return m_shown.isOpen() && m_card >= 0 && m_card < m_shown.view().cards.count()
               ? m_shown.face(CardId(m_card))
               : CardFace();
}

int CardMoves::identityType() const {
    if (!m_shown.isOpen() || m_card < 0 || m_card >= m_shown.view().cards.count()) return -1;
    const DefId def = m_shown.view().cards.def(CardId(m_card));
    if (isUnknown(def)) return -1;
    const CardDef& card = m_shown.game().catalog[def];
    const bool identity = card.kind == CardKind::Identity || card.kind == CardKind::Doubling;
    return identity ? static_cast<int>(card.identityType) : -1;
}

bool CardMoves::Choice::mayGo(const DropTarget& place) const {
    return std::find(places.begin(), places.end(), place) != places.end();
}

QString CardMoves::Choice::mainPlace() const {
    return places.empty() ? QString() : nameOf(places.front());
}

DropTargets CardMoves::placesOf(const Move& move) const {
    const GameState& view = m_shown.view();
    using enum CommandKind;
    // What joins the fight as a whole may be let go on either side of it. Without a fight, its place is for
    // the monster that is looked for.
    const DropTargets inFight{DropKind::Fight, DropKind::Fighters, DropKind::Monsters};
    const auto orInto = [&](DropTargets places) {
        if (view.combatOn()) places.insert(places.end(), inFight.begin(), inFight.end());
        return places;
    };
    switch (move.kind) {
        case LookForTrouble: return {DropKind::Fight};
        case Equip: return {DropKind::Worn, DropKind::Table};
        case Unequip: return {DropKind::Carried};
        case Discard: return {DropKind::Discard};
        case Keep: return {DropKind::Hand};
        case Sell: return {DropKind::Discard};
        case OfferTrade: return {DropTarget::ofPlayer(move.seat)};
        // clang-format off
        case KickOpenDoor: case ListenAtDoor: case LootRoom: case EndTurn: case Play: case Use:
        case AskHelp: case OfferHelp: case Accept: case Decline: case Withdraw: case LeaveCombat:
        case Fight: case RunAway: case Flee: case Choose: case Pass: case GiveCharity: case kCount:
            // clang-format on
            break;
    }
    if (move.subject != kNoCard)
        return {DropTarget::ofCard(move.subject),
                DropTarget::ofPlayer(view.cards.place(move.subject).holder)};
    switch (move.aim.kind) {
        case AimKind::Player:
            if (move.aim.seat() == m_shown.viewer())
                return {DropKind::Table, DropTarget::ofPlayer(move.aim.seat())};
            // In the middle of the table a Level is for oneself; whom another card is meant for is asked.
            if (move.kind == CommandKind::Play &&
                m_shown.game().catalog[view.cards.def(move.card)].kind == CardKind::Level)
                return {DropTarget::ofPlayer(move.aim.seat())};
            return {DropTarget::ofPlayer(move.aim.seat()), DropKind::Table};
        // Dropping the card on the fight chooses its only possible side, or asks which.
        case AimKind::Fighters: return {DropKind::Fighters, DropKind::Fight};
        case AimKind::Monsters: return {DropKind::Monsters, DropKind::Fight};
        case AimKind::Card: {
            const CardId card = move.aim.card();
            if (view.cards.isIn(card, Zone::Monsters))
                return {DropTarget::ofCard(card), DropKind::Monsters, DropKind::Fight};
            return {DropTarget::ofCard(card)};
        }
        case AimKind::None: break;
    }
    if (move.kind != CommandKind::Play) return {DropKind::Table};
    if (move.with != kNoCard && view.combatOn()) {
        DropTargets places = inFight;
        places.push_back(DropKind::Table);
        return places;
    }
    switch (m_shown.game().catalog[view.cards.def(move.card)].kind) {
        case CardKind::Item:
            if (!whyCarriedOnly(m_shown.game(), view, move.card).empty())
                return {DropKind::Carried, DropKind::Table};
            return {DropKind::Worn, DropKind::Carried, DropKind::Table};
        case CardKind::Identity:
        case CardKind::Doubling: return {DropKind::Identity, DropKind::Table};
        case CardKind::Ally: return orInto({DropKind::Followers, DropKind::Table});
        case CardKind::OneShot:
            if (isLaidDown(move)) return {DropKind::Carried, DropKind::Table};
            return orInto({DropKind::Carried, DropKind::Table});
        // clang-format off
        case CardKind::Monster: case CardKind::Curse: case CardKind::Enhancer: case CardKind::Join:
        case CardKind::Level: case CardKind::Cheat: case CardKind::Other:
        case CardKind::Character:
            // clang-format on
            break;
    }
    return orInto({DropKind::Table});
}

bool CardMoves::isLaidDown(const Move& move) const {
    return wouldLayDown(m_shown.game(), m_shown.view(), move);
}

// A Curse on oneself or a discard must not be chosen by a hasty click.
bool CardMoves::isApart(const Choice& choice) const {
    if (choice.move.kind == CommandKind::Discard) return !MoveWords::isSacrifice(m_shown, choice.move);
    if (choice.move.kind != CommandKind::Play || choice.move.aim != Aim::atPlayer(m_shown.viewer()))
        return false;
    const DefId def = m_shown.view().cards.def(choice.move.card);
    return !isUnknown(def) && m_shown.game().catalog[def].kind == CardKind::Curse;
}

bool CardMoves::isParting(const Choice& choice) {
    return partingRank(choice.move.kind) != 0;
}

// Helpful cards can be played on anybody; the player comes before the others. What a card does comes before
// laying it down.
int CardMoves::rankOf(const Choice& choice) const {
    const bool onOneself = choice.move.aim == Aim::atPlayer(m_shown.viewer());
    const int rank = isApart(choice) ? 3 : isLaidDown(choice.move) ? 2 : onOneself ? 0 : 1;
    return partingRank(choice.move.kind) * 4 + rank;
}

void CardMoves::refresh() {
    collect();
    offer(withRefused(m_choices));
    const bool held = m_card >= 0;
    if (change(m_held, held) || held) emit changed();
}

void CardMoves::collectPlaces(const std::vector<Choice>& choices) {
    m_places.clear();
    for (const Choice& choice : choices) {
        for (const DropTarget& place : choice.places) {
            const QString name = nameOf(place);
            if (!m_places.contains(name)) m_places << name;
        }
    }
}

void CardMoves::collect() {
    m_choices.clear();
    m_title = face().title;
    if (m_shown.isOpen() && m_card >= 0) {
        const auto card = CardId(m_card);
        for (const Move& move : m_shown.legal().moves) {
            if (move.kind == CommandKind::Choose || (move.card != card && move.with != card)) continue;
            m_choices.push_back({move, false, placesOf(move)});
        }
        int at = -1;
        for (const CommandTemplate& family : m_shown.legal().templates) {
            ++at;
            const bool about =
                family.move.card == card ||
                ((family.move.kind == CommandKind::Sell || family.move.kind == CommandKind::OfferTrade) &&
                 family.candidates.contains(card));
            if (!about) continue;
            if (family.move.kind == CommandKind::OfferTrade && family.move.seat == kNoSeat) {
                for (Seat seat{0}; seat < kMaxSeats; ++seat) {
                    if (!family.seats.has(seat)) continue;
                    Move to = family.move;
                    to.seat = seat;
                    m_choices.push_back({to, true, placesOf(to), at});
                }
            } else {
                m_choices.push_back({family.move, true, placesOf(family.move), at});
            }
        }
        addSwap();
        // Moves that use the card come before those that give it away.
        std::stable_sort(m_choices.begin(), m_choices.end(),
                         [this](const Choice& a, const Choice& b) { return rankOf(a) < rankOf(b); });
    }
    collectPlaces(m_choices);
}

// Offers to equip an Item in place of another that can be put aside (R7.2).
void CardMoves::addSwap() {
    const Swaps swaps = swapsFor(m_shown.game(), m_shown.view(), CardId(m_card));
    for (const CardId other : swaps.instead) {
        Move aside = swaps.wear;
        aside.kind = CommandKind::Unequip;
        aside.card = other;
        m_choices.push_back({swaps.wear, false, {DropKind::Worn, DropKind::Table}, -1, aside});
    }
}

QString CardMoves::textOf(const Choice& choice) const {
    if (choice.why)
        return choice.move.kind == CommandKind::Use ? MoveWords::power(m_shown, choice.move)
                                                    : MoveWords::tr("Equip it");
    QString text = MoveWords::of(m_shown, choice.move);
    if (choice.move.kind == CommandKind::OfferTrade) {
        text = MoveWords::tr("Trade with or give to %1").arg(m_shown.wording().name(choice.move.seat));
    }
    if (choice.move.kind == CommandKind::Play && choice.move.aim.kind == AimKind::None &&
        choice.move.with == kNoCard &&
        !whyCarriedOnly(m_shown.game(), m_shown.view(), choice.move.card).empty()) {
        text = MoveWords::tr("Play, to carry it");
    }
    if (choice.move.kind == CommandKind::Play && choice.move.with != kNoCard)
        text = MoveWords::playedWith(m_shown, choice.move);
    if (choice.before)
        text = MoveWords::tr("Equip this instead of %1")
                   .arg(m_shown.wording().title(m_shown.view().cards.def(choice.before->card)));
    if (isLaidDown(choice.move)) text = MoveWords::tr("Put it on the table, to carry it");
    return choice.dialog ? MoveWords::tr("%1 …", "opens a dialog").arg(text) : text;
}

// What follows from a move that its name does not say.
QString CardMoves::aboutOf(const Choice& choice) const {
    if (choice.why) return choice.why->text;
    if (choice.move.kind != CommandKind::Play || !m_shown.view().combatOn()) return {};
    if (choice.move.with == kNoCard) return MoveWords::whyJoins(m_shown, choice.move);
    const CardFace other = m_shown.face(choice.move.with);
    if (m_shown.game().catalog[m_shown.view().cards.def(choice.move.with)].kind != CardKind::Monster)
        return {};
    return MoveWords::tr("%1, Level %2, joins the fight. Both cards leave your hand.")
        .arg(other.title, other.figure);
}

void CardMoves::offer(const std::vector<Choice>& choices) {
    m_offered = choices;
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        rows.push_back({static_cast<qint64>(i),
                        {textOf(choice), MoveWords::kind(choice.move.kind), choice.mainPlace(),
                         isApart(choice), aboutOf(choice), !choice.why}});
    }
    m_menu.setRows(std::move(rows));
}

void CardMoves::say(const Choice& choice) {
    if (choice.dialog) {
        const int seat = choice.move.seat == kNoSeat ? -1 : choice.move.seat;
        // An ability belongs to its own card, whichever card is picked up.
        const int card = choice.move.kind == CommandKind::Use ? choice.move.card : m_card;
        emit dialogWanted(MoveWords::kind(choice.move.kind), card, seat, choice.family);
    } else if (choice.before) {
        m_next = choice.move;
        m_shown.submit(commandOf(*choice.before));
    } else {
        m_next = choice.after;
        m_shown.submit(commandOf(choice.move));
    }
}

// An Item that fits is put on when it is played (R7.1): to carry it, it is put aside next.
CardMoves::Choice CardMoves::droppedAt(const DropTarget& place, Choice choice) const {
    if (place == DropKind::Carried && choice.move.kind == CommandKind::Play && choice.mayGo(DropKind::Worn)) {
        choice.after = tried(CommandKind::Unequip);
    }
    return choice;
}

bool CardMoves::drop(const QString& name) {
    const std::optional<DropTarget> place = dropTargetNamed(name);
    m_next.reset();
    if (!m_shown.isOpen() || m_card < 0) return false;
    std::vector<Choice> meant;
    for (const Choice& choice : m_choices) {
        if (place && choice.mayGo(*place)) meant.push_back(droppedAt(*place, choice));
    }
    if (meant.empty()) {
        const Refusals carried = place == DropKind::Worn && m_shown.viewer() != kNoSeat
                                     ? whyCarriedOnly(m_shown.game(), m_shown.view(), CardId(m_card))
                                     : Refusals();
        if (!carried.empty())
            m_shown.refuse(carried);
        else if (place == DropKind::Discard && m_shown.view().cards.isIn(CardId(m_card), Zone::Hand))
            refuseThrowingAway();
        else
            explainBest(place ? guesses(*place) : mainUses());
        return false;
    }
    if (meant.size() == 1) {
        say(meant.front());
        return true;
    }
    offer(meant);
    emit menuWanted();
    return false;
}

bool CardMoves::choose(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_offered.size()) return true;
    m_next.reset();
    const Choice choice = m_offered[static_cast<std::size_t>(row)];
    if (choice.why) {
        m_shown.refuse(*choice.why);
    } else if (!choice.several.empty() && !choice.dialog) {
        offerTargets(choice);
        return false;
    } else {
        say(choice);
    }
    return true;
}

bool CardMoves::playAtOnce() {
    const auto isUse = [this](const Choice& choice) { return !isParting(choice) && !isApart(choice); };
    const auto uses = std::count_if(m_choices.begin(), m_choices.end(), isUse);
    if (uses != 1) return false;
    const Choice use = m_choices.front();        // moves that give the card away come later
    if (use.move.with != kNoCard) return false;  // the player must see which other card it takes
    say(use);
    return true;
}

bool CardMoves::onlyKept() const {
    return !m_choices.empty() && std::all_of(m_choices.begin(), m_choices.end(), [](const Choice& choice) {
        return choice.move.kind == CommandKind::Keep;
    });
}

}  // namespace kickdoor
