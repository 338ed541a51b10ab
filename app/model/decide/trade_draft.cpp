#include "model/decide/trade_draft.h"

namespace kickdoor {

TradeDraft::TradeDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_give, &PickList::changed, this, &TradeDraft::rejudge);
    connect(&m_want, &PickList::changed, this, &TradeDraft::rejudge);
}

bool TradeDraft::mayOfferTo(const ShownGame& shown, Seat partner) {
    Move move;
    move.kind = CommandKind::OfferTrade;
    move.by = shown.viewer();
    move.seat = partner;
    return !judge(shown.game(), shown.view(), commandOf(move)).has(Reason::WindowOpen);
}

SeatSet TradeDraft::partnersOf(const ShownGame& shown) {
    SeatSet seats;
    for (const CommandTemplate& family : shown.legal().templates) {
        const Seat partner = family.move.seat;
        if (family.move.kind == CommandKind::OfferTrade && partner != kNoSeat && mayOfferTo(shown, partner))
            seats = seats.with(partner);
    }
    return seats;
}

// A counter-offer is for whoever made the offer.
SeatSet TradeDraft::possible() const {
    const SeatSet seats = partnersOf(shownGame());
    return m_answered == kNoSeat ? seats : seats & SeatSet::of(m_answered);
}

bool TradeDraft::isOffered(Seat from) const {
    const GameState& view = shownGame().view();
    if (from >= view.players) return false;
    const Offer& offer = view.offers[from];
    return offer.kind == OfferKind::Trade && offer.to == shownGame().viewer();
}

bool TradeDraft::stillPossible() const {
    return !possible().empty() && (m_answered == kNoSeat || isOffered(m_answered));
}

std::vector<CardId> TradeDraft::itemsOf(Seat seat) const {
    std::vector<CardId> items;
    const GameState& view = shownGame().view();
    for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
        const DefId def = view.cards.def(card);
        if (!isUnknown(def) && shownGame().game().catalog[def].isItem) items.push_back(card);
    }
    return items;
}

void TradeDraft::begin(int seat, int card) {
    m_answered = kNoSeat;
    const SeatSet seats = possible();
    const bool named = seat >= 0 && seats.has(Seat(seat));
    if (seats.empty()) {
        setActive(false);
        return;
    }
    m_partner = named ? Seat(seat) : seats.first();
    m_give.offer(shownGame(), itemsOf(shownGame().viewer()));
    m_want.offer(shownGame(), itemsOf(m_partner));
    if (card >= 0) m_give.pick(CardId(card));
    setActive(true);
}

void TradeDraft::counter(int from) {
    if (from < 0 || !isOffered(Seat(from)) || !partnersOf(shownGame()).has(Seat(from))) return;
    const Offer offer = shownGame().view().offers[static_cast<std::size_t>(from)];
    begin(from);
    m_answered = Seat(from);
    for (const CardId card : offer.want) m_give.pick(card);
    for (const CardId card : offer.terms.items) m_want.pick(card);
    setActive(true);
}

void TradeDraft::setPartner(int seat) {
    if (seat < 0 || seat == partner()) return;
    m_partner = Seat(seat);
    m_want.offer(shownGame(), itemsOf(m_partner));
    rejudge();
}

QVariantList TradeDraft::partners() const {
    QVariantList list;
    if (!shownGame().isOpen()) return list;
    const QList<SeatLook>& seats = shownGame().wording().seats();
    const SeatSet here = possible();
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (!here.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour}};
    }
    return list;
}

QString TradeDraft::hint() const {
    if (!active() || !m_give.pickedCards().empty() || !m_want.pickedCards().empty()) return {};
    return tr("Choose what you give, what you get, or both.");
}

Command TradeDraft::command() const {
    Command command = commandOf(moveOf(CommandKind::OfferTrade));
    command.move.seat = m_partner;
    for (const CardId card : m_give.pickedCards()) command.terms.items.push_back(card);
    for (const CardId card : m_want.pickedCards()) command.want.push_back(card);
    return command;
}

}  // namespace kickdoor
