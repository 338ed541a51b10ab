#include "model/table/combat_model.h"

#include <algorithm>

#include "model/base/change.h"
#include "table_api/escape.h"
#include "table_api/fight.h"
#include "words/lists.h"

namespace kickdoor {
namespace {

// The fight is won, or the fighters run away. Later changes (Levels, Bad Stuff, deaths) no longer affect its
// sums.
bool decided(const GameState& view) {
    return view.combat.stage == CombatStage::Done || view.combat.stage == CombatStage::Fleeing;
}

bool fleeing(const GameState& view) {
    return view.combat.stage == CombatStage::Fleeing;
}

bool lost(const GameState& view) {
    return fleeing(view) || (view.combat.stage == CombatStage::Done && !isWon(view));
}

}  // namespace

void MonsterList::setBeaten() {
    std::vector<Row> beaten = rows();
    for (Row& row : beaten) row.values.back() = true;
    setRows(std::move(beaten));
}

CombatModel::CombatModel(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &CombatModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &CombatModel::refresh);
    connect(&shown, &ShownGame::told, this, &CombatModel::onTold);
    connect(&shown, &ShownGame::reworded, this, &CombatModel::say);
    connect(&shown, &ShownGame::leapt, this, [this] { m_summed = m_lost = false; });
    connect(&shown, &ShownGame::recalled, this, &CombatModel::recall);
}

void CombatModel::refresh() {
    m_on = m_shown.isOpen() && m_shown.view().combatOn();
    // To its end, when the monsters are taken away one after the other.
    m_lost = m_on && decided(m_shown.view()) && (m_lost || lost(m_shown.view()));
    const bool other = change(m_counts, m_on && !m_lost);
    if (!m_on || !decided(m_shown.view()) || !m_summed)
        sum(m_shown.view());
    else if (other)
        say();
    m_summed = m_on;
    if (m_lost) m_forTheWin = false;  // running away never wins the game
    // Defeated monsters stay shown until the end of the fight.
    if (!m_on || !m_shown.view().combat.monsters.empty() || m_monsterCards.count() == 0) refreshCards();
    if (m_on && !m_lost && isWon(m_shown.view())) m_monsterCards.setBeaten();
    emit changed();
}

// Several events may happen between two shown states: the last die counts and decides the fight.
void CombatModel::onTold() {
    if (!m_on || !m_shown.view().combatOn() || decided(m_shown.view())) return;
    sum(m_shown.view());
    m_summed = true;
}

// Restores the sums of a fight that was decided before this screen joined.
void CombatModel::recall(const Past& past) {
    if (!m_on || !decided(m_shown.view())) return;
    bool fled = false;
    for (auto told = past.story.rbegin(); told != past.story.rend() && told->view.combatOn(); ++told) {
        fled = fled || fleeing(told->view);
        if (decided(told->view)) continue;
        sum(told->view);
        m_forTheWin = m_forTheWin && !fled;
        m_summed = true;
        emit changed();
        return;
    }
}

void CombatModel::sum(const GameState& at) {
    m_summedAt = at;
    const FightOutlook outlook = m_on ? outlookOf(m_shown.game(), at) : FightOutlook();
    m_sums = outlook.sums;
    m_forTheWin = outlook.forTheWin;
    const CombatStage stage = m_shown.view().combat.stage;
    m_diceToCome =
        m_shown.game().rules.criticalCombat && (stage == CombatStage::Open || stage == CombatStage::Settling);
    say();
}

// Writes the texts in the current language.
void CombatModel::say() {
    m_loot = m_counts ? lootNow() : QString();
    const QString names = monsterNamesNow();
    if (!m_on || !names.isEmpty()) {
        m_monsterNames = names;
        m_boss = m_on && bossFights();
    }
    refreshLines();
}

QString CombatModel::lootNow() const {
    const int treasures = combatTreasures(m_shown.game(), m_summedAt);
    const bool special = hasSpecialTreasure(m_shown.game(), m_summedAt);
    if (!special) return tr("%n Treasure(s)", nullptr, treasures);
    return treasures == 0 ? tr("special Treasure")
                          : tr("%n Treasure(s) and a special one", nullptr, treasures);
}

QString CombatModel::textOf(const SumLine& line) const {
    const Wording& words = m_shown.wording();
    const QString title = words.title(line.def);
    const auto because = [](const QString& what, const QString& why) {
        return why.isEmpty() ? what : tr("%1 (%2)", "card (why it counts)").arg(what, why);
    };
    switch (line.source) {
        case SumLine::Source::Level: {
            const DefId ignoring = line.amount == 0 ? levelsIgnoredBy(m_shown.game(), m_summedAt) : kNoDef;
            return because(tr("%1, Level").arg(words.name(line.seat)),
                           ignoring == kNoDef ? QString() : words.title(ignoring));
        }
        case SumLine::Source::MonsterLevel: return monsterLine(line.card);
        case SumLine::Source::Die: return tr("d20, thrown by %1").arg(words.name(line.seat));
        case SumLine::Source::Mark:
            // A card's die counts for the card, whoever rolled it.
            return line.def != kNoDef || line.seat == kNoSeat ? words.markSource(line.def)
                                                              : words.name(line.seat);
        case SumLine::Source::Card: break;
    }
    const std::uint32_t counted = countedIn(m_shown.game(), m_summedAt, line);
    return because(title, words.conditions(line.def, line.conditions | counted));
}

// Rules and cards speak of what the monster is: "Undead".
QString CombatModel::monsterLine(CardId card) const {
    const auto& monsters = m_summedAt.combat.monsters;
    const auto entry = std::find_if(monsters.begin(), monsters.end(),
                                    [card](const MonsterEntry& one) { return one.card == card; });
    if (entry == monsters.end()) return {};
    const QString name = namesOf(m_summedAt)[static_cast<qsizetype>(entry - monsters.begin())];
    const std::uint64_t tags = tagsInFight(m_shown.game(), m_summedAt, *entry);
    QStringList kinds;
    for (std::size_t tag = 0; tag < m_shown.game().catalog.tags.size(); ++tag)
        if (((tags >> tag) & 1U) != 0) kinds << m_shown.wording().texts().tagName(tag);
    return kinds.isEmpty()
               ? tr("%1, Level").arg(name)
               : tr("%1, Level (%2)", "a monster, what it is: Undead").arg(name, Lists::details(kinds));
}

// A Mate is one as long as the monster that it doubles is there.
QString CombatModel::titleOf(const MonsterEntry& entry) const {
    const QString title = m_shown.wording().title(entry.def);
    return entry.mateOf == kNoCard ? title : tr("%1 (mate)").arg(title);
}

// Those of the same name are told apart: by a number from 1, or 0 for one that is the only one.
std::vector<int> CombatModel::numbersOf(const GameState& view) const {
    QStringList titles;
    for (const MonsterEntry& entry : view.combat.monsters) titles << titleOf(entry);
    std::vector<int> numbers;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        const auto upToIt = std::count(titles.begin(), titles.begin() + i + 1, titles[i]);
        numbers.push_back(titles.count(titles[i]) < 2 ? 0 : static_cast<int>(upToIt));
    }
    return numbers;
}

QStringList CombatModel::namesOf(const GameState& view) const {
    const std::vector<int> numbers = numbersOf(view);
    QStringList names;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const QString title = titleOf(view.combat.monsters[i]);
        names << (numbers[i] == 0 ? title
                                  : tr("%1 %2", "a monster, its number among those of its name")
                                        .arg(title)
                                        .arg(numbers[i]));
    }
    return names;
}

void CombatModel::refreshLines() {
    std::vector<RowModel::Row> rows;
    if (m_counts) {
        std::vector<SumLine> lines = combatBreakdown(m_shown.game(), m_summedAt);
        std::stable_partition(lines.begin(), lines.end(),
                              [](const SumLine& line) { return !line.monsterSide; });
        // What a card's die brought is the card's line.
        const auto toldByDie = [&lines](const SumLine& line) {
            return line.source == SumLine::Source::Card && line.amount == 0 &&
                   std::any_of(lines.begin(), lines.end(), [&line](const SumLine& other) {
                       return other.source == SumLine::Source::Mark && other.def == line.def &&
                              other.monsterSide == line.monsterSide;
                   });
        };
        for (const SumLine& line : lines) {
            if (toldByDie(line)) continue;
            const bool level =
                line.source == SumLine::Source::Level || line.source == SumLine::Source::MonsterLevel;
            const int card = line.card == kNoCard ? -1 : line.card;
            rows.push_back({static_cast<qint64>(rows.size()),
                            {textOf(line), line.amount, line.monsterSide, level, card}});
        }
    }
    m_lines.setRows(std::move(rows));
}

void CombatModel::refreshCards() {
    std::vector<RowModel::Row> monsters;
    if (m_on) {
        const GameState& view = m_shown.view();
        const QStringList names = namesOf(view);
        const std::vector<int> numbers = numbersOf(view);
        for (std::size_t i = 0; i < view.combat.monsters.size(); ++i) {
            const MonsterEntry& entry = view.combat.monsters[i];
            CardFace face = m_shown.face(entry.card);
            // Also when the monster that it doubles is gone (ruling 8).
            const bool mate = entry.def != view.cards.def(entry.card);
            if (mate) {
                const CardFace doubled = m_shown.faces().ofDef(entry.def);
                face.title = titleOf(entry);
                face.figure = doubled.figure;
                face.artRecipe = doubled.artRecipe;
                face.kind = doubled.kind;
                face.rulesText = doubled.rulesText;
                face.footerLeft = doubled.footerLeft;
                face.footerRight = doubled.footerRight;
            }
            QVariantList enhancers;
            for (CardId on = view.cards.firstAttached(entry.card); on != kNoCard;
                 on = view.cards.nextAttached(on)) {
                enhancers << QVariant::fromValue(m_shown.face(on));
            }
            int strength = 0;
            for (const SumLine& line : combatBreakdown(m_shown.game(), view)) {
                if (line.monsterSide && line.card == entry.card) strength += line.amount;
            }
            monsters.push_back(
                {entry.card, faceValues(face, {enhancers, strength, treasuresOf(m_shown.game(), view, i),
                                               hasFledFrom(view, entry, view.combat.fighter),
                                               hasFledFrom(view, entry, view.combat.helper), mate,
                                               names[static_cast<qsizetype>(i)], numbers[i], isWon(view)})});
        }
    }
    m_monsterCards.setRows(std::move(monsters));
}

QString CombatModel::stage() const {
    switch (m_shown.view().combat.stage) {
        case CombatStage::None: return {};
        case CombatStage::Open: return QStringLiteral("open");
        case CombatStage::Settling: return QStringLiteral("settling");
        case CombatStage::Fleeing: return QStringLiteral("fleeing");
        case CombatStage::Done: return QStringLiteral("done");
        case CombatStage::Dice: return QStringLiteral("dice");
        case CombatStage::LastCard: return QStringLiteral("lastCard");
    }
    return {};
}

double CombatModel::danger() const {
    if (!m_on || m_shown.view().combat.stage == CombatStage::Done) return 0;
    const double fear = winning() ? 0.35 : 0.7;
    return m_boss || m_forTheWin ? fear + 0.3 : fear;
}

QString CombatModel::fighterNames() const {
    if (!m_on) return {};
    const GameState& view = m_shown.view();
    const Combat& combat = view.combat;
    const QString fighter = m_shown.wording().name(combat.fighter);
    if (combat.helper == kNoSeat) return fighter;
    const QString helper = m_shown.wording().name(combat.helper);
    // Who died is no longer on the stage (PlayersModel), unless nobody else is.
    if (view.isLiving(combat.fighter) != view.isLiving(combat.helper))
        return view.isLiving(combat.fighter) ? fighter : helper;
    return Lists::together({fighter, helper});
}

QString CombatModel::monsterNamesNow() const {
    if (!m_on) return {};
    QStringList names;
    for (const MonsterEntry& entry : m_summedAt.combat.monsters) names << m_shown.wording().title(entry.def);
    QStringList different;
    for (const QString& name : names) {
        const auto many = names.count(name);
        const QString said =
            many == 1 ? name : tr("%1 × %2", "how many monsters, their name").arg(many).arg(name);
        if (!different.contains(said)) different << said;
    }
    return Lists::together(different);
}

bool CombatModel::bossFights() const {
    if (!m_shown.game().rules.bossMonsters) return false;
    const auto& monsters = m_summedAt.combat.monsters;
    return std::any_of(monsters.begin(), monsters.end(),
                       [&](const MonsterEntry& entry) { return m_shown.game().catalog[entry.def].boss; });
}

QString CombatModel::bargain() const {
    const Combat& combat = m_shown.view().combat;
    if (!m_on || m_lost || combat.helper == kNoSeat) return {};
    if (combat.helperForced != 0) return tr("Forced to help, for nothing");
    return tr("%1 helps in return for %2.")
        .arg(m_shown.wording().name(combat.helper), m_shown.wording().terms(m_shown.view(), combat.terms));
}

}  // namespace kickdoor
