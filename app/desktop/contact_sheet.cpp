#include "desktop/contact_sheet.h"

#include <QDir>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTextStream>
#include <algorithm>
#include <utility>

#include "art/install.h"
#include "desktop/loading.h"
#include "model/base/face_maker.h"
#include "text/installed.h"

namespace kickdoor {
namespace {

constexpr int kColumns = 7;
constexpr int kRows = 4;
constexpr QSize kPageSize(1680, 1440);
constexpr int kPaintedLookMillis = 40;
constexpr int kStillLooks = 3;
// Text that shrinks below this fraction of its intended size is hard to read.
constexpr double kLeastShare = 0.55;
constexpr double kLineShare = 1.2;  // a line's height divided by its font size

constexpr int kError = 3;  // as in QML's Image

}  // namespace

ContactSheet::ContactSheet(const std::filesystem::path& assets, QString language, QString folder,
                           QStringList editions)
    : m_assets(assets),
      m_shelf(assets / "packs"),
      m_language(std::move(language)),
      m_folder(std::move(folder)),
      m_editions(std::move(editions)) {
    if (m_editions.isEmpty()) {
        for (const std::string& edition : m_shelf.editions()) m_editions << QString::fromStdString(edition);
    }
    m_looking.setInterval(kPaintedLookMillis);
    connect(&m_looking, &QTimer::timeout, this, &ContactSheet::look);
}

void ContactSheet::complain(const QString& what) {
    QTextStream(stderr) << "kickdoor: " << what << Qt::endl;
    m_fine = false;
}

bool ContactSheet::collect(const QString& edition) {
    std::string error;
    const LoadedPacks* packs = m_shelf.load({edition.toStdString()}, error);
    if (packs == nullptr) {
        complain(QString::fromStdString(error));
        return false;
    }
    const Game game{*packs->catalog, packs->rules};
    const CardTexts texts(game, translationsOf(m_assets), m_language);
    const Wording wording(game, texts, {});
    const FaceMaker maker(game.catalog, wording);
    const int all = static_cast<int>(game.catalog.cards.size());
    constexpr int kOnPage = kColumns * kRows;
    const int pages = (all + kOnPage - 1) / kOnPage;
    for (int number = 0; number < pages; ++number) {
        Page page;
        page.name = QStringLiteral("%1-%2.png").arg(edition).arg(number + 1, 2, 10, QLatin1Char('0'));
        page.title = tr("%1, page %2 of %3").arg(edition).arg(number + 1).arg(pages);
        for (int card = number * kOnPage; card < std::min(all, (number + 1) * kOnPage); ++card) {
            page.faces << QVariant::fromValue(maker.ofDef(DefId(card)));
            page.copies << int{game.catalog[DefId(card)].copies};
        }
        m_pages.push_back(std::move(page));
    }
    return true;
}

void ContactSheet::begin() {
    if (!QDir().mkpath(m_folder)) complain(tr("%1 cannot be created.").arg(m_folder));
    for (const QString& edition : std::as_const(m_editions)) collect(edition);
    if (!m_fine) {
        emit done(1);
        return;
    }
    m_window.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    art::install(*m_window.engine());
    m_window.setResizeMode(QQuickView::SizeRootObjectToView);
    m_window.resize(kPageSize);
    m_window.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/ContactSheet.qml")));
    if (m_window.rootObject() == nullptr) {
        emit done(1);
        return;
    }
    m_window.rootObject()->setProperty("columns", kColumns);
    m_window.show();
    showNext();
}

void ContactSheet::showNext() {
    if (m_page == m_pages.size()) {
        QTextStream(stdout) << m_pages.size() << " pages in " << m_folder << Qt::endl;
        emit done(m_fine ? 0 : 1);
        return;
    }
    const Page& page = m_pages[m_page];
    QObject& sheet = *m_window.rootObject();
    sheet.setProperty("title", page.title);
    sheet.setProperty("copies", page.copies);
    sheet.setProperty("faces", page.faces);
    m_looking.start();
}

// A new face may still change the size of its picture, so a page is finished only after several checks
// without anything loading.
void ContactSheet::look() {
    m_still = anythingLoading(*m_window.rootObject()) ? 0 : m_still + 1;
    if (m_still < kStillLooks) return;
    m_looking.stop();
    m_still = 0;
    const Page& page = m_pages[m_page++];
    const QString file = QDir(m_folder).filePath(page.name);
    if (!m_window.grabWindow().save(file)) complain(tr("%1 cannot be written.").arg(file));
    examine(*m_window.rootObject(), page.name);
    showNext();
}

void ContactSheet::examine(const QQuickItem& item, const QString& card) {
    if (!item.isVisible()) return;
    const QVariant face = item.property("card");
    QString name = card;
    if (face.isValid()) {
        const QString key = face.value<CardFace>().defKey;
        if (!key.isEmpty()) name = card.section(QLatin1Char(' '), 0, 0) + QLatin1Char(' ') + key;
    }
    if (item.property("sourceSize").isValid() && item.property("status").toInt() == kError)
        complain(tr("%1: a picture is missing.").arg(name));
    if (item.property("fontSizeMode").isValid() && !item.property("text").toString().isEmpty()) {
        const QString text = item.property("text").toString();
        const QVariant most = item.property("most");  // a property of text that fits itself
        const double wished =
            most.isValid() ? most.toDouble() : item.property("font").value<QFont>().pixelSize();
        const double shown = item.property("paintedHeight").toDouble() /
                             std::max(1, item.property("lineCount").toInt()) / kLineShare;
        const bool cut = item.property("truncated").toBool() && item.property("elide").toInt() == 0;
        const bool over = item.property("paintedHeight").toDouble() > item.height() + 2 ||
                          item.property("paintedWidth").toDouble() > item.width() + 2;
        if (cut || over || shown < wished * kLeastShare)
            complain(tr("%1: words do not fit: %2").arg(name, text));
    }
    const QVariant room = item.property("room");  // a property of a card's text
    if (room.isValid() && item.property("flavour").isValid() && item.height() > room.toDouble() + 2)
        complain(tr("%1: words do not fit.").arg(name));
    for (const QQuickItem* child : item.childItems()) examine(*child, name);
}

}  // namespace kickdoor
