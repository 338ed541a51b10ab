#include "monkey/shrink.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTextStream>
#include <algorithm>

namespace kickdoor::monkey {
namespace {

constexpr int kMostTries = 60;
constexpr int kMostSilence = 300'000;  // milliseconds that a step takes on the busiest machine

QStringList argumentsOf(const GamePlan& plan) {
    QStringList steps;
    for (const int step : plan.steps) steps << QString::number(step);
    QStringList arguments = {QStringLiteral("--seed"), QString::number(plan.seed), QStringLiteral("--keep"),
                             steps.join(QLatin1Char(','))};
    if (plan.plays) arguments << QStringLiteral("--plays");
    return arguments;
}

// The same fault has other numbers and names each time.
QString kindOf(const QString& fault) {
    static const QRegularExpression numbers(QStringLiteral("\\d+|\"[^\"]*\"|hand of \\w+|0x[0-9a-f]+"));
    return QString(fault).remove(numbers);
}

GamePlan without(const GamePlan& plan, qsizetype from, qsizetype count) {
    GamePlan fewer = plan;
    fewer.steps.remove(from, std::min(count, fewer.steps.size() - from));
    return fewer;
}

GamePlan upTo(const GamePlan& plan, int last) {
    GamePlan cut = plan;
    const qsizetype at = cut.steps.indexOf(last);
    if (at >= 0) cut.steps.resize(at + 1);
    return cut;
}

}  // namespace

quint32 numberOf(quint64 seed, int step) {
    return static_cast<quint32>(seed * 1'000'003 + static_cast<quint64>(step) * 7919 + 17);
}

Outcome playApart(const GamePlan& plan) {
    QProcess game;
    game.setProcessChannelMode(QProcess::MergedChannels);
    game.start(QCoreApplication::applicationFilePath(), argumentsOf(plan));
    QByteArray told;
    while (game.waitForReadyRead(kMostSilence)) told += game.readAll();
    const bool ended = game.state() == QProcess::NotRunning || game.waitForFinished(1000);
    if (!ended) {
        game.kill();
        game.waitForFinished();
    }
    Outcome outcome;
    outcome.told = QString::fromUtf8(told + game.readAll());
    static const QRegularExpression step(QStringLiteral("^step (\\d+):"),
                                         QRegularExpression::MultilineOption);
    for (auto each = step.globalMatch(outcome.told); each.hasNext();)
        outcome.last = each.next().captured(1).toInt();
    const QString mark = QLatin1String(kFaultMark);
    const qsizetype fault = outcome.told.indexOf(mark);
    if (fault >= 0)
        outcome.fault = outcome.told.mid(fault + mark.size()).section(QLatin1Char('\n'), 0, 0);
    else if (!ended)
        outcome.fault = QStringLiteral("hangs");
    else if (game.exitStatus() == QProcess::CrashExit)
        outcome.fault = QStringLiteral("crashes");
    else if (game.exitCode() != 0)
        outcome.fault = QStringLiteral("ends with %1").arg(game.exitCode());
    return outcome;
}

// Takes out ever smaller pieces, as long as the fault stays.
void tellShrunk(const GamePlan& plan, const Outcome& outcome) {
    QTextStream out(stdout);
    const QString kind = kindOf(outcome.fault);
    GamePlan best = upTo(plan, outcome.last);
    Outcome shown = outcome;
    int tries = 0;
    for (qsizetype piece = best.steps.size() / 2; piece > 0 && tries < kMostTries; piece /= 2) {
        for (qsizetype from = 0; from < best.steps.size() && tries < kMostTries; ++tries) {
            const GamePlan fewer = without(best, from, piece);
            const Outcome again = playApart(fewer);
            if (again.fault.isEmpty() || kindOf(again.fault) != kind) {
                from += piece;
                continue;
            }
            best = upTo(fewer, again.last);
            shown = again;
        }
    }
    out << shown.told << "seed " << plan.seed << ", " << best.steps.size() << " steps of "
        << plan.steps.size() << " are enough. Again:\n  " << QCoreApplication::applicationFilePath() << ' '
        << argumentsOf(best).join(QLatin1Char(' ')) << Qt::endl;
}

}  // namespace kickdoor::monkey
