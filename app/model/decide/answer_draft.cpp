#include "model/decide/answer_draft.h"

#include <algorithm>

#include "table_api/pending.h"

namespace kickdoor {

AnswerDraft::AnswerDraft(ShownGame& shown) : Draft(shown) {
    shown.whenShown(this, &AnswerDraft::refresh);
    connect(&m_cards, &PickList::changed, this, &AnswerDraft::rejudge);
}

bool AnswerDraft::isAsked() const {
    if (!shownGame().isOpen() || !shownGame().settled() || !shownGame().mayAct()) return false;
    const Question& question = shownGame().view().question;
    return question.kind != QuestionKind::None && question.kind != QuestionKind::Charity &&
           question.asked == shownGame().viewer();
}

void AnswerDraft::refresh() {
    if (!isAsked()) return;
    if (active() && m_epoch == shownGame().view().epoch) return;
    m_epoch = shownGame().view().epoch;
    m_players = SeatSet();
    m_number = shownGame().view().question.least;
    std::vector<CardId> cards;
    if (word(shownGame().view().question.kind) == QLatin1String("cards")) {
        for (const CardId card : questionCards(shownGame().game(), shownGame().view())) cards.push_back(card);
    }
    m_cards.offer(shownGame(), cards, shownGame().view().question.most);
    setActive(true);
}

QString AnswerDraft::kind() const {
    return active() && shownGame().isOpen() ? word(shownGame().view().question.kind) : QString();
}

QString AnswerDraft::word(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Cards:
        case QuestionKind::BigItems:
        case QuestionKind::FaceUpDraw: return QStringLiteral("cards");
        case QuestionKind::Players: return QStringLiteral("players");
        case QuestionKind::Number: return QStringLiteral("number");
        case QuestionKind::Option: return QStringLiteral("option");
        case QuestionKind::Charity:
        case QuestionKind::None: break;
    }
    return {};
}

QString AnswerDraft::askedName() const {
    return active() ? shownGame().wording().name(shownGame().view().question.asked) : QString();
}

QString AnswerDraft::none() const {
    if (active()) {
        const GameState& view = shownGame().view();
        const Seat asked = view.question.asked;
        const DefId own = asked == kNoSeat ? kNoDef : view.player[asked].character;
        if (askingNow(view).by == AskedBy::Rebirth && own != kNoDef)
            return tr("Keep %1", "a Character").arg(shownGame().wording().title(own));
    }
    return tr("Choose nothing");
}

QString AnswerDraft::text() const {
    return active() ? shownGame().wording().question(shownGame().game(), shownGame().view()) : QString();
}

CardFace AnswerDraft::card() const {
    if (!active()) return {};
    const CardId card = askingNow(shownGame().view()).card;
    return card == kNoCard ? CardFace() : shownGame().face(card);
}

QVariantList AnswerDraft::onOffer() const {
    QVariantList list;
    if (!active() || shownGame().view().question.kind != QuestionKind::FaceUpDraw) return list;
    const bool doors = faceUpDrawDeck(shownGame().game(), shownGame().view()) == Deck::Door;
    for (const CardId card : shownGame().view().cards.in(doors ? Zone::DoorDiscard : Zone::TreasureDiscard)) {
        if (list.size() == most()) break;
        list << QVariant::fromValue(shownGame().face(card));
    }
    return list;
}

QVariantList AnswerDraft::players() const {
    QVariantList list;
    if (kind() != QLatin1String("players")) return list;
    const QList<SeatLook>& seats = shownGame().wording().seats();
    const SeatSet possible = questionPlayers(shownGame().game(), shownGame().view());
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
    const QStringList texts = shownGame().wording().options(shownGame().game(), shownGame().view());
    const std::uint32_t possible = questionOptions(shownGame().game(), shownGame().view());
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
