#include "model/setup/saves_model.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

namespace kickdoor {
namespace {

const QString kSave = QStringLiteral("kickdoor-save");
const QString kJournal = QStringLiteral("kickdoor-journal");
const QString kFinished = QStringLiteral("kickdoor-replay");
constexpr int kKeptFinished = 50;

QString inFileName(QString title) {
    static const QRegularExpression forbidden(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]"));
    title.replace(forbidden, QStringLiteral("-"));
    while (title.startsWith(QLatin1Char('.'))) title.remove(0, 1);
    title = title.trimmed().left(80);
    return title.isEmpty() ? QStringLiteral("game") : title;
}

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdU16String());
}

}  // namespace

SavesModel::SavesModel(QString folder, QObject* parent)
    : RowModel({"file", "name", "when", "kind", "detail"}, parent), m_folder(std::move(folder)) {
    if (!m_folder.isEmpty()) QDir().mkpath(m_folder);
    refresh();
}

void SavesModel::refresh() {
    std::vector<Row> rows;
    QFileInfoList files;
    if (!m_folder.isEmpty())
        files = QDir(m_folder).entryInfoList({QStringLiteral("*.") + kSave, QStringLiteral("*.") + kJournal},
                                             QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        const bool running = !m_running.isEmpty() && file.fileName() == m_running;
        const bool saved = file.suffix() == kSave;
        rows.push_back({static_cast<qint64>(qHash(file.fileName())),
                        {file.filePath(), file.completeBaseName(),
                         QLocale().toString(file.lastModified(), QLocale::ShortFormat),
                         running ? QStringLiteral("running")
                         : saved ? QStringLiteral("save")
                                 : QStringLiteral("journal"),
                         running ? tr("This game; every move is saved")
                         : saved ? tr("Saved game")
                                 : tr("Broken off; kept move by move")}});
    }
    setRows(std::move(rows));
    emit changed();
}

QString SavesModel::unfinished() const {
    for (const Row& row : rows()) {
        if (row.values[3].toString() == QLatin1String("journal")) return row.values[0].toString();
    }
    return {};
}

QString SavesModel::unfinishedTitle() const {
    for (const Row& row : rows()) {
        if (row.values[3].toString() == QLatin1String("journal")) return row.values[1].toString();
    }
    return {};
}

void SavesModel::setRunning(const std::filesystem::path& journal) {
    m_running = QString::fromStdU16String(journal.filename().u16string());
    refresh();
}

void SavesModel::remove(const QString& file) {
    for (const Row& row : rows()) {
        if (row.values[0].toString() == file) QFile::remove(file);
    }
    refresh();
}

bool SavesModel::exists(const QString& title) const {
    return QFile::exists(QDir(m_folder).filePath(inFileName(title) + QLatin1Char('.') + kSave));
}

std::filesystem::path SavesModel::fileForSave(const QString& title) const {
    return pathOf(QDir(m_folder).filePath(inFileName(title) + QLatin1Char('.') + kSave));
}

std::filesystem::path SavesModel::fileForJournal(const QStringList& names) const {
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh.mm.ss"));
    const QString base = inFileName(when + QLatin1Char(' ') + names.join(QStringLiteral(", ")));
    QString file = QDir(m_folder).filePath(base + QLatin1Char('.') + kJournal);
    for (int copy = 2; QFile::exists(file); ++copy) {
        file = QDir(m_folder).filePath(QStringLiteral("%1 %2.%3").arg(base).arg(copy).arg(kJournal));
    }
    return pathOf(file);
}

bool SavesModel::keeps(const QString& file) const {
    return QFileInfo(file).dir() == QDir(m_folder);
}

void SavesModel::finish(const std::filesystem::path& journal) {
    QFileInfo file(QString::fromStdU16String(journal.u16string()));
    QFile::rename(file.filePath(),
                  file.dir().filePath(file.completeBaseName() + QLatin1Char('.') + kFinished));
    const QFileInfoList finished =
        QDir(m_folder).entryInfoList({QStringLiteral("*.") + kFinished}, QDir::Files, QDir::Time);
    for (int i = kKeptFinished; i < finished.size(); ++i) QFile::remove(finished[i].filePath());
    refresh();
}

}  // namespace kickdoor
