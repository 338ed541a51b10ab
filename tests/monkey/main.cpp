// kickdoor_monkey: plays the real window at random and watches it.
//   kickdoor_monkey [--seed N] [--steps N] [--games N | --minutes M] [--plays] [--keep N,N,...]
// Each game has its own seed, counted up from --seed, and runs in a process of its own, so that a crash is a
// finding, too. --plays: mostly what gets a game on. Of a game that goes wrong the steps that are not needed
// are taken out; what it prints at last plays the rest again. --keep: one game here, only these steps of it.
// Exit code 1: something has gone wrong.
#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QTextStream>

#include "monkey/shrink.h"
#include "monkey/steps.h"

namespace kickdoor::monkey {
namespace {

// Pages for a browser are not opened.
class NoBrowser : public QObject {
    Q_OBJECT

public:
    NoBrowser() {
        for (const char* scheme : kSchemes)
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "forget");
    }
    ~NoBrowser() override {
        for (const char* scheme : kSchemes) QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }

public slots:
    void forget(const QUrl& /*page*/) {}

private:
    static constexpr const char* kSchemes[] = {"file", "http", "https"};
};

int playHere(const GamePlan& plan) {
    const NoBrowser noBrowser;
    QTextStream out(stdout);
    World world(plan.seed);
    if (!world.isOpen()) return 2;
    world.begin();
    world.settle(1000);
    for (const int step : plan.steps) {
        if (!world.fault().isEmpty()) break;
        out << "step " << step << ": " << Qt::flush;
        const QString done =
            takeStep(world, numberOf(plan.seed, step), plan.plays ? Manner::Plays : Manner::Wild);
        out << done << Qt::endl;
    }
    if (world.fault().isEmpty()) return 0;
    out << kFaultMark << world.fault() << Qt::endl;
    return 1;
}

int run(const QStringList& arguments) {
    QCommandLineParser parser;
    const auto number = [&parser](const char* name, const char* preset) {
        parser.addOption({QLatin1String(name), QString(), QStringLiteral("N"), QLatin1String(preset)});
    };
    number("seed", "1");
    number("steps", "300");
    number("games", "1");
    number("minutes", "0");
    parser.addOption({QStringLiteral("keep"), QString(), QStringLiteral("N,N,...")});
    parser.addOption({QStringLiteral("plays"), QString()});
    parser.process(arguments);
    GamePlan plan;
    plan.seed = parser.value(QStringLiteral("seed")).toULongLong();
    plan.plays = parser.isSet(QStringLiteral("plays"));
    if (parser.isSet(QStringLiteral("keep"))) {
        const QStringList kept =
            parser.value(QStringLiteral("keep")).split(QLatin1Char(','), Qt::SkipEmptyParts);
        for (const QString& step : kept) plan.steps.append(step.toInt());
        return playHere(plan);
    }
    for (int step = 0; step < parser.value(QStringLiteral("steps")).toInt(); ++step) plan.steps.append(step);
    const int games = parser.value(QStringLiteral("games")).toInt();
    const qint64 millis = static_cast<qint64>(parser.value(QStringLiteral("minutes")).toDouble() * 60'000);
    QElapsedTimer since;
    since.start();
    QTextStream out(stdout);
    int played = 0;
    for (; millis > 0 ? since.elapsed() < millis : played < games; ++played, ++plan.seed) {
        const Outcome outcome = playApart(plan);
        out << "seed " << plan.seed << ": "
            << (outcome.fault.isEmpty() ? QStringLiteral("well") : outcome.fault) << Qt::endl;
        if (outcome.fault.isEmpty()) continue;
        tellShrunk(plan, outcome);
        return 1;
    }
    out << "summary: " << played << " games of " << plan.steps.size() << " steps" << Qt::endl;
    return 0;
}

}  // namespace
}  // namespace kickdoor::monkey

int main(int argc, char** argv) {
    for (const auto& [name, value] :
         {std::pair{"QT_QPA_PLATFORM", "offscreen"}, {"QT_QUICK_BACKEND", "software"}})
        if (!qEnvironmentVariableIsSet(name)) qputenv(name, value);
    const QApplication application(argc, argv);
    return kickdoor::monkey::run(QCoreApplication::arguments());
}

#include "main.moc"
