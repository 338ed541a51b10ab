#include "workshop/trial_plots.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace kickdoor::workshop {
namespace {

constexpr int kMargin = 12;
constexpr int kMostBars = 40;
constexpr double kMostLift = 4;
const QColor kFar(0xb0, 0x3a, 0x2e);

QColor mixed(const QColor& a, const QColor& b, double part) {
    const auto of = [part](int x, int y) { return static_cast<int>(x + (y - x) * part); };
    return {of(a.red(), b.red()), of(a.green(), b.green()), of(a.blue(), b.blue())};
}

// 1, 2 or 5 times a power of ten, so that about `lines` of it reach `most`.
double niceStep(double most, int lines) {
    const double raw = std::max(most, 1e-9) / lines;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power) return factor * power;
    return 10 * power;
}

}  // namespace

LengthPlot::LengthPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Length of the games"));
    setMinimumHeight(220);
}

void LengthPlot::setResult(const TryResult& result) {
    m_known = true;
    m_lengths = result.lengths;
    m_mean = result.turns;
    setAccessibleDescription(tr("From %1 to %2 turns; half of the games at most %3.")
                                 .arg(result.shortest)
                                 .arg(result.longest)
                                 .arg(result.median));
    update();
}

void LengthPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = palette();
    painter.fillRect(rect(), colours.color(QPalette::Base));
    const QColor ink = colours.color(QPalette::Text);
    const QColor faint = mixed(ink, colours.color(QPalette::Base), 0.8);
    if (m_lengths.empty()) {
        painter.setPen(ink);
        painter.drawText(
            rect(), Qt::AlignCenter | Qt::TextWordWrap,
            m_known ? tr("No game has come to its end.") : tr("This is drawn when the games are over."));
        return;
    }
    const QFontMetrics words(font());
    const int first = m_lengths.front();
    const int span = m_lengths.back() - first + 1;
    const int width = (span + kMostBars - 1) / kMostBars;
    std::vector<int> bars(static_cast<std::size_t>((span + width - 1) / width));
    for (const int turns : m_lengths) ++bars[static_cast<std::size_t>((turns - first) / width)];
    const int most = *std::max_element(bars.begin(), bars.end());
    const double step = std::max(1.0, niceStep(most, 4));
    const double top = std::ceil(most / step) * step;
    const int left = kMargin + words.horizontalAdvance(QLocale().toString(static_cast<int>(top))) + 6;
    const QRectF area(left, kMargin + words.height(), this->width() - left - kMargin,
                      height() - 2 * kMargin - 3 * words.height() - 4);
    painter.setPen(ink);
    painter.drawText(QPointF(left, kMargin + words.ascent()), tr("Games"));
    for (double line = 0; line <= top + step / 2; line += step) {
        const double y = area.bottom() - line / top * area.height();
        painter.setPen(faint);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(kMargin, y - words.height() / 2.0, left - kMargin - 6, words.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(static_cast<int>(line)));
    }
    const double each = area.width() / static_cast<double>(bars.size());
    const int labelled =
        std::max(1, static_cast<int>(std::ceil(words.horizontalAdvance(QStringLiteral("000 ")) / each)));
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double high = bars[i] / top * area.height();
        const QRectF bar(area.left() + static_cast<double>(i) * each + 1, area.bottom() - high,
                         std::max(1.0, each - 2), high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.color(QPalette::Highlight));
        painter.drawRect(bar);
        if (static_cast<int>(i) % labelled != 0) continue;
        painter.setPen(ink);
        painter.drawText(QRectF(bar.center().x() - 30, area.bottom() + 2, 60, words.height()),
                         Qt::AlignCenter, QLocale().toString(first + static_cast<int>(i) * width));
    }
    painter.setPen(ink);
    painter.drawText(QRectF(area.left(), area.bottom() + words.height() + 4, area.width(), words.height()),
                     Qt::AlignCenter, tr("Turns of a game"));
    const double x = area.left() + (m_mean - first + 0.5) / width * each;
    painter.setPen(QPen(kFar, 2, Qt::DashLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const QString mean = tr("mean %1").arg(QLocale().toString(m_mean, 'f', 1));
    const double wide = words.horizontalAdvance(mean);
    painter.drawText(QPointF(std::min(x + 5, area.right() - wide), area.top() + words.ascent()), mean);
}

LiftPlot::LiftPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Wins by card"));
}

int LiftPlot::rowHeight() const {
    return QFontMetrics(font()).height() + 8;
}

QString LiftPlot::wordsOf(const Row& row) const {
    const QString words = tr("%1: its users won %2 times as often as by chance, ± %3, in %n game(s).", "",
                             static_cast<int>(row.card.games))
                              .arg(row.title, QLocale().toString(row.card.lift, 'f', 2),
                                   QLocale().toString(row.card.error, 'f', 2));
    if (!row.card.isFar()) return words;
    return words + QLatin1Char(' ') +
           tr("That is %1 standard deviations from the other cards.")
               .arg(QLocale().toString(std::abs(row.card.off), 'f', 1));
}

void LiftPlot::setResult(const TryResult& result, const QHash<QString, QString>& titles) {
    m_known = true;
    m_rows.clear();
    m_most = 2;
    QStringList far;
    for (const TriedCard& card : result.cards) {
        const QString key = QString::fromStdString(card.card);
        m_rows.push_back({titles.value(key, key), card});
        m_most = std::clamp(card.lift + card.error, m_most, kMostLift);
        if (card.isFar()) far << wordsOf(m_rows.back());
    }
    setAccessibleDescription(far.isEmpty() ? tr("No card is far from the others.")
                                           : far.join(QLatin1Char(' ')));
    setMinimumHeight(static_cast<int>(m_rows.size() + 2) * rowHeight() + 2 * kMargin);
    update();
}

void LiftPlot::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    const QColor faint = mixed(ink, base, 0.8);
    painter.fillRect(event->rect(), base);
    if (m_rows.empty()) {
        painter.setPen(ink);
        painter.drawText(
            rect(), Qt::AlignCenter | Qt::TextWordWrap,
            m_known ? tr("No card of the pack was played.") : tr("This is drawn when the games are over."));
        return;
    }
    const QFontMetrics words(font());
    const int names = width() * 2 / 5;
    const int high = rowHeight();
    const QRectF area(names, kMargin + high, width() - names - 2 * kMargin,
                      static_cast<int>(m_rows.size()) * high);
    const auto xOf = [&](double lift) {
        return area.left() + std::clamp(lift, 0.0, m_most) / m_most * area.width();
    };
    for (double line = 0; line <= m_most + 0.01; line += 0.5) {
        painter.setPen(QPen(line == 1 ? ink : faint, line == 1 ? 2 : 1));
        painter.drawLine(QPointF(xOf(line), area.top()), QPointF(xOf(line), area.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(xOf(line) - 30, kMargin, 60, high), Qt::AlignCenter,
                         QLocale().toString(line, 'f', 1));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const double y = area.top() + (static_cast<double>(i) + 0.5) * high;
        const QColor colour = row.card.isFar() ? kFar : palette().color(QPalette::Highlight);
        const QString title = row.card.isFar() ? row.title + QStringLiteral("  (!)") : row.title;
        painter.setPen(row.card.isFar() ? kFar : ink);
        painter.drawText(QRectF(kMargin, y - high / 2.0, names - 2 * kMargin, high),
                         Qt::AlignRight | Qt::AlignVCenter,
                         words.elidedText(title, Qt::ElideRight, names - 2 * kMargin));
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(xOf(row.card.lift - row.card.error), y),
                         QPointF(xOf(row.card.lift + row.card.error), y));
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(xOf(row.card.lift), y), 4, 4);
    }
    painter.setPen(ink);
    painter.drawText(QRectF(area.left(), area.bottom() + 4, area.width(), high), Qt::AlignCenter,
                     tr("Wins, compared with chance"));
}

bool LiftPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = (help->y() - kMargin - rowHeight()) / rowHeight();
    if (row < 0 || row >= static_cast<int>(m_rows.size())) return QWidget::event(event);
    QToolTip::showText(help->globalPos(), wordsOf(m_rows[static_cast<std::size_t>(row)]), this);
    return true;
}

}  // namespace kickdoor::workshop
