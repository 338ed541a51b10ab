#include "model/table/players_model.h"

#include "table_api/fight.h"

namespace kickdoor {
namespace {

constexpr int kFacesOfEach = 3;  // for each people and sex, in the pictures (art/portrait.h)

// The people that a card's pictogram shows; empty: it shows something else.
QString peopleWith(const QString& icon) {
    if (icon == QLatin1String("woman-elf-face")) return QStringLiteral("elf");
    if (icon == QLatin1String("dwarf-face")) return QStringLiteral("dwarf");
    if (icon == QLatin1String("barefoot")) return QStringLiteral("halfling");
    return {};
}

QString roleInFight(const GameState& view, Seat seat) {
    if (!view.combatOn()) return {};
    const Combat& combat = view.combat;
    // The dead leave the stage to whoever still stands there.
    const Seat other = seat == combat.fighter ? combat.helper : combat.fighter;
    if (!view.isLiving(seat) && other != kNoSeat && view.isLiving(other)) return {};
    if (seat == combat.fighter) return QStringLiteral("fighter");
    if (seat == combat.helper) return QStringLiteral("helper");
    return {};
}

// Nobody before the dice for the first turn have been thrown.
bool hasTurn(const GameState& view, Seat seat) {
    return view.phase != Phase::Setup && seat == view.active;
}

// The seats that the table waits for; not those who have made an offer that is still unanswered.
SeatSet mustAct(const GameState& view) {
    SeatSet seats = mayAnswer(view);
    if (view.window.kind != WindowKind::None || view.question.kind != QuestionKind::None)
        return waitingFor(view);
    for (Seat seat{0}; seat < view.players; ++seat)
        if (view.offers[seat].kind != OfferKind::None) seats = seats.without(seat);
    return seats;
}

}  // namespace

PlayersModel::PlayersModel(ShownGame& shown, Who who)
    : RowModel({"seat",      "name",     "colour",  "person",    "bot",       "female", "level",
                "strength",  "identity", "icon",    "handCount", "handLimit", "active", "viewer",
                "dead",      "fight",    "mustAct", "winner",    "play",      "cards",  "curses",
                "character", "away",     "head",    "emblem"}),
      m_shown(shown),
      m_who(who) {
    for (std::size_t seat = 0; seat < m_plays.size(); ++seat) {
        m_plays[seat] = new PlayModel(shown, this);
        m_plays[seat]->setSeat(static_cast<int>(seat));
    }
    shown.whenShown(this, &PlayersModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &PlayersModel::refresh);
    connect(&shown, &ShownGame::presenceChanged, this, &PlayersModel::refresh);
}

void PlayersModel::refresh() {
    std::vector<Row> rows;
    if (m_shown.isOpen()) {
        const GameState& view = m_shown.view();
        if (m_who == Who::All) {
            for (Seat seat{0}; seat < view.players; ++seat) rows.push_back(rowOf(seat));
        } else if (view.players > 0) {
            const Seat front = m_shown.front();
            for (Seat seat = view.leftOf(front); seat != front; seat = view.leftOf(seat))
                rows.push_back(rowOf(seat));
        }
    }
    setRows(std::move(rows));
    m_near = m_who == Who::All && m_shown.isOpen() ? at(m_shown.front()) : QVariantMap();
    emit nearChanged();
}

// How the player looks: as a Character, or by people, sex and seat.
PlayersModel::Looks PlayersModel::looksOf(Seat seat) const {
    const GameState& view = m_shown.view();
    const DefId character = view.player[seat].character;
    if (character != kNoDef) {
        const QString icon = QString::fromStdString(m_shown.game().catalog[character].art.icon);
        return {icon, icon, {}};
    }
    QString people = QStringLiteral("human"), emblem;
    IdentityType highest{0};
    for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
        const DefId def = view.cards.def(card);
        if (isUnknown(def)) continue;
        const CardDef& face = m_shown.game().catalog[def];
        if (face.kind != CardKind::Identity) continue;
        const QString icon = QString::fromStdString(face.art.icon);
        if (const QString known = peopleWith(icon); !known.isEmpty()) {
            people = known;
        } else if (face.identityType >= highest) {
            highest = face.identityType;
            emblem = icon;
        }
    }
    const QString face =
        QStringLiteral("%1-%2-%3")
            .arg(people, view.player[seat].sex == Sex::Male ? QStringLiteral("man") : QStringLiteral("woman"))
            .arg(seat % kFacesOfEach + 1);  // nobody else's change of sex may change it
    return {QStringLiteral("portrait-") + face, QStringLiteral("head-") + face, emblem};
}

RowModel::Row PlayersModel::rowOf(Seat seat) {
    const GameState& view = m_shown.view();
    const PlayerState& player = view.player[seat];
    const SeatLook& look = m_shown.wording().seats()[seat];
    const Looks looks = looksOf(seat);
    return {int{seat},
            {int{seat},
             look.name,
             look.colour,
             look.person,
             !look.person || m_shown.presence(seat) == Presence::Bot,
             player.sex == Sex::Female,
             player.level,
             strengthBeside(m_shown.game(), view, seat),
             m_shown.wording().identity(view, seat),
             looks.portrait,
             view.cards.size(Zone::Hand, seat),
             handLimit(m_shown.game(), view, seat),
             hasTurn(view, seat),
             seat == m_shown.viewer(),
             player.status == PlayerStatus::Dead,
             roleInFight(view, seat),
             mustAct(view).has(seat),
             view.winners.has(seat),
             QVariant::fromValue(m_plays[seat]),
             QVariant::fromValue(m_plays[seat]->company()),
             QVariant::fromValue(m_plays[seat]->curses()),
             QVariant::fromValue(m_plays[seat]->character()),
             m_shown.presence(seat) == Presence::Away,
             looks.head,
             looks.emblem}};
}

}  // namespace kickdoor
