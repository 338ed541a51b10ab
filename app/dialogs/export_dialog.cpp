#include "dialogs/export_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QWindow>

namespace kickdoor {

ExportDialog::ExportDialog(QWindow& window)
    : m_window(window), m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {
    if (m_folder.isEmpty() || !QDir(m_folder).exists()) m_folder = QDir::homePath();
}

void ExportDialog::ask(const QString& game) {
    if (game.isEmpty()) return;
    const QString file = QFileInfo(game).completeBaseName() + QStringLiteral(".txt");
    auto* dialog =
        new QFileDialog(nullptr, tr("Export as text"), QDir(m_folder).filePath(file), tr("Texts (*.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->setWindowModality(Qt::ApplicationModal);
    connect(dialog, &QFileDialog::fileSelected, this, [this, game](const QString& target) {
        m_folder = QFileInfo(target).path();
        emit chosen(game, target);
    });
    dialog->winId();
    if (dialog->windowHandle() != nullptr) dialog->windowHandle()->setTransientParent(&m_window);
    dialog->open();
}

}  // namespace kickdoor
