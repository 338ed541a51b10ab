#include "model/present/ready_model.h"

#include "table_api/concern.h"
#include "table_api/harmless.h"
#include "table_api/pending.h"
#include "words/window_words.h"

namespace kickdoor {

ReadyModel::ReadyModel(ShownGame& shown, Seating& seating)
    : RowModel({"seat", "name", "colour", "person", "passed", "held", "mayAnswer", "about"}),
      m_shown(shown),
      m_seating(seating) {
    // Before the question is worded.
    connect(&shown, &ShownGame::told, this,
            [this](const Event& event) { m_rollParts.after(m_shown.view(), event); });
    connect(&shown, &ShownGame::recalled, this, [this](const Past& past) {
        m_rollParts = {};
        for (const Told& told : past.story) m_rollParts.after(told.view, told.event);
    });
    shown.whenShown(this, &ReadyModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &ReadyModel::refresh);
    connect(&seating, &Seating::changed, this, &ReadyModel::refresh);
}

// The seats for which the window was opened (scenarios.md, "Windows").
SeatSet ReadyModel::concerned() const {
    const GameState& view = m_shown.view();
    switch (view.window.kind) {
        case WindowKind::Settle: return view.living().without(view.combat.fighter);
        case WindowKind::Roll: return view.living();
        case WindowKind::Strike: return view.window.waiting;
        case WindowKind::LastCard: return view.window.waiting;
        case WindowKind::None: break;
    }
    return {};
}

QString ReadyModel::questionNow() const {
    const GameState& view = m_shown.view();
    const Wording& words = m_shown.wording();
    switch (view.window.kind) {
        case WindowKind::Settle:
            if (m_shown.game().rules.criticalCombat)
                return tr("%1 is about to roll. Does anybody want to play something first?")
                    .arg(words.name(view.combat.fighter));
            return tr("%1 wins this fight, unless somebody interferes.").arg(words.name(view.combat.fighter));
        case WindowKind::Roll: return words.rollQuestion(m_shown.game(), view, m_rollParts);
        case WindowKind::Strike: {
            const std::optional<LoomingStrike> strike = loomingStrike(view);
            const bool named = strike && strike->card != kNoCard;
            const QString title = named ? words.quoted(view.cards.def(strike->card)) : tr("It");
            const QString strikes =
                tr("%1 is about to strike %2.").arg(title, words.names(view.window.waiting));
            if (!strikesInVain(m_shown.game(), view)) return strikes;
            return tr("%1 There is nothing for it to take.", "after a sentence").arg(strikes);
        }
        case WindowKind::LastCard:
            return tr("The dice are against %1, who may play one more card that turns the fight.")
                .arg(words.names(view.window.waiting));
        case WindowKind::None: break;
    }
    return {};
}

QString ReadyModel::whyNotAsked(Seat seat) const {
    const GameState& view = m_shown.view();
    if (view.window.waiting.has(seat) || !m_seating.persons().has(seat) ||
        !m_seating.standing()->passesAtOnce(view, seat))
        return {};
    return tr("%1 was not asked: it does not concern them (“When to ask …”). With Hold! they may answer all "
              "the same.")
        .arg(m_shown.wording().name(seat));
}

QString ReadyModel::passTextNow() const {
    const WindowKind kind = m_shown.view().window.kind;
    return kind == WindowKind::None ? QString() : WindowWords::pass(kind);
}

QString ReadyModel::passTipNow() const {
    switch (m_shown.view().window.kind) {
        case WindowKind::Settle: return tr("Play nothing: the fight ends with the sums as they are now.");
        case WindowKind::Roll: return tr("Play nothing: the roll counts as it is.");
        case WindowKind::Strike: return tr("Play nothing against it: the card takes effect.");
        case WindowKind::LastCard: return tr("Play nothing: the fight is lost.");
        case WindowKind::None: break;
    }
    return {};
}

void ReadyModel::refresh() {
    std::vector<Row> rows;
    QString question, passText, passTip;
    bool passLoses = false, decides = false;
    if (m_shown.isOpen() && m_shown.view().window.kind != WindowKind::None) {
        const GameState& view = m_shown.view();
        const SeatSet seats = concerned();
        for (Seat seat{0}; seat < view.players; ++seat) {
            if (!seats.has(seat)) continue;
            const SeatLook& look = m_shown.wording().seats()[seat];
            rows.push_back({int{seat},
                            {int{seat}, look.name, look.colour, look.person, !view.window.waiting.has(seat),
                             m_seating.held() && m_seating.holder() == seat, m_seating.mayAnswerHere(seat),
                             whyNotAsked(seat)}});
        }
        question = questionNow();
        passText = passTextNow();
        passTip = passTipNow();
        decides =
            (m_seating.persons() & view.window.waiting).size() > 1 && decidesTheGame(m_shown.game(), view);
        passLoses = view.window.kind == WindowKind::LastCard;
    }
    setRows(std::move(rows));
    if (question == m_question && passText == m_passText && passTip == m_passTip &&
        passLoses == m_passLoses && decides == m_decides)
        return;
    m_decides = decides;
    m_passLoses = passLoses;
    m_question = question;
    m_passText = passText;
    m_passTip = passTip;
    emit questionChanged();
}

}  // namespace kickdoor
