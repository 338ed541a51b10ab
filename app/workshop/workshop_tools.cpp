// What is done with a pack beside changing it: its cards are played, tried and printed.
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QProcess>
#include <QSaveFile>

#include "io/pack_shelf.h"
#include "workshop/play_card.h"
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
    emit playAsked(file);
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
    const QString file = QFileDialog::getSaveFileName(this, tr("Print the cards"),
                                                      QString::fromStdString(key) + QStringLiteral(".pdf"),
                                                      tr("PDF files (*.pdf)"));
    if (file.isEmpty()) return;
    auto* printing = new QProcess(this);
    printing->setProgram(QCoreApplication::applicationFilePath());
    printing->setArguments({QStringLiteral("--print-cards"),
                            QString::fromStdU16String(m_bench.document().folder().u16string()),
                            QStringLiteral("--print-to"), file, QStringLiteral("--paper"), paper,
                            QStringLiteral("--language"), m_bench.language(), QStringLiteral("--data-dir"),
                            QString::fromStdU16String(m_places.own.parent_path().u16string())});
    connect(printing, &QProcess::finished, this, [this, printing, file](int code) {
        tell(code == 0 ? tr("Printed: %1").arg(file)
                       : QString::fromLocal8Bit(printing->readAllStandardError()).trimmed());
        printing->deleteLater();
    });
    tell(tr("The cards are being drawn …"));
    printing->start();
}

}  // namespace kickdoor::workshop
