// CardMoves: menus while others play, and menus opened by a button: which monster to fight, which ability to
// use.
#include <algorithm>
#include <utility>

#include "model/decide/card_moves.h"
#include "model/decide/move_words.h"
#include "table_api/load.h"

namespace kickdoor {
namespace {

// In a fight: whom the viewer wants to win.
AimKind ownSide(const ShownGame& shown) {
    const Combat& combat = shown.view().combat;
    const bool fights = combat.fighter == shown.viewer() || combat.helper == shown.viewer();
    return fights ? AimKind::Fighters : AimKind::Monsters;
}

}  // namespace

// A menu stays as long as all its moves are possible. Otherwise it closes; its rows never change under the
// pointer. A card that is hidden now is put down.
void CardMoves::onShown() {
    if (m_shown.isOpen() && m_card >= 0 && isUnknown(m_shown.view().cards.def(CardId(m_card))))
        return setCard(-1);
    if (m_shown.isOpen() && m_shown.midway() && m_card >= 0 && !m_offered.empty()) return;
    if (m_next && m_shown.isOpen() && m_shown.settled()) {
        const Move next = *std::exchange(m_next, std::nullopt);
        const std::vector<Move>& may = m_shown.legal().moves;
        if (std::find(may.begin(), may.end(), next) != may.end()) return m_shown.submit(commandOf(next));
    }
    if (m_card < 0 || m_offered.empty()) return refresh();
    std::vector<Choice> kept = m_offered;
    const bool all = m_shown.isOpen() && std::all_of(kept.begin(), kept.end(),
                                                     [this](Choice& choice) { return findAgain(choice); });
    if (!all) {
        emit menuLost();
        if (!m_powers) return refresh();
        m_powers = false;
        return setCard(-1);
    }
    m_offered = kept;
    if (m_powers) return;
    collect();
    emit changed();
}

bool CardMoves::findAgain(Choice& choice) const {
    const LegalCommands& legal = m_shown.legal();
    for (Choice& target : choice.several)
        if (!findAgain(target)) return false;
    if (choice.why) return !whyRefused(choice.move).empty();
    if (!choice.dialog) {
        const Move& first = choice.before ? *choice.before : choice.move;
        return std::find(legal.moves.begin(), legal.moves.end(), first) != legal.moves.end();
    }
    int at = -1;
    for (const CommandTemplate& family : legal.templates) {
        ++at;
        const bool same =
            family.move.kind == CommandKind::OfferTrade
                ? choice.move.kind == CommandKind::OfferTrade &&
                      family.candidates.contains(choice.move.card == kNoCard ? CardId(m_card)
                                                                             : choice.move.card) &&
                      (family.move.seat == choice.move.seat || family.seats.has(choice.move.seat))
                : family.move == choice.move;
        if (!same) continue;
        choice.family = at;
        return true;
    }
    return false;
}

void CardMoves::offerTrouble() {
    std::vector<Choice> monsters;
    for (const Move& move : m_shown.legal().moves) {
        if (move.kind == CommandKind::LookForTrouble) monsters.push_back({move, false, {}});
    }
    if (monsters.empty()) return;
    // The weakest comes first: the first one is proposed.
    std::stable_sort(monsters.begin(), monsters.end(), [this](const Choice& a, const Choice& b) {
        const auto level = [this](const Choice& one) {
            return m_shown.game().catalog[m_shown.view().cards.def(one.move.card)].level;
        };
        return level(a) < level(b);
    });
    setCard(monsters.front().move.card);
    if (monsters.size() > 1) m_title = MoveWords::tr("Look for trouble");
    offer(monsters);
    if (monsters.size() > 1) {
        std::vector<RowModel::Row> rows;
        for (std::size_t i = 0; i < monsters.size(); ++i) {
            const CardFace monster = m_shown.face(monsters[i].move.card);
            rows.push_back({static_cast<qint64>(i),
                            {MoveWords::tr("Fight %1, Level %2").arg(monster.title, monster.figure),
                             MoveWords::kind(CommandKind::LookForTrouble), QStringLiteral("fight"), false,
                             QString(), true}});
        }
        m_menu.setRows(std::move(rows));
    }
    emit changed();
    emit menuWanted();
}

// One for each ability, in the order of their names. One with several targets holds them all.
std::vector<CardMoves::Choice> CardMoves::powers() const {
    std::vector<Choice> each;
    for (const Move& move : m_shown.legal().moves) {
        if (move.kind == CommandKind::Use) each.push_back({move, false, placesOf(move)});
    }
    int at = -1;
    for (const CommandTemplate& family : m_shown.legal().templates) {
        ++at;
        if (family.move.kind == CommandKind::Use)
            each.push_back({family.move, true, placesOf(family.move), at});
    }
    std::vector<Choice> grouped;
    for (const Choice& one : each) {
        const auto same = std::find_if(grouped.begin(), grouped.end(), [&](const Choice& other) {
            return other.move.card == one.move.card && other.move.ability == one.move.ability &&
                   other.dialog == one.dialog;
        });
        if (same == grouped.end()) {
            grouped.push_back(one);
            continue;
        }
        if (same->several.empty()) {
            const Choice first = *same;
            same->several.push_back(first);
        }
        same->several.push_back(one);
        // The dialog begins with the viewer's own side of a fight.
        if (one.dialog && one.move.aim.kind == ownSide(m_shown)) {
            same->move = one.move;
            same->family = one.family;
        }
        for (const DropTarget& place : one.places)
            if (!same->mayGo(place)) same->places.push_back(place);
    }
    std::stable_sort(grouped.begin(), grouped.end(), [this](const Choice& a, const Choice& b) {
        return powerText(a).localeAwareCompare(powerText(b)) < 0;
    });
    return grouped;
}

QString CardMoves::powerText(const Choice& power) const {
    std::vector<Move> uses;
    for (const Choice& one : power.several) uses.push_back(one.move);
    if (uses.empty()) uses.push_back(power.move);
    const QString text = MoveWords::power(m_shown, uses);
    return power.dialog || uses.size() > 1 ? MoveWords::tr("%1 …", "opens a dialog").arg(text) : text;
}

void CardMoves::offerPowers() {
    const std::vector<Choice> all = powers();
    if (all.empty()) return;
    setCard(all.front().move.card);
    m_title = MoveWords::tr("Powers");
    offer(all);
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Move& move = all[i].move;
        const DefId def = m_shown.view().cards.def(move.card);
        const QString about =
            isUnknown(def) ? QString()
                           : m_shown.wording().texts().ability(def, static_cast<std::size_t>(move.ability));
        rows.push_back(
            {static_cast<qint64>(i),
             {powerText(all[i]), MoveWords::kind(CommandKind::Use), all[i].mainPlace(), false, about, true}});
    }
    m_menu.setRows(std::move(rows));
    m_powers = true;
    highlight(0);
    emit menuWanted();
}

// The targets of an ability that costs no cards; the dialog of another asks for its target itself.
void CardMoves::offerTargets(const Choice& power) {
    const std::vector<Choice> targets = power.several;
    const QString title = powerText(power);
    setCard(power.move.card);
    m_title = title;
    offer(targets);
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < targets.size(); ++i)
        rows.push_back({static_cast<qint64>(i),
                        {MoveWords::abilityTarget(m_shown, targets[i].move),
                         MoveWords::kind(CommandKind::Use), targets[i].mainPlace(), false, QString(), true}});
    m_menu.setRows(std::move(rows));
    m_powers = true;
    highlight(0);
    emit menuWanted();
}

void CardMoves::highlight(int row) {
    if (!m_powers || row < 0 || static_cast<std::size_t>(row) >= m_offered.size()) return;
    const Choice& power = m_offered[static_cast<std::size_t>(row)];
    m_card = power.move.card;
    m_choices = power.several.empty() ? std::vector<Choice>{power} : power.several;
    // An ability without a target needs no place.
    collectPlaces(power.move.aim.kind == AimKind::None && power.move.subject == kNoCard
                      ? std::vector<Choice>{}
                      : m_choices);
    // What is for another player does not light the own side.
    const bool onOneself = std::any_of(m_choices.begin(), m_choices.end(), [this](const Choice& choice) {
        return choice.move.aim == Aim::atPlayer(m_shown.viewer());
    });
    if (power.move.aim.kind == AimKind::Player && !onOneself) m_places.removeAll(nameOf(DropKind::Table));
    emit changed();
}

}  // namespace kickdoor
