#include "import/pack_import.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QWindow>
#include <algorithm>

#include "io/pack_shelf.h"
#include "pack/check_pack.h"
#include "table/setup.h"
#include "text/installed.h"

namespace kickdoor {
namespace {

constexpr int kWide = 460;
constexpr double kTitleSize = 1.4;
// As the window's own dialogs, over which this one stands. In the order of DialogColours.
constexpr const char* kLook = R"(
    QDialog { background: %1; border: 2px solid %2; }
    QLabel { color: %3; background: transparent; }
    QPushButton { background: %4; color: %3; border: 2px solid %5; border-radius: 6px;
                  padding: 7px 16px; font-weight: bold; }
    QPushButton:default { background: %2; color: %6; border-color: %7; }
    QPushButton:focus { border-color: %8; }
)";

QString lookOf(const DialogColours& colours) {
    if (!colours.fill.isValid()) return {};
    return QString::fromLatin1(kLook).arg(
        colours.fill.name(), colours.main.name(), colours.ink.name(), colours.button.name(),
        colours.buttonRim.name(), colours.mainInk.name(), colours.mainRim.name(), colours.focus.name());
}

QString words(const std::string& text) {
    return QString::fromStdString(text);
}

// The words of strangers: never read as HTML, and of any length.
QLabel* label(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void putAbove(QWidget& dialog, QWindow* window) {
    dialog.winId();
    if (dialog.windowHandle() != nullptr && window != nullptr)
        dialog.windowHandle()->setTransientParent(window);
}

}  // namespace

bool PackImport::isPack(const QString& file) {
    return file.endsWith(QLatin1String(kKickpackEnding), Qt::CaseInsensitive);
}

PackImport::Offer PackImport::judge(KickpackRead found) const {
    Offer offer;
    offer.pack = std::move(found.pack);
    if (!found.ok()) {
        const PackError& error = found.errors.front();
        refuse(offer, {true, error.file, 0, error.card, error.place, error.cause});
        return offer;
    }
    const PackFacts& facts = offer.pack.facts;
    const PackShelf shelf(m_places.assets / "packs", m_places.own);
    offer.replaces = shelf.isOwn(facts.key);
    if (!shelf.folderOf(facts.key).empty() && !offer.replaces) {
        offer.refused = tr("A pack that comes with the game has the same key: %1").arg(words(facts.key));
        return offer;
    }
    if (offer.replaces) {
        const PackFacts before = shelf.factsOf(facts.key);
        if (before.version) offer.replaced = before.version->text();
    }
    // As `kickdoor-cli pack check` judges it.
    const std::vector<std::filesystem::path> shelves = {m_places.assets / "packs", m_places.own};
    Texts english;
    PackCheck how{shelves, companionsOf(offer.pack, kOfferedFirst), nullptr, {}};
    if (loadInstalledTexts(english, m_places.assets).empty()) how.texts = &english;
    const std::vector<PackFinding> findings = checkPack(offer.pack, how);
    const auto wrong = std::find_if(findings.begin(), findings.end(),
                                    [](const PackFinding& finding) { return finding.error; });
    if (wrong != findings.end()) {
        refuse(offer, *wrong);
        return offer;
    }
    const LoadedKickpack loaded = loadKickpack(offer.pack, shelves, how.before);
    const auto& cards = loaded.result.catalog.cards;
    offer.cards = static_cast<int>(std::count_if(
        cards.begin(), cards.end(), [&](const CardDef& card) { return card.pack == facts.key; }));
    return offer;
}

void PackImport::refuse(Offer& offer, const PackFinding& mistake) const {
    offer.detail = words(mistake.text());
    offer.refused = m_words ? m_words(mistake, offer.pack) : offer.detail;
    if (offer.refused == offer.detail) offer.detail.clear();
}

bool PackImport::agreed(const Offer& offer) const {
    const PackFacts& facts = offer.pack.facts;
    QDialog dialog;
    dialog.setWindowTitle(tr("Add this pack?"));
    dialog.setMinimumWidth(kWide);
    dialog.setStyleSheet(lookOf(m_colours));
    auto* form = new QFormLayout(&dialog);
    QLabel* title = label(words(facts.name));
    QFont font = QApplication::font(title);  // its own one does not yet follow the size of text
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * kTitleSize);
    title->setFont(font);
    form->addRow(title);
    if (!facts.about.empty()) form->addRow(label(words(facts.about)));
    const auto row = [form](const QString& name, const QString& value) {
        QLabel* text = label(value);
        text->setAccessibleName(name);
        form->addRow(name, text);
    };
    row(tr("Author:"), words(facts.author));
    if (facts.version) row(tr("Version:"), words(facts.version->text()));
    row(tr("Licence:"), words(facts.licence));
    row(tr("Cards:"), tr("%n different card(s)", "", offer.cards));
    QStringList needs;
    const PackShelf shelf(m_places.assets / "packs", m_places.own);
    for (const std::string& need : facts.needs) {
        const std::string name = shelf.folderOf(need).empty() ? need : shelf.factsOf(need).name;
        needs << words(name.empty() ? need : name);
    }
    if (!needs.isEmpty()) row(tr("Needs:"), needs.join(QStringLiteral(", ")));
    // In two lines of 32 digits.
    const QString identity = words(offer.pack.identity);
    row(tr("Identity:"),
        identity.left(identity.size() / 2) + QLatin1Char('\n') + identity.mid(identity.size() / 2));
    if (offer.replaces)
        form->addRow(label(offer.replaced.empty()
                               ? tr("It replaces your pack of the same key.")
                               : tr("It replaces version %1 of this pack.").arg(words(offer.replaced))));
    form->addRow(label(tr("It will stand among the cards of a new game.")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Add it"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    form->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    buttons->button(QDialogButtonBox::Ok)->setFocus();
    putAbove(dialog, m_above);
    return dialog.exec() == QDialog::Accepted;
}

void PackImport::tell(const QString& title, const QString& cause, const QString& detail) const {
    QMessageBox box(QMessageBox::Warning, title, title, QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText);
    box.setStyleSheet(lookOf(m_colours));
    box.setInformativeText(cause);
    if (!detail.isEmpty()) box.setDetailedText(detail);
    putAbove(box, m_above);
    box.exec();
}

std::string PackImport::ask(const QString& file) {
    return offer(judge(readKickpack(std::filesystem::path(file.toStdU16String()))));
}

std::string PackImport::askFetched(const QByteArray& bytes, const QString& edition) {
    Offer found = judge(kickpackOf({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                   tr("The file from the table").toStdString()));
    if (found.refused.isEmpty() && words(found.pack.facts.key) != edition)
        found.refused =
            tr("The table plays “%1”, but the file holds “%2”.").arg(edition, words(found.pack.facts.key));
    return offer(found);
}

std::string PackImport::offer(const Offer& offer) const {
    if (!offer.refused.isEmpty()) {
        tell(tr("This pack cannot be added"), offer.refused, offer.detail);
        return {};
    }
    if (!agreed(offer)) return {};
    const std::string& key = offer.pack.facts.key;
    if (const std::string fault = unpackTo(offer.pack, m_places.own / key); !fault.empty()) {
        tell(tr("This pack cannot be added"), words(fault));
        return {};
    }
    return key;
}

}  // namespace kickdoor
