#include "model/decide/bargain_draft.h"

#include <algorithm>
#include <utility>

#include "model/decide/offers_model.h"
#include "table_api/fight.h"
#include "table_api/plays.h"

namespace kickdoor {

BargainDraft::BargainDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_items, &PickList::changed, this, &BargainDraft::rejudge);
}

void BargainDraft::ask() {
    begin(CommandKind::AskHelp, {});
}
void BargainDraft::volunteer() {
    begin(CommandKind::OfferHelp, {});
}

void BargainDraft::counter(int from) {
    if (from < 0 || from >= shownGame().view().players) return;
    const Offer offer = shownGame().view().offers[static_cast<std::size_t>(from)];
    // Who offers help hears what it is worth to the fighter.
    begin(offer.kind == OfferKind::OfferHelp ? CommandKind::AskHelp : CommandKind::OfferHelp, offer.terms);
    m_answered = Seat(from);
    if (asking()) m_helper = m_answered;
    rejudge();
}

void BargainDraft::begin(CommandKind kind, const Terms& terms) {
    const GameState& view = shownGame().view();
    m_kind = kind;
    m_answered = kNoSeat;
    m_treasures = terms.treasures;
    m_helperChooses = terms.chosenBy == ChosenBy::Helper;
    std::vector<CardId> items;
    for (const CommandTemplate* family : families(kind)) {
        for (const CardId card : family->candidates) {
            if (std::find(items.begin(), items.end(), card) == items.end() &&
                canPayHelp(shownGame().game(), shownGame().view(), card))
                items.push_back(card);
        }
    }
    m_items.offer(shownGame(), items);
    for (const CardId card : terms.items) m_items.pick(card);
    for (const CardId card : terms.cards) m_items.pick(card);
    m_helper = kind == CommandKind::AskHelp ? bestHelper() : shownGame().viewer();
    setActive(view.combatOn());
}

SeatSet BargainDraft::mayBeAsked() const {
    SeatSet seats;
    for (const CommandTemplate* family : families(CommandKind::AskHelp)) {
        seats = seats | family->seats;
        if (family->move.seat != kNoSeat) seats = seats.with(family->move.seat);
    }
    for (const Move& move : shownGame().legal().moves) {
        if (move.kind == CommandKind::AskHelp) seats = seats.with(move.seat);
    }
    return seats;
}

Seat BargainDraft::bestHelper() const {
    Seat best = kNoSeat;
    std::pair<bool, int> most;  // whether the fight is won, and the lead
    const SeatSet seats = mayBeAsked();
    for (Seat seat{0}; seat < shownGame().view().players; ++seat) {
        if (!seats.has(seat)) continue;
        const CombatSums sums = outlookWith(shownGame().game(), shownGame().view(), seat).sums;
        const std::pair result(sums.winning(), sums.fighters - sums.monsters);
        if (best != kNoSeat && result <= most) continue;
        best = seat;
        most = result;
    }
    return best;
}

QVariantList BargainDraft::helpers() const {
    QVariantList list;
    if (!shownGame().isOpen() || !asking()) return list;
    const QList<SeatLook>& seats = shownGame().wording().seats();
    const SeatSet possible = mayBeAsked();
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (!possible.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour},
                            {QStringLiteral("adds"), addedBy(shownGame().game(), shownGame().view(), seat)},
                            {QStringLiteral("away"), shownGame().presence(seat) == Presence::Away}};
    }
    return list;
}

void BargainDraft::setHelper(int seat) {
    m_helper = seat < 0 ? kNoSeat : Seat(seat);
    rejudge();
}

void BargainDraft::setTreasures(int treasures) {
    m_treasures = std::clamp(treasures, 0, mostTreasures());
    rejudge();
}

void BargainDraft::setHelperChooses(bool chooses) {
    m_helperChooses = chooses;
    rejudge();
}

int BargainDraft::mostTreasures() const {
    return active() ? kickdoor::mostTreasures(shownGame().game(), shownGame().view()) : m_treasures;
}

bool BargainDraft::specialTreasure() const {
    return active() && hasSpecialTreasure(shownGame().game(), shownGame().view());
}

CombatSums BargainDraft::sumsWithHelp() const {
    if (!active() || m_helper == kNoSeat) return {};
    return outlookWith(shownGame().game(), shownGame().view(), m_helper).sums;
}

QString BargainDraft::sums() const {
    if (!active() || m_helper == kNoSeat) return {};
    return OffersModel::sumsWithHelp(shownGame(), m_helper);
}

// The helper may be the winner (ruling 14).
bool BargainDraft::forTheWin() const {
    return active() && m_helper != kNoSeat &&
           outlookWith(shownGame().game(), shownGame().view(), m_helper).forTheWin;
}

bool BargainDraft::handCards() const {
    return active() && shownGame().game().rules.helpWithHandCards;
}

bool BargainDraft::diceToCome() const {
    return active() && shownGame().game().rules.criticalCombat;
}

QString BargainDraft::victory() const {
    if (!active() || m_helper == kNoSeat) return {};
    return OffersModel::victoryWithHelp(shownGame(), m_helper);
}

bool BargainDraft::stillPossible() const {
    return shownGame().view().combatOn() && (!families(m_kind).empty() || m_answered != kNoSeat);
}

QString BargainDraft::missing() const {
    return asking() && m_helper == kNoSeat ? tr("Choose whom to ask.") : QString();
}

Command BargainDraft::command() const {
    Command command = commandOf(moveOf(m_kind));
    if (asking()) command.move.seat = m_helper;
    command.terms.treasures = static_cast<std::uint8_t>(m_treasures);
    command.terms.chosenBy = m_helperChooses ? ChosenBy::Helper : ChosenBy::Fighter;
    // R8.7: Items in play are handed over, cards in hand are played on the helper.
    for (const CardId card : m_items.pickedCards()) {
        const bool inHand = shownGame().view().cards.isIn(card, Zone::Hand);
        (inHand ? command.terms.cards : command.terms.items).push_back(card);
    }
    return command;
}

}  // namespace kickdoor
