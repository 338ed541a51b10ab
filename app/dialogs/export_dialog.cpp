#include "dialogs/export_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QWindow>

namespace kickdoor {
namespace {

QString suffixOf(ExportDialog::Content content) {
    switch (content) {
        case ExportDialog::Content::Story: return QStringLiteral("txt");
        case ExportDialog::Content::MyGames: return QStringLiteral("json");
        case ExportDialog::Content::Photo: return QStringLiteral("png");
    }
    return {};
}

QString folderFor(ExportDialog::Content content) {
    const QString folder = QStandardPaths::writableLocation(content == ExportDialog::Content::Photo
                                                                ? QStandardPaths::PicturesLocation
                                                                : QStandardPaths::DocumentsLocation);
    return folder.isEmpty() || !QDir(folder).exists() ? QDir::homePath() : folder;
}

}  // namespace

ExportDialog::ExportDialog(QWindow& window, Content content)
    : m_window(window), m_content(content), m_folder(folderFor(content)) {}

QString ExportDialog::title() const {
    switch (m_content) {
        case Content::Story: return tr("Export as text");
        case Content::MyGames: return tr("Export my games");
        case Content::Photo: return tr("Save a photo");
    }
    return {};
}

QString ExportDialog::filter() const {
    switch (m_content) {
        case Content::Story: return tr("Texts (*.txt)");
        case Content::MyGames: return tr("JSON files (*.json)");
        case Content::Photo: return tr("Pictures (*.png)");
    }
    return {};
}

void ExportDialog::askForMyGames() {
    ask(tr("My games of Kickdoor", "name of a file") + QStringLiteral(".json"));
}

void ExportDialog::ask(const QString& name) {
    if (name.isEmpty()) return;
    const QString suffix = suffixOf(m_content);
    const QString file = QFileInfo(name).completeBaseName() + QLatin1Char('.') + suffix;
    auto* dialog = new QFileDialog(nullptr, title(), QDir(m_folder).filePath(file), filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setWindowModality(Qt::ApplicationModal);
    connect(dialog, &QFileDialog::fileSelected, this, [this, name](const QString& target) {
        m_folder = QFileInfo(target).path();
        emit chosen(name, target);
    });
    dialog->winId();
    if (dialog->windowHandle() != nullptr) dialog->windowHandle()->setTransientParent(&m_window);
    dialog->open();
}

}  // namespace kickdoor
