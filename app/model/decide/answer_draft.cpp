#include "model/decide/answer_draft.h"

#include <algorithm>

#include "table_api/pending.h"

namespace kickdoor {

AnswerDraft::AnswerDraft(Stage& stage) : Draft(stage) {
    stage.whenShown(this, &AnswerDraft::refresh);
    connect(&m_cards, &PickList::changed, this, &AnswerDraft::rejudge);
}

bool AnswerDraft::isAsked() const {
    if (!stage().isOpen() || !stage().settled() || !stage().mayAct()) return false;
    const Question& question = stage().view().question;
    return question.kind != QuestionKind::None && question.kind != QuestionKind::Charity &&
           question.asked == stage().viewer();
}

void AnswerDraft::refresh() {
    if (!isAsked()) return;
    if (active() && m_epoch == stage().view().epoch) return;
    m_epoch = stage().view().epoch;
    m_players = SeatSet();
    m_number = stage().view().question.least;
    std::vector<CardId> cards;
    if (word(stage().view().question.kind) == QLatin1String("cards")) {
        for (const CardId card : questionCards(stage().game(), stage().view())) cards.push_back(card);
    }
    m_cards.offer(stage(), cards);
    setActive(true);
}

QString AnswerDraft::kind() const {
    return active() && stage().isOpen() ? word(stage().view().question.kind) : QString();
}

QString AnswerDraft::word(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Cards:
        case QuestionKind::BigItems:
        case QuestionKind::Resurrection: return QStringLiteral("cards");
        case QuestionKind::Players: return QStringLiteral("players");
        case QuestionKind::Number: return QStringLiteral("number");
        case QuestionKind::Option: return QStringLiteral("option");
        case QuestionKind::Charity:
        case QuestionKind::None: break;
    }
    return {};
}

QString AnswerDraft::text() const {
    return active() ? stage().wording().question(stage().game(), stage().view()) : QString();
}

CardFace AnswerDraft::card() const {
    if (!active()) return {};
    const CardId card = askingNow(stage().view()).card;
    return card == kNoCard ? CardFace() : stage().face(card);
}

QVariantList AnswerDraft::onOffer() const {
    QVariantList list;
    if (!active() || stage().view().question.kind != QuestionKind::Resurrection) return list;
    const bool doors = resurrectionDeck(stage().game(), stage().view()) == Deck::Door;
    for (const CardId card : stage().view().cards.in(doors ? Zone::DoorDiscard : Zone::TreasureDiscard)) {
        if (list.size() == most()) break;
        list << QVariant::fromValue(stage().face(card));
    }
    return list;
}

QVariantList AnswerDraft::players() const {
    QVariantList list;
    if (kind() != QLatin1String("players")) return list;
    const QList<SeatLook>& seats = stage().wording().seats();
    const SeatSet possible = questionPlayers(stage().game(), stage().view());
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (!possible.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour},
                            {QStringLiteral("picked"), m_players.has(seat)}};
    }
    return list;
}

QVariantList AnswerDraft::options() const {
    QVariantList list;
    if (kind() != QLatin1String("option")) return list;
    const QStringList texts = stage().wording().options(stage().game(), stage().view());
    const std::uint32_t possible = questionOptions(stage().game(), stage().view());
    for (int i = 0; i < texts.size(); ++i) {
        if (((possible >> static_cast<unsigned>(i)) & 1U) == 0) continue;
        list << QVariantMap{{QStringLiteral("index"), i}, {QStringLiteral("text"), texts[i]}};
    }
    return list;
}

void AnswerDraft::setNumber(int number) {
    m_number = std::clamp(number, least(), most());
    rejudge();
}

void AnswerDraft::togglePlayer(int seat) {
    const auto who = Seat(seat);
    if (m_players.has(who)) {
        m_players = m_players.without(who);
    } else {
        m_players = most() == 1 ? SeatSet::of(who) : m_players.with(who);
    }
    rejudge();
}

void AnswerDraft::chooseOption(int index) {
    m_number = index;
    rejudge();
    submit();
}

Command AnswerDraft::command() const {
    Command command = commandOf(moveOf(CommandKind::Choose));
    command.move.number = static_cast<std::int16_t>(m_number);
    if (!m_players.empty()) command.move.seat = m_players.first();
    if (m_players.size() > 1) command.seats = m_players;
    for (const CardId card : m_cards.pickedCards()) command.cards.push_back(card);
    return command;
}

}  // namespace kickdoor
