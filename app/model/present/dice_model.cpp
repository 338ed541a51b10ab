#include "model/present/dice_model.h"

namespace kickdoor {

DiceModel::DiceModel(Stage& stage) : m_stage(stage) {
    connect(&stage, &Stage::told, this, &DiceModel::onTold);
    connect(&stage, &Stage::openChanged, this, [this] {
        m_face = 0;
        m_caption.clear();
        emit changed();
    });
    connect(&stage, &Stage::recalled, this, &DiceModel::recall);
}

QString DiceModel::captionOf(const GameState& view, const Event& event) const {
    const Wording& words = m_stage.wording();
    const QString name = words.name(event.seat);
    const RollPurpose purpose = view.roll.purpose;
    if (m_sides == 20 && purpose == RollPurpose::FightersDie) return tr("%1, for the fighters").arg(name);
    if (m_sides == 20 && purpose == RollPurpose::MonstersDie) return tr("%1, for the monsters").arg(name);
    if (event.card == kNoCard) return name;
    return tr("%1, fleeing from %2").arg(name, words.title(words.defOf(view, event)));
}

bool DiceModel::twenty() const {
    if (!m_stage.isOpen()) return false;
    const RuleSet& rules = m_stage.game().rules;
    return rules.initiativeSides == 20 || rules.criticalCombat || m_sides == 20;
}

bool DiceModel::monsters() const {
    return m_stage.isOpen() && m_stage.game().rules.criticalCombat;
}

DiceModel::Change DiceModel::take(const GameState& view, const Event& event) {
    switch (event.kind) {
        case EventKind::TurnStarted: m_caption.clear(); return Change::Words;
        case EventKind::InitiativeRolled:
            m_sides = m_stage.game().rules.initiativeSides;
            m_face = event.number;
            m_modifier = 0;
            m_ofMonsters = false;
            m_caption = tr("%1, for the first turn").arg(m_stage.wording().name(event.seat));
            return Change::Face;
        case EventKind::DieRolled:
            m_sides = event.number2 > 0 ? event.number2 : 6;
            m_face = event.number;
            m_modifier = view.roll.modifier;
            m_ofMonsters = view.roll.purpose == RollPurpose::MonstersDie;
            m_caption = captionOf(view, event);
            return Change::Face;
        case EventKind::RollChanged:
            m_modifier = event.number2;
            if (m_face == event.number) return Change::Words;
            m_face = event.number;
            return Change::Face;
        default: return Change::None;
    }
}

void DiceModel::onTold(const Event& event, int dwell) {
    const Change change = take(m_stage.view(), event);
    if (change == Change::Face) emit rolled(m_sides, m_face, dwell, m_ofMonsters);
    if (change != Change::None) emit changed();
}

// The dice lie as they fell last.
void DiceModel::recall(const Past& past) {
    m_caption.clear();
    bool fallen = false;
    for (const Told& told : past.story) fallen = take(told.view, told.event) == Change::Face || fallen;
    if (fallen) emit rolled(m_sides, m_face, 0, m_ofMonsters);
    emit changed();
}

}  // namespace kickdoor
