#include "art/path_data.h"

#include <QtMath>
#include <algorithm>
#include <cctype>
#include <cmath>

namespace kickdoor::art {

namespace {

constexpr double kGrain = 64;

QPointF snapped(const QPointF& point) {
    return {std::round(point.x() * kGrain) / kGrain, std::round(point.y() * kGrain) / kGrain};
}

// Reads numbers and commands from the text of a path.
class Scanner {
public:
    explicit Scanner(const QByteArray& text) : m_at(text.constData()), m_end(m_at + text.size()) {}

    bool atEnd() {
        skipSpace();
        return m_at == m_end;
    }
    bool atNumber() {
        skipSpace();
        return m_at < m_end && (isDigit(*m_at) || *m_at == '-' || *m_at == '+' || *m_at == '.');
    }
    char command() {
        skipSpace();
        return m_at < m_end ? *m_at++ : '\0';
    }
    // A flag of an arc is one digit, and the next number may follow it at once.
    double flag() {
        skipSpace();
        if (m_at == m_end || (*m_at != '0' && *m_at != '1')) return fail();
        return *m_at++ - '0';
    }
    double number() {
        if (!atNumber()) return fail();
        const char* const start = m_at;
        if (*m_at == '-' || *m_at == '+') ++m_at;
        skipDigits();
        if (m_at < m_end && *m_at == '.') {
            ++m_at;
            skipDigits();
        }
        if (m_at < m_end && (*m_at == 'e' || *m_at == 'E')) {
            ++m_at;
            if (m_at < m_end && (*m_at == '-' || *m_at == '+')) ++m_at;
            skipDigits();
        }
        bool fine = false;
        const double value = QByteArray(start, static_cast<int>(m_at - start)).toDouble(&fine);
        return fine ? value : fail();
    }
    bool failed() const { return m_failed; }

private:
    static bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
    void skipSpace() {
        while (m_at < m_end &&
               (*m_at == ' ' || *m_at == ',' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r'))
            ++m_at;
    }
    void skipDigits() {
        while (m_at < m_end && isDigit(*m_at)) ++m_at;
    }
    double fail() {
        m_failed = true;
        return 0;
    }

    const char* m_at;
    const char* m_end;
    bool m_failed = false;
};

class Reader {
public:
    explicit Reader(const QByteArray& data) : m_scan(data) {}

    std::vector<QPainterPath> read() {
        while (!m_scan.atEnd()) {
            if (!m_scan.atNumber())
                m_command = m_scan.command();
            else if (m_command == '\0' || m_command == 'z' || m_command == 'Z')
                return {};
            if (!segment() || m_scan.failed()) return {};
        }
        finish();
        return m_parts;
    }

private:
    bool relative() const { return m_command >= 'a'; }
    QPointF origin() const { return relative() ? m_now : QPointF(); }
    QPointF point() {
        const double x = m_scan.number();
        return origin() + QPointF(x, m_scan.number());
    }

    bool segment() {
        const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(m_command)));
        if (m_parts.empty() && !m_open && letter != 'M') return false;
        if (letter != 'M' && letter != 'Z') begin();
        const QPointF before = m_now;
        const bool smooth = letter == 'S' ? m_last == 'C' || m_last == 'S' : m_last == 'Q' || m_last == 'T';
        m_smooth = smooth ? 2 * m_now - m_control : m_now;
        switch (letter) {
            case 'M': move(); break;
            case 'Z': close(); break;
            case 'L': line(point()); break;
            case 'H': line({origin().x() + m_scan.number(), before.y()}); break;
            case 'V': line({before.x(), origin().y() + m_scan.number()}); break;
            case 'C': cubic(point()); break;
            case 'S': cubic(m_smooth); break;
            case 'Q': quadratic(point()); break;
            case 'T': quadratic(m_smooth); break;
            case 'A': arc(); break;
            default: return false;
        }
        m_last = letter;
        return true;
    }

    void begin() {
        if (m_open) return;
        m_path = QPainterPath(snapped(m_now));
        m_start = m_now;
        m_open = true;
    }
    void finish() {
        if (!m_open) return;
        m_path.closeSubpath();
        if (m_path.elementCount() > 2) m_parts.push_back(m_path);
        m_open = false;
    }
    void move() {
        const QPointF to = point();
        finish();
        m_now = to;
        begin();
        m_command = relative() ? 'l' : 'L';  // further pairs are lines
    }
    void close() {
        finish();
        m_now = m_start;
    }
    void line(const QPointF& to) {
        m_path.lineTo(snapped(to));
        m_now = to;
    }
    void cubic(const QPointF& first) {
        const QPointF second = point();
        const QPointF to = point();
        m_path.cubicTo(snapped(first), snapped(second), snapped(to));
        m_control = second;
        m_now = to;
    }
    void quadratic(const QPointF& control) {
        const QPointF to = point();
        m_path.cubicTo(snapped(m_now + (control - m_now) * 2 / 3), snapped(to + (control - to) * 2 / 3),
                       snapped(to));
        m_control = control;
        m_now = to;
    }
    void arc() {
        const double rx = m_scan.number();
        const double ry = m_scan.number();
        const double turn = m_scan.number();
        const bool large = m_scan.flag() > 0;
        const bool sweep = m_scan.flag() > 0;
        const QPointF to = point();
        arcTo({std::abs(rx), std::abs(ry)}, turn * M_PI / 180, large != sweep, sweep ? 1 : -1, to);
        m_now = to;
    }

    // SVG 1.1, appendix F.6: on the unit circle the arc is one around a centre, cut into pieces of at most a
    // quarter turn. `left`: whether the centre lies left of the chord.
    void arcTo(QPointF radii, double turn, bool left, int way, const QPointF& to) {
        if (radii.x() == 0 || radii.y() == 0 || to == m_now) {
            m_path.lineTo(snapped(to));
            return;
        }
        const double c = std::cos(turn);
        const double s = std::sin(turn);
        const auto toCircle = [&](const QPointF& p) {
            return QPointF((c * p.x() + s * p.y()) / radii.x(), (c * p.y() - s * p.x()) / radii.y());
        };
        QPointF from = toCircle(m_now);
        QPointF end = toCircle(to);
        const double chord = std::hypot(end.x() - from.x(), end.y() - from.y());
        if (chord > 2) {
            radii *= chord / 2;
            from = toCircle(m_now);
            end = toCircle(to);
        }
        const QPointF half = (end - from) / 2;
        const double length = std::min(1.0, std::hypot(half.x(), half.y()));
        const double away = std::sqrt(1 - length * length) / length * (left ? 1 : -1);
        const QPointF centre = (from + end) / 2 + QPointF(-half.y(), half.x()) * away;
        const double first = std::atan2(from.y() - centre.y(), from.x() - centre.x());
        double span = std::atan2(end.y() - centre.y(), end.x() - centre.x()) - first;
        if (way > 0 && span < 0) span += 2 * M_PI;
        if (way < 0 && span > 0) span -= 2 * M_PI;
        const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(span) / (M_PI / 2) - 1e-9)));
        const double step = span / pieces;
        const double reach = 4.0 / 3 * std::tan(step / 4);
        const auto fromCircle = [&](double x, double y) {
            return snapped({c * x * radii.x() - s * y * radii.y(), s * x * radii.x() + c * y * radii.y()});
        };
        for (int piece = 0; piece < pieces; ++piece) {
            const double a = first + step * piece;
            const double b = a + step;
            const QPointF p(centre.x() + std::cos(a), centre.y() + std::sin(a));
            const QPointF q(centre.x() + std::cos(b), centre.y() + std::sin(b));
            m_path.cubicTo(fromCircle(p.x() - std::sin(a) * reach, p.y() + std::cos(a) * reach),
                           fromCircle(q.x() + std::sin(b) * reach, q.y() - std::cos(b) * reach),
                           piece + 1 == pieces ? snapped(to) : fromCircle(q.x(), q.y()));
        }
    }

    Scanner m_scan;
    std::vector<QPainterPath> m_parts;
    QPainterPath m_path;
    QPointF m_now;
    QPointF m_start;
    QPointF m_control;
    QPointF m_smooth;
    char m_command = '\0';
    char m_last = '\0';
    bool m_open = false;
};

}  // namespace

std::vector<QPainterPath> readPathData(const QByteArray& data) {
    return Reader(data).read();
}

}  // namespace kickdoor::art
