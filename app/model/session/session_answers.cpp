// Session: handles the table's answers and shows refusals.
#include "model/session/session.h"

namespace kickdoor {

bool Session::saidByItself(const Command& said) const {
    return said.kind() == CommandKind::Pass && said.epoch != 0 && m_passedByItself[said.by()] == said.epoch;
}

void Session::onAnswer(const Answer& answer, const Command& said) {
    if (said.kind() == CommandKind::EndTurn && said.epoch != 0 && m_endedByItself[said.by()] == said.epoch) {
        m_seating.endAnswered(answer.kind == Answer::Kind::Accepted);
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
            if (remote()) m_stage.refuse({tr("The table cannot hear you now: the line to it is cut."), {}});
            return;
        case Answer::Kind::Refused:
            // A pass for several players may arrive after the window has closed.
            if (!answer.refusals.has(Reason::NothingToPass)) m_stage.refuse(answer.refusals);
            return;
        case Answer::Kind::Stale:
            m_stage.refuse({tr("Something happened meanwhile. Look again and decide."), {}});
            return;
        case Answer::Kind::NotSaved: emit journalTrouble(textOf(answer.error)); return;
    }
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
            return tr("%1 is no game of Kickdoor, or it is damaged: %2").arg(file, cause);
        case TableErrorKind::TooNew: return tr("%1 was written by a newer Kickdoor.").arg(file);
        case TableErrorKind::RulesMoved:
            return tr("The rules have changed since %1 was played: %2").arg(file, cause);
        case TableErrorKind::SetupInvalid: return tr("This table cannot be played at: %1").arg(cause);
    }
    return cause;
}

}  // namespace kickdoor
