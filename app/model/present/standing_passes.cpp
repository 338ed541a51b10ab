#include "model/present/standing_passes.h"

#include <QJsonArray>
#include <algorithm>

#include "base/seats.h"
#include "table_api/concern.h"

namespace kickdoor {
namespace {

const QString kUnlessConcerned = QStringLiteral("unlessConcerned");
const QString kAboutRolls = QStringLiteral("aboutRolls");
const QString kSpared = QStringLiteral("spared");
const QString kSparing = QStringLiteral("sparing");

enum class Note : std::uint8_t { UntilTurn, UnlessConcerned, Card };

// The first 1000 cards of a seat.
qint64 keyOf(Seat seat, Note note, std::size_t index = 0) {
    return (qint64{seat} * 3 + static_cast<qint64>(note)) * 1000 + static_cast<qint64>(index);
}

QString wordFor(Note note) {
    switch (note) {
        case Note::UntilTurn: return QStringLiteral("untilTurn");
        case Note::UnlessConcerned: return QStringLiteral("unlessConcerned");
        case Note::Card: break;
    }
    return QStringLiteral("card");
}

}  // namespace

StandingPasses::StandingPasses(ShownGame& shown)
    : RowModel({"seat", "kind", "text", "about", "defKey"}), m_shown(shown) {
    shown.whenShown(this, &StandingPasses::refresh);
    connect(&shown, &ShownGame::openChanged, this, &StandingPasses::refresh);
    connect(&shown, &ShownGame::reworded, this, &StandingPasses::refresh);
}

void StandingPasses::start(SeatSet persons) {
    m_persons = persons;
    m_wishes = {};
    // At a shared screen each question would close a hand, and anybody may hold to answer.
    for (Wish& wish : m_wishes) wish.aboutRolls = persons.size() == 1;
    m_turn = 0;
    refresh();
    emit changed();
}

bool StandingPasses::isPerson(int seat) const {
    return seat >= 0 && seat < kMaxSeats && m_persons.has(Seat(seat));
}

QVariantList StandingPasses::people() const {
    QVariantList list;
    for (const Seat seat : seatsIn(m_persons))
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("untilTurn"), m_wishes[seat].untilTurn},
                            {QStringLiteral("unlessConcerned"), m_wishes[seat].unlessConcerned},
                            {QStringLiteral("aboutRolls"), m_wishes[seat].aboutRolls}};
    return list;
}

QVariantList StandingPasses::cards() const {
    QVariantList list;
    if (!m_shown.isOpen() || !m_persons.has(m_shown.viewer())) return list;
    const GameState& view = m_shown.view();
    const Catalog& catalog = m_shown.game().catalog;
    std::vector<std::string> listed;
    const auto add = [&](CardId card) {
        const DefId id = view.cards.def(card);
        if (isUnknown(id)) return;
        const CardDef& def = catalog[id];
        if (std::find(listed.begin(), listed.end(), def.key) != listed.end()) return;
        listed.push_back(def.key);
        list << QVariantMap{{QStringLiteral("title"), m_shown.wording().title(id)},
                            {QStringLiteral("defKey"), QString::fromStdString(def.key)},
                            {QStringLiteral("spared"), isSpared(view.viewer, id)}};
    };
    for (const CardId card : view.cards.in(Zone::Hand, view.viewer)) add(card);
    for (const CardId card : view.cards.in(Zone::InPlay, view.viewer))
        if (!catalog[view.cards.def(card)].abilities.empty()) add(card);
    return list;
}

void StandingPasses::setUntilTurn(int seat, bool wanted) {
    if (!isPerson(seat) || m_wishes[Seat(seat)].untilTurn == wanted) return;
    Wish& wish = m_wishes[Seat(seat)];
    wish.untilTurn = wanted;
    wish.since = m_turn;
    tell();
}

void StandingPasses::setUnlessConcerned(int seat, bool wanted) {
    if (!isPerson(seat) || m_wishes[Seat(seat)].unlessConcerned == wanted) return;
    m_wishes[Seat(seat)].unlessConcerned = wanted;
    tell();
}

void StandingPasses::setAboutRolls(int seat, bool wanted) {
    if (!isPerson(seat) || m_wishes[Seat(seat)].aboutRolls == wanted) return;
    m_wishes[Seat(seat)].aboutRolls = wanted;
    tell();
}

SeatSet StandingPasses::unlessConcerned() const {
    SeatSet seats;
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        if (m_persons.has(seat) && m_wishes[seat].unlessConcerned) seats = seats.with(seat);
    return seats;
}

void StandingPasses::setSpared(const QString& defKey, bool spared) {
    if (!m_shown.isOpen() || !m_persons.has(m_shown.viewer()) || defKey.isEmpty()) return;
    std::vector<std::string>& keys = m_wishes[m_shown.viewer()].spared;
    const std::string key = defKey.toStdString();
    const auto at = std::find(keys.begin(), keys.end(), key);
    if ((at != keys.end()) == spared) return;
    if (spared) {
        keys.push_back(key);
    } else {
        keys.erase(at);
    }
    m_wishes[m_shown.viewer()].sparing = !keys.empty();
    tell();
}

void StandingPasses::revoke(int row) {
    const QVariantMap note = at(row);
    const QString kind = note.value(QStringLiteral("kind")).toString();
    const int seat = note.value(QStringLiteral("seat"), -1).toInt();
    if (kind == wordFor(Note::UntilTurn)) setUntilTurn(seat, false);
    if (kind == wordFor(Note::UnlessConcerned)) setUnlessConcerned(seat, false);
    if (kind != wordFor(Note::Card)) return;
    const QString key = note.value(QStringLiteral("defKey")).toString();
    if (!key.isEmpty()) return setSpared(key, false);
    m_wishes[Seat(seat)].sparing = false;
    tell();
}

bool StandingPasses::forgetGone(const GameState& view, bool inCompany) {
    Wish& wish = m_wishes[view.viewer];
    const Catalog& catalog = m_shown.game().catalog;
    const auto isIn = [&](Zone zone, const std::string& key) {
        for (const CardId card : view.cards.in(zone, view.viewer)) {
            const DefId def = view.cards.def(card);
            if (!isUnknown(def) && catalog[def].key == key) return true;
        }
        return false;
    };
    const auto gone = std::remove_if(wish.spared.begin(), wish.spared.end(), [&](const std::string& key) {
        return !isIn(Zone::Hand, key) && !isIn(Zone::InPlay, key);
    });
    if (gone == wish.spared.end()) return false;
    wish.spared.erase(gone, wish.spared.end());
    wish.sparing = inCompany || !wish.spared.empty();
    refresh();
    emit changed();
    return true;
}

QJsonObject StandingPasses::kept() const {
    QJsonObject kept;
    for (const Seat seat : seatsIn(m_persons)) {
        const Wish& wish = m_wishes[seat];
        QJsonArray spared;
        for (const std::string& key : wish.spared) spared.append(QString::fromStdString(key));
        kept.insert(QString::number(int{seat}), QJsonObject{{kUnlessConcerned, wish.unlessConcerned},
                                                            {kAboutRolls, wish.aboutRolls},
                                                            {kSpared, spared},
                                                            {kSparing, wish.sparing}});
    }
    return kept;
}

void StandingPasses::restore(const QJsonObject& kept) {
    for (const Seat seat : seatsIn(m_persons)) {
        const QJsonObject from = kept.value(QString::number(int{seat})).toObject();
        Wish& wish = m_wishes[seat];
        wish.unlessConcerned = from.value(kUnlessConcerned).toBool(wish.unlessConcerned);
        wish.aboutRolls = from.value(kAboutRolls).toBool(wish.aboutRolls);
        for (const QJsonValue each : from.value(kSpared).toArray()) {
            const std::string key = each.toString().toStdString();
            if (m_shown.isOpen() && m_shown.game().catalog.find(key) &&
                std::find(wish.spared.begin(), wish.spared.end(), key) == wish.spared.end())
                wish.spared.push_back(key);
        }
        wish.sparing = !wish.spared.empty() || from.value(kSparing).toBool();
    }
    refresh();
    emit changed();
}

void StandingPasses::follow(const GameState& open) {
    m_turn = open.turn;
    for (const Seat seat : seatsIn(m_persons)) {
        Wish& wish = m_wishes[seat];
        const bool begins = open.active == seat && open.turn != wish.since;
        if (!wish.untilTurn || (!begins && open.phase != Phase::Over)) continue;
        wish.untilTurn = false;
        refresh();
        emit changed();
    }
}

bool StandingPasses::passesAtOnce(const GameState& open, Seat seat) const {
    const Wish& wish = m_wishes[seat];
    const bool roll = open.window.kind == WindowKind::Roll && !wish.aboutRolls;
    return (wish.untilTurn || wish.unlessConcerned || roll) && !concerns(m_shown.game(), open, seat);
}

bool StandingPasses::sparesIn(const GameState& open, Seat seat) const {
    return m_wishes[seat].sparing && !concerns(m_shown.game(), open, seat);
}

bool StandingPasses::isSpared(Seat seat, DefId def) const {
    if (isUnknown(def)) return false;
    const std::vector<std::string>& keys = m_wishes[seat].spared;
    return std::find(keys.begin(), keys.end(), m_shown.game().catalog[def].key) != keys.end();
}

void StandingPasses::tell() {
    refresh();
    emit changed();
    emit wished();
}

void StandingPasses::refresh() {
    std::vector<Row> rows;
    if (m_shown.isOpen()) {
        const bool several = m_persons.size() > 1;
        const QString stillAsked =
            several ? tr("The own turn, fights, rolls and blows are still asked about, and "
                         "every fight for the win.")
                    : tr("Your turn, fights, rolls and blows are still asked about, and "
                         "every fight for the win.");
        const auto add = [&](Seat seat, Note note, std::size_t index, const QString& text,
                             const QString& about, const QString& defKey) {
            rows.push_back({keyOf(seat, note, index), {int{seat}, wordFor(note), text, about, defKey}});
        };
        for (const Seat seat : seatsIn(m_persons)) {
            const Wish& wish = m_wishes[seat];
            const QString name = m_shown.wording().name(seat);
            if (wish.untilTurn)
                add(seat, Note::UntilTurn, 0,
                    several ? tr("%1 passes until their turn").arg(name) : tr("Passing until your turn"),
                    stillAsked, {});
            if (wish.unlessConcerned)
                add(seat, Note::UnlessConcerned, 0,
                    several ? tr("%1 is asked only when concerned").arg(name)
                            : tr("Asked only when concerned"),
                    stillAsked, {});
            if (seat != m_shown.viewer()) continue;
            if (wish.sparing && wish.spared.empty())
                add(seat, Note::Card, 0, tr("Passing after a while"),
                    tr("The cards you named are gone. If this ended by itself, the others would know."), {});
            for (std::size_t i = 0; i < wish.spared.size(); ++i) {
                const auto def = m_shown.game().catalog.find(wish.spared[i]);
                if (!def) continue;
                add(seat, Note::Card, i, tr("Not asked about %1").arg(m_shown.wording().title(*def)),
                    tr("You are asked because of it only when you are concerned."),
                    QString::fromStdString(wish.spared[i]));
            }
        }
    }
    setRows(std::move(rows));
    emit cardsChanged();
}

}  // namespace kickdoor
