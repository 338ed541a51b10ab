// What is done with a pack beside changing it: its cards are played, tried and printed.
#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QProcess>
#include <QSaveFile>
#include <QThreadPool>
#include <memory>
#include <optional>
#include <utility>

#include "io/pack_shelf.h"
#include "pack/new_pack.h"
#include "pack/pack_scenarios.h"
#include "text/installed.h"
#include "workshop/play_card.h"
#include "workshop/record_scenario.h"
#include "workshop/scenario_dialog.h"
#include "workshop/try_dialog.h"
#include "workshop/workshop_window.h"

namespace kickdoor::workshop {
namespace {

constexpr int kTriedGames = 1000;

bool write(const QString& name, const std::string& text) {
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) &&
           file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
           file.commit();
}

}  // namespace

void WorkshopWindow::playCard() {
    if (m_bench.currentCard() == nullptr) return;
    m_bench.save();
    const std::string card = m_bench.document().cards()[static_cast<std::size_t>(m_bench.current())].id();
    const CardGame game = gameWith(m_bench.document().kickpack().pack, card, m_places);
    if (game.save.empty()) {
        QMessageBox::warning(this, tr("This card cannot be played yet"),
                             game.problem.isEmpty() ? tr("Mend the mistakes first.") : game.problem);
        return;
    }
    const QString file = QDir::temp().filePath(
        QStringLiteral("kickdoor-card-%1.kickdoor-save").arg(QCoreApplication::applicationPid()));
    if (!write(file, game.save)) return tell(tr("%1 cannot be written.").arg(file));
    m_played = {file.toStdString(), game.scenario, QString::fromStdString(card)};
    for (QAction* action : std::as_const(m_forPlayed)) action->setEnabled(true);
    tell(tr("What you play can become a scenario of the pack: Try out > Keep the moment."));
    emit playAsked(file);
}

// The game is found by how it began: it may be played in this program or in one of its own.
void WorkshopWindow::keepMoment() {
    if (!m_bench.isOpen() || m_bench.isReadOnly()) return;
    const std::optional<GameRecord> record =
        gameBegunWith(m_played.save, m_places.own.parent_path() / "games");
    const QString title = tr("Keep the moment as a scenario");
    if (!record) {
        QMessageBox::information(this, title,
                                 tr("Play a card of this pack first: nothing has been played yet."));
        return;
    }
    const PlayedMoment moment = momentIn(*record);
    if (!moment.problem.isEmpty()) {
        QMessageBox::warning(this, title, moment.problem);
        return;
    }
    ScenarioDialog dialog(moment, m_played.card, this);
    if (dialog.exec() != QDialog::Accepted) return;
    std::string key = keyOfName(dialog.name().toStdString());
    if (key.empty()) key = m_played.card.toStdString();
    std::string path = "scenarios/" + key + ".json";
    for (int number = 2; !m_bench.document().file(path).empty(); ++number)
        path = "scenarios/" + key + "-" + std::to_string(number) + ".json";
    m_bench.changeFile(path, scenarioText(m_played.scenario, dialog.name(), moment, dialog.marked()),
                       tr("Scenario %1").arg(dialog.name()));
    testScenarios();
}

// All scenarios of the pack, in the background.
void WorkshopWindow::testScenarios() {
    m_bench.save();
    tell(tr("The scenarios are being played …"));
    QThreadPool::globalInstance()->start([this, pack = m_bench.document().kickpack().pack, places = m_places,
                                          alive = std::weak_ptr<QObject>(m_alive)] {
        Texts english;
        const bool reads = loadInstalledTexts(english, places.assets).empty();
        auto run = std::make_shared<ScenariosRun>(
            runPackScenarios(pack, {places.own, places.assets / "packs"}, reads ? &english : nullptr));
        const std::shared_ptr<QObject> context = alive.lock();
        if (!context) return;
        QMetaObject::invokeMethod(
            context.get(),
            [this, run] {
                if (run->failed.empty()) return tell(tr("%n scenario(s) passed.", "", run->passed));
                QStringList lines;
                for (const PackFinding& finding : run->failed)
                    lines << QString::fromStdString(finding.text());
                QMessageBox::warning(this, tr("Scenarios that fail"),
                                     lines.mid(0, 8).join(QLatin1Char('\n')));
            },
            Qt::QueuedConnection);
    });
}

void WorkshopWindow::tryPack() {
    if (!m_bench.isOpen()) return;
    QHash<QString, QString> titles;
    for (std::size_t i = 0; i < m_bench.reading().cards.size(); ++i)
        titles.insert(QString::fromStdString(m_bench.document().cards()[i].id()),
                      m_bench.reading().cards[i].face.title);
    auto* dialog =
        new TryDialog(m_bench.document().kickpack().pack, m_places, std::move(titles), kTriedGames, this);
    dialog->show();
}

// The program itself draws the sheets, beside the workshop.
void WorkshopWindow::printPack() {
    if (!m_bench.isOpen()) return;
    m_bench.save();
    const QStringList papers = {QStringLiteral("A4"), QStringLiteral("Letter")};
    const bool american = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    bool sure = false;
    const QString paper = QInputDialog::getItem(this, tr("Print the cards"), tr("Paper"), papers,
                                                american ? 1 : 0, false, &sure);
    if (!sure) return;
    const std::string key = m_bench.document().kickpack().pack.facts.key;
    const QString file = askForFile(
        tr("Print the cards"), QString::fromStdString(key) + QStringLiteral(".pdf"), tr("PDF files (*.pdf)"));
    if (file.isEmpty()) return;
    auto* printing = new QProcess(this);
    printing->setProgram(QCoreApplication::applicationFilePath());
    printing->setArguments({QStringLiteral("--print-cards"),
                            QString::fromStdU16String(m_bench.document().folder().u16string()),
                            QStringLiteral("--print-to"), file, QStringLiteral("--paper"), paper,
                            QStringLiteral("--language"), m_bench.language(), QStringLiteral("--data-dir"),
                            QString::fromStdU16String(m_places.own.parent_path().u16string())});
    connect(printing, &QProcess::finished, this, [this, printing, file](int code) {
        if (code == 0)
            tellWritten(tr("The cards are ready to print"), file);
        else
            tell(QString::fromLocal8Bit(printing->readAllStandardError()).trimmed());
        printing->deleteLater();
    });
    connect(printing, &QProcess::errorOccurred, this, [this, printing](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        tell(printing->errorString());
        printing->deleteLater();
    });
    tell(tr("The cards are being drawn …"));
    printing->start();
}

}  // namespace kickdoor::workshop
