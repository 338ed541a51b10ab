// What is done with a pack beside changing it: its cards are played, tried and printed.
#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSaveFile>
#include <optional>
#include <utility>

#include "io/pack_shelf.h"
#include "pack/new_pack.h"
#include "workshop/play_card.h"
#include "workshop/record_scenario.h"
#include "workshop/scenario_dialog.h"
#include "workshop/scenario_list.h"
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
    const CardGame game = gameWith(m_bench.document().kickpack().pack, card, m_places, m_bench.language());
    if (game.save.empty()) {
        QMessageBox box(QMessageBox::Warning, tr("This card cannot be played yet"),
                        tr("Mend the mistakes first.") + QStringLiteral("\n\n") + game.problem,
                        QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        if (!game.detail.isEmpty()) box.setDetailedText(game.detail);
        box.exec();
        return;
    }
    if (!game.idle.isEmpty() && !playsIdle(game)) return;
    const QString file = QDir::temp().filePath(
        QStringLiteral("kickdoor-card-%1.kickdoor-save").arg(QCoreApplication::applicationPid()));
    if (!write(file, game.save)) return tell(tr("%1 cannot be written.").arg(file));
    m_played = {file.toStdString(), game.scenario, QString::fromStdString(card),
                titleOfCurrent(),   packName(),    m_bench.document().folder()};
    for (QAction* action : std::as_const(m_forPlayed)) action->setEnabled(true);
    const QString setUp = game.setUp + QLatin1Char(' ') +
                          tr("What you play can become a scenario of the pack: Try out > Keep the moment.");
    tell(setUp);
    emit playAsked(file, setUp);
}

// The card cannot be put to use at the table: who wants to see it there may do so.
bool WorkshopWindow::playsIdle(const CardGame& game) {
    QMessageBox box(
        QMessageBox::Information, tr("This card cannot be used at once"),
        game.setUp + QStringLiteral("\n\n") + tr("The card cannot be put to use there: %1").arg(game.idle),
        QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    QPushButton* play = box.addButton(tr("Play all the same"), QMessageBox::AcceptRole);
    box.setDefaultButton(play);
    box.exec();
    return box.clickedButton() == play;
}

QString WorkshopWindow::titleOfCurrent() const {
    const auto card = static_cast<std::size_t>(m_bench.current());
    return card < m_bench.reading().cards.size() ? m_bench.reading().cards[card].face.title : QString();
}

QString WorkshopWindow::packName() const {
    return QString::fromStdString(m_bench.document().kickpack().pack.facts.name);
}

// The game is found by how it began: it may be played in this program or in one of its own.
void WorkshopWindow::keepMoment() {
    if (!m_bench.isOpen() || m_bench.isReadOnly()) return;
    const QString title = tr("Keep the moment as a scenario");
    if (m_played.folder != m_bench.document().folder()) {
        QMessageBox::information(this, title,
                                 tr("“%1” was played, a card of the pack “%2”. Open that pack to keep the "
                                    "moment, or play a card of this one.")
                                     .arg(m_played.title, m_played.pack));
        return;
    }
    const std::optional<GameRecord> record =
        gameBegunWith(m_played.save, m_places.own.parent_path() / "games");
    if (!record) {
        QMessageBox::information(this, title,
                                 tr("Nothing has been played with “%1” yet. Take a few steps at its table "
                                    "first: they are what is kept.")
                                     .arg(m_played.title));
        return;
    }
    const PlayedMoment moment = momentIn(*record);
    if (!moment.problem.isEmpty()) {
        QMessageBox::warning(this, title, moment.problem);
        return;
    }
    ScenarioDialog dialog(moment, m_played.title, m_played.pack, m_played.card, this);
    if (dialog.exec() != QDialog::Accepted) return;
    std::string key = keyOfName(dialog.name().toStdString());
    if (key.empty()) key = m_played.card.toStdString();
    std::string path = "scenarios/" + key + ".json";
    for (int number = 2; !m_bench.document().file(path).empty(); ++number)
        path = "scenarios/" + key + "-" + std::to_string(number) + ".json";
    m_bench.changeFile(path, scenarioText(m_played.scenario, dialog.name(), moment, dialog.marked()),
                       tr("Scenario %1").arg(dialog.name()));
    showScenarios();
}

void WorkshopWindow::showScenarios() {
    if (!m_bench.isOpen()) return;
    if (m_scenarios == nullptr) m_scenarios = new ScenarioList(m_bench, m_places, this);
    m_scenarios->show();
    m_scenarios->raise();
    m_scenarios->activateWindow();
    m_scenarios->playAll();
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
