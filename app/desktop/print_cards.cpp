#include "desktop/print_cards.h"

#include <QPageSize>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTextStream>
#include <utility>

#include "art/install.h"
#include "desktop/loading.h"
#include "model/base/face_maker.h"
#include "pack/kickpack.h"
#include "table/setup.h"
#include "text/installed.h"

namespace kickdoor {
namespace {

constexpr int kAcross = 3;
constexpr int kDown = 3;
constexpr int kOnSheet = kAcross * kDown;
constexpr QSizeF kCardMillis(63, 88);
constexpr int kDotsPerInch = 300;
constexpr double kMillisPerInch = 25.4;
constexpr int kPrintLookMillis = 40;
constexpr int kPrintStillLooks = 4;

double dots(double millis) {
    return millis * kDotsPerInch / kMillisPerInch;
}

}  // namespace

PrintCards::PrintCards(PackPlaces places, PrintPlan plan)
    : m_places(std::move(places)), m_plan(std::move(plan)) {
    m_looking.setInterval(kPrintLookMillis);
    connect(&m_looking, &QTimer::timeout, this, &PrintCards::look);
}

PrintCards::~PrintCards() = default;

void PrintCards::fail(const QString& cause) {
    QTextStream(stderr) << "kickdoor: " << cause << Qt::endl;
    emit done(1);
}

void PrintCards::begin() {
    if (!collect() || !openFile()) return;
    m_window.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    art::install(*m_window.engine());
    m_window.setResizeMode(QQuickView::SizeRootObjectToView);
    m_window.resize(qRound(dots(kCardMillis.width() * kAcross)), qRound(dots(kCardMillis.height() * kDown)));
    m_window.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/PrintSheet.qml")));
    if (m_window.rootObject() == nullptr) return fail(tr("The sheets cannot be drawn."));
    m_window.rootObject()->setProperty("columns", kAcross);
    m_window.show();
    showNext();
}

bool PrintCards::collect() {
    const KickpackRead read = readKickpack(std::filesystem::path(m_plan.place.toStdU16String()));
    for (const PackError& error : read.errors) {
        fail(QString::fromStdString(error.text()));
        return false;
    }
    const LoadedKickpack loaded = loadKickpack(read.pack, {m_places.assets / "packs", m_places.own},
                                               companionsOf(read.pack, kOfferedFirst));
    for (const PackError& error : loaded.errors) {
        fail(QString::fromStdString(textWithLine(error, read.pack.files, read.pack.facts.key)));
        return false;
    }
    const Game game{loaded.result.catalog, loaded.result.rules};
    const CardTexts texts(game, translationsOf(m_places.assets), m_plan.language, loaded.sources);
    const Wording wording(game, texts, {});
    const FaceMaker maker(game.catalog, wording);
    QVariantList faces;
    QStringList backs;
    for (std::size_t def = 0; def < game.catalog.cards.size(); ++def) {
        const CardDef& card = game.catalog.cards[def];
        if (card.pack != read.pack.facts.key) continue;
        for (int copy = 0; copy < card.copies; ++copy) {
            faces << QVariant::fromValue(maker.ofDef(DefId(def)));
            backs << (card.deck == Deck::Door ? QStringLiteral("door") : QStringLiteral("treasure"));
        }
    }
    if (faces.isEmpty()) {
        fail(tr("The pack has no cards."));
        return false;
    }
    for (qsizetype first = 0; first < faces.size(); first += kOnSheet) {
        m_sheets.push_back({faces.mid(first, kOnSheet), {}});
        // The sheet is turned over its long side: the backs of a row stand in reverse.
        QStringList turned;
        for (qsizetype i = 0; i < kOnSheet; ++i) {
            const qsizetype card = first + i - i % kAcross + (kAcross - 1 - i % kAcross);
            turned << backs.value(card);
        }
        m_sheets.push_back({{}, turned});
    }
    return true;
}

bool PrintCards::openFile() {
    m_pdf = std::make_unique<QPdfWriter>(m_plan.file);
    m_pdf->setPageSize(
        QPageSize(m_plan.paper == QLatin1String("Letter") ? QPageSize::Letter : QPageSize::A4));
    m_pdf->setPageMargins(QMarginsF());
    m_pdf->setResolution(kDotsPerInch);
    m_pdf->setTitle(tr("Cards of Kickdoor"));
    m_painter = std::make_unique<QPainter>();
    if (m_painter->begin(m_pdf.get())) return true;
    fail(tr("%1 cannot be written.").arg(m_plan.file));
    return false;
}

QRectF PrintCards::area() const {
    const QSizeF size(dots(kCardMillis.width() * kAcross), dots(kCardMillis.height() * kDown));
    return {QPointF((m_pdf->width() - size.width()) / 2, (m_pdf->height() - size.height()) / 2), size};
}

// Beside the cards only, so that no mark remains on a card that is cut a little too large.
void PrintCards::drawCropMarks() {
    constexpr double kGap = 1;
    constexpr double kLength = 4;
    constexpr double kThin = 0.1;
    m_painter->setPen(QPen(Qt::black, dots(kThin)));
    const QRectF cards = area();
    const double near = dots(kGap);
    const double far = dots(kGap + kLength);
    for (int column = 0; column <= kAcross; ++column) {
        const double x = cards.left() + dots(kCardMillis.width()) * column;
        m_painter->drawLine(QLineF(x, cards.top() - far, x, cards.top() - near));
        m_painter->drawLine(QLineF(x, cards.bottom() + near, x, cards.bottom() + far));
    }
    for (int row = 0; row <= kDown; ++row) {
        const double y = cards.top() + dots(kCardMillis.height()) * row;
        m_painter->drawLine(QLineF(cards.left() - far, y, cards.left() - near, y));
        m_painter->drawLine(QLineF(cards.right() + near, y, cards.right() + far, y));
    }
}

void PrintCards::showNext() {
    if (m_next == m_sheets.size()) {
        m_painter->end();
        QTextStream(stdout) << m_plan.file << ": " << m_sheets.size() << " pages" << Qt::endl;
        emit done(0);
        return;
    }
    m_window.rootObject()->setProperty("faces", m_sheets[m_next].faces);
    m_window.rootObject()->setProperty("backs", m_sheets[m_next].backs);
    m_looking.start();
}

// A new face may still change the size of its picture, so a sheet is finished only after several checks
// without anything loading.
void PrintCards::look() {
    m_still = anythingLoading(*m_window.rootObject()) ? 0 : m_still + 1;
    if (m_still < kPrintStillLooks) return;
    m_looking.stop();
    m_still = 0;
    if (m_next > 0) m_pdf->newPage();
    ++m_next;
    draw(m_window.grabWindow());
    showNext();
}

void PrintCards::draw(const QImage& sheet) {
    m_painter->drawImage(area(), sheet);
    drawCropMarks();
}

}  // namespace kickdoor
