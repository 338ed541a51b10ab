// Packs come and go: made, copied, imported, exported.
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>
#include <fstream>

#include "base/json_build.h"
#include "io/pack_shelf.h"
#include "pack/new_pack.h"
#include "text/installed.h"
#include "workshop/card_finder.h"
#include "workshop/clipping.h"
#include "workshop/field_words.h"
#include "workshop/finding_words.h"
#include "workshop/json_edit.h"
#include "workshop/new_pack_dialog.h"
#include "workshop/strings_edit.h"
#include "workshop/workshop_window.h"

namespace kickdoor::workshop {
namespace {

std::filesystem::path pathOf(const QString& text) {
    return text.toStdU16String();
}

}  // namespace

std::string WorkshopWindow::freeKey(const QString& name) const {
    const PackShelf shelf(m_bench.assets() / "packs", m_bench.own());
    std::string key = keyOfName(name.toStdString());
    if (key.empty()) key = "my-pack";
    std::string free = key;
    for (int number = 2; !shelf.folderOf(free).empty(); ++number) free = key + "-" + std::to_string(number);
    return free;
}

void WorkshopWindow::install(const Kickpack& pack) {
    m_bench.save();
    const std::string fault = unpackTo(pack, m_bench.own() / pack.facts.key);
    if (!fault.empty()) return tell(tr("The pack cannot be written: %1").arg(QString::fromStdString(fault)));
    listPacks();
    openPack(QString::fromStdString(pack.facts.key));
    emit packsChanged();
}

void WorkshopWindow::newPack() {
    NewPackDialog dialog(this);
    if (dialog.exec() != QDialog::Accepted) return;
    const NewPack wanted{freeKey(dialog.name()), dialog.name().toStdString(), dialog.author().toStdString(),
                         "CC-BY-SA-4.0"};
    Kickpack pack;
    pack.facts.key = wanted.key;
    pack.files = filesOf(wanted);
    install(pack);
}

void WorkshopWindow::copyPack() {
    if (!m_bench.isOpen()) return;
    m_bench.save();
    Kickpack pack = m_bench.document().kickpack().pack;
    const QString name = tr("Copy of %1").arg(QString::fromStdString(pack.facts.name));
    bool sure = false;
    const QString chosen =
        QInputDialog::getText(this, tr("Copy the pack"), tr("Name"), QLineEdit::Normal, name, &sure);
    if (!sure || chosen.trimmed().isEmpty()) return;
    const std::string key = freeKey(chosen);
    for (ArchiveFile& file : pack.files) {
        if (file.path != "edition.json") continue;
        JsonValue edition = parseJson(file.text).value;
        setPart(edition, QStringLiteral("/id"), jsonText(key));
        setPart(edition, QStringLiteral("/name"), jsonText(chosen.trimmed().toStdString()));
        file.text = prettyJson(edition, 1) + "\n";
    }
    // Scenarios name the pack; its names in other languages come along.
    const std::string before = pack.facts.key;
    std::erase_if(pack.files,
                  [](const ArchiveFile& file) { return file.path.find('/') != std::string::npos; });
    for (const char* language : {"de", "es", "fr", "ru"}) {
        // The names of a shipped pack are the game's; others have their own.
        CardTitles names = stringsOf(m_bench.document(), QString::fromUtf8(language));
        if (m_bench.isReadOnly() && names.names().empty()) names = installedNames(m_bench.assets(), language);
        const auto ofPack = [&](const CardTitles::ByPack& all) {
            const auto found = all.find(before);
            return found == all.end() ? CardTitles::Texts() : found->second;
        };
        std::string text = textOfStrings(ofPack(names.names()), ofPack(names.flavours()), {},
                                         names.about(before), key, QString::fromUtf8(language));
        if (!text.empty()) pack.files.push_back({stringsFile(QString::fromUtf8(language)), std::move(text)});
    }
    pack.facts.key = key;
    install(pack);
}

void WorkshopWindow::importFile() {
    const QString examples = QString::fromStdU16String((m_bench.assets() / "examples").u16string());
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Import a pack"), examples, tr("Kickdoor packs (*.kickpack)"));
    if (!file.isEmpty()) importPack(file);
}

void WorkshopWindow::importPack(const QString& file) {
    m_bench.save();
    const std::string key =
        PackImport({m_bench.assets(), m_bench.own()}, windowHandle(), findingInFile).ask(file);
    if (key.empty()) return;
    listPacks();
    openPack(QString::fromStdString(key));
    emit packsChanged();
}

void WorkshopWindow::exportFile() {
    m_bench.save();
    const KickpackRead read = m_bench.document().kickpack();
    QStringList faults;
    for (const std::string& lacked : lackedForSharing(read.pack.facts)) faults << findingWords(lacked);
    for (const PackFinding& finding : m_bench.reading().findings)
        if (finding.error) faults << findingLine(finding, m_bench.document());
    if (!read.ok()) faults << errorLine(read.errors.front(), read.pack);
    if (!faults.isEmpty()) {
        QMessageBox::warning(this, tr("This pack cannot be shared yet"),
                             faults.mid(0, 8).join(QLatin1Char('\n')));
        return;
    }
    const QString name = QString::fromStdString(read.pack.facts.key) + QLatin1String(kKickpackEnding);
    const QString file = askForFile(tr("Export the pack"), name, tr("Kickdoor packs (*.kickpack)"));
    if (file.isEmpty()) return;
    std::ofstream out(pathOf(file), std::ios::binary);
    out << read.pack.bytes;
    out.close();
    if (!out) return tell(tr("%1 cannot be written.").arg(file));
    tellWritten(tr("The pack was exported"), file);
}

QString WorkshopWindow::askForFile(const QString& title, const QString& name, const QString& kinds) {
    if (m_folder.isEmpty()) m_folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(m_folder).isDir()) m_folder = QDir::homePath();
    const QString file = QFileDialog::getSaveFileName(this, title, QDir(m_folder).filePath(name), kinds);
    if (!file.isEmpty()) m_folder = QFileInfo(file).absolutePath();
    return file;
}

void WorkshopWindow::tellWritten(const QString& title, const QString& file) {
    tell(QStringLiteral("%1: %2").arg(title, QDir::toNativeSeparators(file)));
    auto* box = new QMessageBox(QMessageBox::Information, title, QDir::toNativeSeparators(file),
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* open = box->addButton(tr("Open the folder"), QMessageBox::ActionRole);
    connect(open, &QPushButton::clicked, this, [folder = QFileInfo(file).absolutePath()] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
    box->open();
}

void WorkshopWindow::newCard() {
    const JsonParse made = parseJson(R"({"name": "", "kind": "monster", "level": 1, "treasures": 1,
        "badStuff": [{"op": "loseLevels", "who": "victim", "amount": 1}], "art": {"icon": "imp", "tint": "#8a4a2a"}})");
    JsonValue card = jsonObject();
    addField(card, "id", jsonText("new-card"));
    for (std::size_t i = 0; i < made.value.keys.size(); ++i)
        addField(card, made.value.keys[i], made.value.items[i]);
    setPart(card, QStringLiteral("/name"), jsonText(tr("New card").toStdString()));
    m_bench.addCard(std::move(card), tr("New card"));
    nameCard();
}

void WorkshopWindow::takeCards() {
    CardFinder finder(m_bench, this);
    if (finder.exec() != QDialog::Accepted) return;
    int taken = 0;
    for (const QString& clipping : finder.clippings()) taken += pasteInto(m_bench, clipping);
    tell(tr("%n card(s) copied into the pack.", "", taken));
}

void WorkshopWindow::duplicateCard() {
    const JsonValue* current = m_bench.currentCard();
    if (current == nullptr) return;
    m_bench.addCard(*current, tr("Duplicate the card"));
}

}  // namespace kickdoor::workshop
