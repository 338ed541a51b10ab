// Session: handles the table's answers and shows refusals.
#include "model/session/session.h"

namespace kickdoor {

bool Session::saidByItself(const Command& said) const {
    return said.kind() == CommandKind::Pass && said.epoch != 0 && m_passedByItself[said.by()] == said.epoch;
}

void Session::onAnswer(const Answer& answer, const Command& said) {
    if (said.kind() != CommandKind::Pass && said.epoch != 0 && m_movedByItself[said.by()] == said.epoch) {
        m_seating.automaticAnswered(answer.kind == Answer::Kind::Accepted);
        if (answer.kind != Answer::Kind::NotSaved) return;
    }
    if (saidByItself(said)) {
        m_presentation.seating()->passAnswered(said.by(), said.epoch, answer.kind == Answer::Kind::Accepted);
        // It was automatic, so a refusal is not shown.
        if (answer.kind != Answer::Kind::NotSaved) return;
    }
    switch (answer.kind) {
        case Answer::Kind::Accepted: return;
        case Answer::Kind::Closed:
            if (remote())
                m_shown.refuse({tr("The table cannot be reached now: the connection is lost."), {}});
            return;
        case Answer::Kind::Refused:
            // A pass for several players may arrive after the window has closed.
            if (!answer.refusals.has(Reason::NothingToPass)) m_shown.refuse(answer.refusals);
            return;
        case Answer::Kind::Stale:
            m_shown.refuse({tr("Something happened meanwhile. Look again and decide."), {}});
            return;
        case Answer::Kind::NotSaved: emit journalTrouble(textOf(answer.error)); return;
    }
}

void Session::connectTakeBack() {
    connect(&m_takeBack, &TakeBackModel::wanted, this, [this](Seat by) {
        if (m_link) m_link->takeBack(by, m_presenter.newest(kNoSeat).epoch);
    });
    connect(&m_takeBack, &TakeBackModel::consented, this, [this](Consent consent) {
        if (m_link) m_link->consent(consent);
    });
    connect(&m_takeBack, &TakeBackModel::ended, this, [this](const QString& text) {
        m_shown.refuse({text, {}});
    });
}

void Session::listenToTakeBacks() {
    connect(m_link.get(), &GameLink::takeBackTold, this, &Session::takeTakeBack);
    connect(m_link.get(), &GameLink::takeBackAnswered, this, &Session::onTakeBackAnswer);
}

void Session::onTakeBackAnswer(const Answer& answer) {
    if (answer.kind != Answer::Kind::Refused || !answer.refusals.has(Reason::TakeBackHurts))
        return onAnswer(answer, {});
    WhyNot why = m_shown.wording().whyNot(m_shown.game(), m_shown.view(), answer.refusals);
    why.text = m_takeBack.refused(why.text);
    m_shown.refuse(why);
}

void Session::takeTakeBack(const TakeBackNotice& notice) {
    SeatSet byItself;
    const std::uint32_t epoch = m_presenter.newest(kNoSeat).epoch;
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        if (epoch != 0 && m_passedByItself[seat] == epoch) byItself = byItself.with(seat);
    m_takeBack.setPassedByItself(byItself);
    m_takeBack.take(notice);
}

QString Session::textOf(const TableError& error) {
    const QString file = QString::fromStdU16String(error.file.filename().u16string());
    const QString cause = QString::fromStdString(error.cause);
    switch (error.kind) {
        case TableErrorKind::None: return {};
        case TableErrorKind::CannotCreate: return tr("%1 cannot be created: %2").arg(file, cause);
        case TableErrorKind::CannotWrite: return tr("%1 cannot be written: %2").arg(file, cause);
        case TableErrorKind::CannotRead: return tr("%1 cannot be read: %2").arg(file, cause);
        case TableErrorKind::NotAGame:
            return tr("%1 is not a Kickdoor game, or it is damaged: %2").arg(file, cause);
        case TableErrorKind::TooNew: return tr("%1 was written by a newer Kickdoor.").arg(file);
        case TableErrorKind::RulesMoved:
            return tr("The rules have changed since %1 was played: %2").arg(file, cause);
        case TableErrorKind::SetupInvalid: return tr("This game cannot be played: %1").arg(cause);
    }
    return cause;
}

}  // namespace kickdoor
