#include "model/table/table_model.h"

#include <algorithm>

#include "model/base/change.h"
#include "words/lists.h"

namespace kickdoor {

TableModel::TableModel(Stage& stage) : m_stage(stage) {
    stage.whenShown(this, &TableModel::refresh);
    connect(&stage, &Stage::told, this, [this](const Event& event) { onTold(event); });
    connect(&stage, &Stage::openChanged, this, [this] {
        m_spotlit = kNoDef;
        refresh();
        emit openChanged();
        emit titlesChanged();
    });
    connect(&stage, &Stage::reworded, this, &TableModel::titlesChanged);
}

void TableModel::refresh() {
    m_revealed.show(facesIn(Zone::Revealed));
    m_resolving.show(facesIn(Zone::Resolving));
    m_body.show(facesIn(Zone::Body));
    if (change(m_badges, badgesNow())) emit badgesChanged();
    if (change(m_doorDiscard, top(Zone::DoorDiscard))) emit doorDiscardChanged();
    if (change(m_treasureDiscard, top(Zone::TreasureDiscard))) emit treasureDiscardChanged();
    if (change(m_spotlight, spotlightNow())) emit spotlightChanged();
    if (change(m_piles, pilesNow())) emit pilesChanged();
    if (change(m_turn, turnNow())) emit changed();
}

TableModel::Turn TableModel::turnNow() const {
    const GameState& view = m_stage.view();
    Turn turn;
    turn.open = m_stage.isOpen();
    turn.over = view.phase == Phase::Over;
    turn.number = view.turn;
    turn.phase = phaseNow();
    turn.phaseTitle = phaseTitleNow();
    turn.activeSeat = seatOrNone(view.active);
    turn.viewer = seatOrNone(m_stage.viewer());
    turn.front = m_stage.front();
    if (!turn.open) return turn;
    const Wording& words = m_stage.wording();
    if (view.active != kNoSeat) turn.activeName = words.name(view.active);
    if (m_stage.viewer() != kNoSeat) turn.viewerName = words.name(m_stage.viewer());
    turn.winnerNames = words.names(view.winners);
    return turn;
}

TableModel::Piles TableModel::pilesNow() const {
    const auto size = [&](Zone zone) { return m_stage.view().cards.size(zone); };
    return {size(Zone::DoorDeck), size(Zone::TreasureDeck), size(Zone::DoorDiscard),
            size(Zone::TreasureDiscard)};
}

void TableModel::onTold(const Event& event) {
    switch (event.kind) {
        case EventKind::TurnStarted: m_spotlit = kNoDef; return;
        case EventKind::DoorKicked:
        case EventKind::CardPlayed:
        case EventKind::CardKept:
        case EventKind::CurseStruck:
        case EventKind::CombatStarted: break;
        default: return;
    }
    const DefId def = m_stage.wording().defOf(m_stage.view(), event);
    if (def != kNoDef && !isUnknown(def)) m_spotlit = def;
}

CardFace TableModel::spotlightNow() const {
    if (!m_stage.isOpen()) return {};
    const GameState& view = m_stage.view();
    // What is about to strike is what the table is asked about, whoever sent it on.
    if (view.window.kind == WindowKind::Strike && !view.stack.empty()) {
        const Frame& strike = view.stack.back();
        if (strike.kind == FrameKind::Strike && strike.def != kNoDef && !isUnknown(strike.def))
            return m_stage.faces().ofDef(strike.def);
    }
    return m_spotlit != kNoDef ? m_stage.faces().ofDef(m_spotlit) : CardFace();
}

QString TableModel::phaseNow() const {
    const GameState& view = m_stage.view();
    if (view.combatOn() && view.phase != Phase::Over) return QStringLiteral("combat");
    // What came from behind the door strikes first (R5.3).
    if (view.phase == Phase::LookOrLoot && view.window.kind == WindowKind::Strike && !view.stack.empty() &&
        view.stack.back().you == view.active)
        return QStringLiteral("kickOpenDoor");
    switch (view.phase) {
        case Phase::Setup: return QStringLiteral("setup");
        case Phase::Arrange: return QStringLiteral("arrange");
        case Phase::KickOpenDoor: return QStringLiteral("kickOpenDoor");
        case Phase::LookOrLoot: return QStringLiteral("lookOrLoot");
        case Phase::End: return QStringLiteral("end");
        case Phase::Charity: return QStringLiteral("charity");
        case Phase::Over: return QStringLiteral("over");
    }
    return {};
}

QString TableModel::phaseTitleNow() const {
    const GameState& view = m_stage.view();
    if (view.combatOn() && view.phase != Phase::Over) {
        return view.combat.stage == CombatStage::Fleeing ? tr("Run away!") : tr("Combat");
    }
    switch (view.phase) {
        case Phase::Setup: return tr("Set-up");
        case Phase::Arrange: return tr("Arrange");
        case Phase::KickOpenDoor: return tr("Kick open the door");
        case Phase::LookOrLoot: return tr("Look for trouble or loot");
        case Phase::End: return tr("End of turn");
        case Phase::Charity: return tr("Charity");
        case Phase::Over: return tr("Game over");
    }
    return {};
}

QVariantList TableModel::badgesNow() const {
    QVariantList list;
    if (!m_stage.isOpen()) return list;
    const RuleSet& rules = m_stage.game().rules;
    const auto badge = [&](bool on, const QString& text, const QString& about) {
        if (on) list << QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("about"), about}};
    };
    badge(rules.criticalCombat, tr("Critical combat"),
          tr("Both sides of a fight throw a d20: a 1 is lost, a 20 is won, and one last card may turn the "
             "rest (R8.13)."));
    badge(rules.bossMonsters && m_stage.game().catalog.hasBoss,
          tr("Bosses %1/3").arg(std::min<int>(3, m_stage.view().bossesDefeated)),
          tr("Nobody wins before three Boss Monsters in all have been defeated (R2.8)."));
    badge(rules.listenAtTheDoor, tr("Listen at the Door"),
          tr("A turn begins with a hidden Door card; an empty room gives a Treasure (R5.2, R5.5)."));
    badge(rules.sharedVictory, tr("Shared victory"),
          tr("Whoever helps in the winning fight wins as well (R2.7)."));
    badge(rules.epic, tr("Epic"), tr("The goal is Level 20 (R2.9)."));
    badge(!rules.epic && rules.goalLevel != 10, tr("Level %1 wins").arg(rules.goalLevel),
          tr("The goal is not the printed Level 10 (R2.1)."));
    badge(rules.itemsInCombat, tr("Items in combat"),
          tr("The fighter may put Items on in the middle of a fight (R6.5)."));
    return list;
}

QString TableModel::mixAbout() const {
    if (!m_stage.isOpen()) return {};
    if (editionKeys().size() < 2) return tr("Cards and rules of one edition.");
    return tr("The cards of %1; %2 is the base and decides the rules (R12.1).")
        .arg(m_stage.wording().texts().joined(editionTitles()), editionTitles().constFirst());
}

QString TableModel::edition() const {
    return Lists::mixed(editionTitles());
}

QStringList TableModel::editionTitles() const {
    QStringList list;
    if (!m_stage.isOpen()) return list;
    for (const std::string& pack : m_stage.game().catalog.packs)
        list << m_stage.wording().texts().editionTitle(pack);
    return list;
}

QStringList TableModel::editionKeys() const {
    QStringList list;
    if (!m_stage.isOpen()) return list;
    for (const std::string& pack : m_stage.game().catalog.packs) list << QString::fromStdString(pack);
    return list;
}

CardFace TableModel::top(Zone zone) const {
    const CardId card = m_stage.view().cards.first(zone);
    return m_stage.isOpen() && m_stage.view().cards.size(zone) > 0 ? m_stage.face(card) : CardFace();
}

QList<CardFace> TableModel::facesIn(Zone zone) const {
    QList<CardFace> faces;
    if (!m_stage.isOpen()) return faces;
    for (const CardId card : m_stage.view().cards.in(zone)) faces << m_stage.face(card);
    return faces;
}

}  // namespace kickdoor
