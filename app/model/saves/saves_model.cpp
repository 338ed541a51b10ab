#include "model/saves/saves_model.h"

#include <QDir>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>
#include <QSaveFile>
#include <QUrl>
#include <atomic>

#include "table/file.h"
#include "words/card_texts.h"
#include "words/lists.h"

namespace kickdoor {
namespace {

const QString kSave = QStringLiteral("kickdoor-save");
const QString kJournal = QStringLiteral("kickdoor-journal");
const QString kFinished = QStringLiteral("kickdoor-replay");
const QString kBegun = QStringLiteral("yyyy-MM-dd hh.mm.ss");  // starts the names of the files written here
constexpr int kKeptFinished = 50;
constexpr qint64 kMostWishesBytes = 64 * 1024;
enum Column { kFile, kName, kWhen, kKind };

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

QString textOf(const std::filesystem::path& file) {
    return QString::fromStdU16String(file.u16string());
}

// The name of a game's file, without the time at its beginning: the list tells when it was played.
QString nameOf(const QFileInfo& file) {
    const QString name = file.completeBaseName();
    const QDateTime begun = QDateTime::fromString(name.left(kBegun.size()), kBegun);
    if (file.suffix() == kSave || !begun.isValid()) return name;
    const QString names = name.mid(kBegun.size()).trimmed();
    return names.isEmpty() ? QLocale().toString(begun, QLocale::ShortFormat) : names;
}

QString wishesFile(const std::filesystem::path& journal) {
    return textOf(journal) + QStringLiteral(".wishes.json");
}

QStringList peopleOf(const GameHead& head) {
    QStringList names;
    for (const HeadSeat& seat : head.seats)
        if (!seat.bot) names << QString::fromStdString(seat.name);
    return names;
}

}  // namespace

// Reads files on the pictures' thread, until the model is destroyed.
class SavesModel::Looking {
public:
    std::atomic_bool stopped = false;
    Inside into(const QString& file, const QDateTime& when) {
        return {when, m_reader.read(pathOf(file)), GamePictures::usable(file)};
    }

private:
    HeadReader m_reader;
};

SavesModel::SavesModel(QString folder, QObject* parent)
    : RowModel({"file", "name", "when", "kind", "detail", "known", "picture", "edition", "stand", "players",
                "goal", "trouble"},
               parent),
      m_folder(std::move(folder)),
      m_looking(std::make_shared<Looking>()) {
    if (!m_folder.isEmpty()) makeOwnFolder(pathOf(m_folder));
    refresh();
}

SavesModel::~SavesModel() {
    m_looking->stopped = true;
}

QVariantList SavesModel::playersOf(const GameHead& head) const {
    QVariantList list;
    for (Seat seat{0}; seat < head.seats.size(); ++seat) {
        const HeadSeat& one = head.seats[seat];
        list << QVariantMap{{QStringLiteral("name"), QString::fromStdString(one.name)},
                            {QStringLiteral("colour"), QString::fromStdString(one.colour)},
                            {QStringLiteral("level"), one.level},
                            {QStringLiteral("winner"), head.winners.has(seat)}};
    }
    return list;
}

QString SavesModel::standOf(const GameHead& head) const {
    QStringList winners;
    for (Seat seat{0}; seat < head.seats.size(); ++seat)
        if (head.winners.has(seat)) winners << QString::fromStdString(head.seats[seat].name);
    if (!winners.isEmpty())
        return tr("Turn %1, won by %2", "the second is one name, or several")
            .arg(head.turn)
            .arg(QLocale().createSeparatedList(winners));
    if (head.turn == 0) return tr("Before the first turn");
    if (head.active >= head.seats.size()) return tr("Turn %1").arg(head.turn);
    return tr("Turn %1: %2's turn").arg(head.turn).arg(QString::fromStdString(head.seats[head.active].name));
}

QString SavesModel::editionOf(const GameHead& head) const {
    QStringList titles;
    for (const std::string& pack : head.packs) {
        const QString key = QString::fromStdString(pack);
        const auto known = std::find_if(m_editions.begin(), m_editions.end(),
                                        [&](const EditionTitle& one) { return one.key == key; });
        titles << (known == m_editions.end() ? nameFromKey(key) : known->name);
    }
    return QLocale().createSeparatedList(titles);
}

RowModel::Row SavesModel::rowOf(const QFileInfo& file) const {
    const bool running = !m_running.isEmpty() && file.fileName() == m_running;
    const bool saved = file.suffix() == kSave;
    const bool over = file.suffix() == kFinished;
    Row row{static_cast<qint64>(qHash(file.fileName())),
            {file.filePath(), nameOf(file), QLocale().toString(file.lastModified(), QLocale::ShortFormat),
             running ? QStringLiteral("running")
             : saved ? QStringLiteral("save")
             : over  ? QStringLiteral("replay")
                     : QStringLiteral("journal"),
             running ? tr("This game; every move is saved")
             : saved ? tr("Saved game")
             : over  ? tr("Finished game")
                     : tr("Unfinished; every move is saved")}};
    const auto found = m_inside.constFind(file.filePath());
    if (found == m_inside.constEnd()) {
        row.values << false << QUrl() << QString() << QString() << QVariant(QVariantList()) << 0 << QString();
        return row;
    }
    const GameHead& head = found->head;
    const TableErrorKind trouble = head.error.kind;
    const bool readable = trouble == TableErrorKind::None || trouble == TableErrorKind::RulesMoved;
    row.values << true << (found->picture.isEmpty() ? QUrl() : QUrl::fromLocalFile(found->picture))
               << editionOf(head) << (trouble == TableErrorKind::None ? standOf(head) : QString())
               << QVariant(playersOf(head)) << head.goal
               << (trouble == TableErrorKind::TooNew       ? tr("Written by a newer Kickdoor")
                   : !readable                             ? tr("Not a Kickdoor game, or damaged")
                   : trouble == TableErrorKind::RulesMoved ? tr("The rules have changed since it was played")
                                                           : QString());
    return row;
}

void SavesModel::refresh() {
    std::vector<Row> rows;
    QFileInfoList files;
    if (!m_folder.isEmpty())
        files = QDir(m_folder).entryInfoList(
            {QStringLiteral("*.") + kSave, QStringLiteral("*.") + kJournal, QStringLiteral("*.") + kFinished},
            QDir::Files, QDir::Time);
    rows.reserve(static_cast<std::size_t>(files.size()));
    for (const QFileInfo& file : files) rows.push_back(rowOf(file));
    setRows(std::move(rows));
    emit changed();
}

void SavesModel::lookInside() {
    refresh();
    for (const Row& row : rows()) lookInto(row.values[kFile].toString());
    emit changed();
}

void SavesModel::lookAtUnfinished() {
    const QString file = unfinished();
    if (file.isEmpty()) return;
    lookInto(file);
    emit changed();
}

// Reads the file unless its current content is known.
void SavesModel::lookInto(const QString& file) {
    const QDateTime when = QFileInfo(file).lastModified();
    const auto known = m_inside.constFind(file);
    if (known != m_inside.constEnd() && known->when == when) return;
    ++m_unread;
    m_pictures.then([this, looking = m_looking, file, when] {
        if (looking->stopped) return;
        Inside inside = looking->into(file, when);
        // The model's destructor waits for this thread.
        QMetaObject::invokeMethod(
            this, [this, file, inside = std::move(inside)] { found(file, inside); }, Qt::QueuedConnection);
    });
}

void SavesModel::found(const QString& file, const Inside& inside) {
    --m_unread;
    m_inside.insert(file, inside);
    std::vector<Row> all = rows();
    for (Row& row : all)
        if (row.values[kFile].toString() == file) row = rowOf(QFileInfo(file));
    setRows(std::move(all));
    emit changed();
}

QString SavesModel::unfinished() const {
    for (const Row& row : rows()) {
        if (row.values[kKind].toString() == QLatin1String("journal")) return row.values[kFile].toString();
    }
    return {};
}

QString SavesModel::unfinishedStand() const {
    const auto found = m_inside.constFind(unfinished());
    if (found == m_inside.constEnd() || found->head.error || found->head.seats.empty()) return {};
    const GameHead& head = found->head;
    if (head.turn == 0) return tr("before the first turn");
    // Those who played at this screen. What the bots were doing tells nobody which game it was.
    const QStringList people = peopleOf(head);
    if (people.size() > 1)
        return tr("turn %1, %2", "a turn and the names of players")
            .arg(head.turn)
            .arg(QLocale().createSeparatedList(people));
    const auto person =
        std::find_if(head.seats.begin(), head.seats.end(), [](const HeadSeat& seat) { return !seat.bot; });
    const HeadSeat& named = person != head.seats.end() ? *person : head.seats.front();
    return tr("turn %1, %2: Level %3", "a turn, a player and that player's Level")
        .arg(head.turn)
        .arg(QString::fromStdString(named.name))
        .arg(named.level);
}

double SavesModel::unfinishedSince() const {
    const QString file = unfinished();
    return file.isEmpty() ? 0 : static_cast<double>(QFileInfo(file).lastModified().toMSecsSinceEpoch());
}

void SavesModel::setRunning(const std::filesystem::path& journal) {
    m_running = textOf(journal.filename());
    refresh();
}

void SavesModel::setEditions(QList<EditionTitle> editions) {
    m_editions = std::move(editions);
    refresh();
}

void SavesModel::remove(const QString& file) {
    const bool listed = std::any_of(rows().begin(), rows().end(),
                                    [&](const Row& row) { return row.values[kFile].toString() == file; });
    if (!listed) return;
    QFile::remove(file);
    QFile::remove(wishesFile(pathOf(file)));
    m_pictures.forget(file);
    m_inside.remove(file);
    refresh();
}

bool SavesModel::exists(const QString& title) const {
    return QFile::exists(QDir(m_folder).filePath(inFileName(title) + QLatin1Char('.') + kSave));
}

std::filesystem::path SavesModel::fileForSave(const QString& title) const {
    return pathOf(QDir(m_folder).filePath(inFileName(title) + QLatin1Char('.') + kSave));
}

QString SavesModel::freeFile(const QStringList& names, const QString& suffix) const {
    const QString when = QDateTime::currentDateTime().toString(kBegun);
    const QString base = inFileName(when + QLatin1Char(' ') + names.join(QStringLiteral(", ")));
    QString file = QDir(m_folder).filePath(base + QLatin1Char('.') + suffix);
    for (int copy = 2; QFile::exists(file); ++copy) {
        file = QDir(m_folder).filePath(QStringLiteral("%1 %2.%3").arg(base).arg(copy).arg(suffix));
    }
    return file;
}

std::filesystem::path SavesModel::fileForJournal(const QStringList& names) const {
    return pathOf(freeFile(names, kJournal));
}

QString SavesModel::finishedSuffix() {
    return kFinished;
}

bool SavesModel::keeps(const QString& file) const {
    return QFileInfo(file).dir() == QDir(m_folder);
}

std::filesystem::path SavesModel::finish(const std::filesystem::path& journal) {
    const QFileInfo file(textOf(journal));
    const QString replay = file.dir().filePath(file.completeBaseName() + QLatin1Char('.') + kFinished);
    QFile::rename(file.filePath(), replay);
    QFile::remove(wishesFile(journal));
    dropOldFinished();
    refresh();
    return pathOf(replay);
}

std::filesystem::path SavesModel::keepFinished(const QStringList& names, const std::string& journal,
                                               TableError& error) {
    if (m_folder.isEmpty()) return {};
    // Returning to a table after its game brings the record again.
    const QFileInfoList finished = QDir(m_folder).entryInfoList({QStringLiteral("*.") + kFinished});
    for (const QFileInfo& known : finished) {
        std::string text;
        if (known.size() == static_cast<qint64>(journal.size()) &&
            !readWhole(pathOf(known.filePath()), text) && text == journal)
            return pathOf(known.filePath());
    }
    const std::filesystem::path file = pathOf(freeFile(names, kFinished));
    error = writeAtomically(file, journal);
    if (error) return {};
    dropOldFinished();
    refresh();
    return file;
}

// Deletes all except the newest.
void SavesModel::dropOldFinished() {
    const QFileInfoList finished =
        QDir(m_folder).entryInfoList({QStringLiteral("*.") + kFinished}, QDir::Files, QDir::Time);
    for (int i = kKeptFinished; i < finished.size(); ++i) {
        QFile::remove(finished[i].filePath());
        m_pictures.forget(finished[i].filePath());
    }
}

void SavesModel::keepPicture(const std::filesystem::path& game, std::vector<PicturePart> parts) {
    m_pictures.keep(textOf(game), std::move(parts));
}

TableError SavesModel::keepWishes(const std::filesystem::path& journal, const QJsonObject& wishes) {
    QSaveFile file(wishesFile(journal));
    const QByteArray text = QJsonDocument(wishes).toJson();
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return {};
    return {TableErrorKind::CannotWrite, pathOf(file.fileName()), file.errorString().toStdString()};
}

QJsonObject SavesModel::wishesFor(const std::filesystem::path& journal) {
    QFile file(wishesFile(journal));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.read(kMostWishesBytes)).object();
}

}  // namespace kickdoor
