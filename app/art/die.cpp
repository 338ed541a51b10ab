#include "art/die.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QQuaternion>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "art/solid.h"

namespace kickdoor::art {

namespace {

const QColor kInk(26, 15, 8);
const QColor kWritten(42, 23, 13);
const QVector3D kLight = QVector3D(-0.45F, 0.6F, 0.75F).normalized();
constexpr float kTurns = 860;  // degrees of the whole tumble
constexpr float kEye = 5;      // the eye's distance

// The die at rest, seen from above: the rolled face is on top and the largest, and below it are two sides.
QQuaternion rest(const Solid::Face& face, bool six) {
    const QQuaternion front = QQuaternion::rotationTo(face.normal, QVector3D(0, 0, 1));
    const QVector3D up = front.rotatedVector(face.up);
    const auto lean = static_cast<float>(std::atan2(up.x(), up.y()) * 180 / std::numbers::pi);
    const QQuaternion upright = QQuaternion::fromAxisAndAngle(0, 0, 1, lean);
    const QQuaternion seen =
        six ? QQuaternion::fromAxisAndAngle(1, 0, 0, -36) * QQuaternion::fromAxisAndAngle(0, 0, 1, 24)
            : QQuaternion::fromAxisAndAngle(1, 0, 0, -9) * QQuaternion::fromAxisAndAngle(0, 1, 0, -5);
    return seen * upright * front;
}

// It comes from the left and rolls ever slower, wobbling a little.
QQuaternion tumbling(int frame, const QQuaternion& end) {
    const float left = 1 - static_cast<float>(frame) / (kDieFrames - 1);
    const QVector3D axis = QVector3D(0.34F, 0.9F, 0.25F * left).normalized();
    return QQuaternion::fromAxisAndAngle(axis, -kTurns * left * left) * end;
}

// A frame of the sheet being painted.
class Frame {
public:
    Frame(QPainter& painter, const QRectF& box, const QColor& body, const QQuaternion& turn)
        : m_painter(painter),
          m_middle(box.center()),
          m_scale(box.width() * 0.42),
          m_body(body),
          m_turn(turn) {}

    void paint(const Solid& solid, bool six) {
        std::vector<const Solid::Face*> seen;
        for (const Solid::Face& face : solid.faces)
            if (isSeen(face)) seen.push_back(&face);
        // The ink around it all.
        m_painter.setPen(QPen(kInk, m_scale * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(kInk);
        for (const Solid::Face* face : seen) m_painter.drawPolygon(outline(*face, 1));
        for (const Solid::Face* face : seen) {
            const QColor lit = shade(*face);
            const QPen round(lit, m_scale * (six ? 0.11 : 0.05), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
            m_painter.setPen(round);
            m_painter.setBrush(lit);
            m_painter.drawPolygon(outline(*face, six ? 0.93F : 0.925F));
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(kWritten);
        for (const Solid::Face* face : seen) six ? paintPips(*face) : paintNumber(*face);
    }

private:
    QPointF seenAt(const QVector3D& at) const {
        const QVector3D turned = m_turn.rotatedVector(at);
        const double nearness = kEye / (kEye - turned.z());
        return m_middle + QPointF(turned.x(), -turned.y()) * nearness * m_scale;
    }

    bool isSeen(const Solid::Face& face) const {
        const QVector3D middle = m_turn.rotatedVector(face.middle);
        return QVector3D::dotProduct(m_turn.rotatedVector(face.normal), QVector3D(0, 0, kEye) - middle) > 0;
    }

    QPolygonF outline(const Solid::Face& face, float part) const {
        QPolygonF polygon;
        for (const QVector3D& corner : face.corners)
            polygon << seenAt(face.middle + (corner - face.middle) * part);
        return polygon;
    }

    QColor shade(const Solid::Face& face) const {
        const float light = std::max(0.0F, QVector3D::dotProduct(m_turn.rotatedVector(face.normal), kLight));
        const int percent = static_cast<int>(std::lround(62 + 52 * light));
        return percent >= 100 ? m_body.lighter(percent) : m_body.darker(10000 / percent);
    }

    // Takes a path in the face's plane, with the middle as its origin and y downwards, to the picture.
    QPainterPath onFace(const Solid::Face& face, const QPainterPath& path) const {
        const QVector3D right = QVector3D::crossProduct(face.up, face.normal);
        QPainterPath seen;
        seen.setFillRule(Qt::WindingFill);
        for (const QPolygonF& polygon : path.toSubpathPolygons(QTransform::fromScale(100, 100))) {
            QPolygonF shown;
            for (const QPointF& point : polygon)
                shown << seenAt(face.middle + right * static_cast<float>(point.x() / 100) -
                                face.up * static_cast<float>(point.y() / 100));
            seen.addPolygon(shown);
        }
        return seen;
    }

    void paintPips(const Solid::Face& face) {
        constexpr double kStep = 0.31;
        constexpr double kPip = 0.105;
        static const std::array<std::vector<int>, 7> places = {
            {{}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}};
        QPainterPath path;
        const double pip = face.number == 1 ? kPip * 1.5 : kPip;
        for (const int place : places[static_cast<std::size_t>(face.number)])
            path.addEllipse(QPointF((place % 3 - 1) * kStep, (place / 3 - 1) * kStep), pip, pip);
        m_painter.drawPath(onFace(face, path));
    }

    void paintNumber(const Solid::Face& face) {
        QFont font(QStringLiteral("Lilita One"));
        font.setPixelSize(100);
        QPainterPath text;
        text.addText(0, 0, font, QString::number(face.number));
        QRectF box = text.boundingRect();
        // Six and nine are told apart by a line.
        if (face.number == 6 || face.number == 9) text.addRect(box.left(), box.bottom() + 8, box.width(), 9);
        const double size = 0.0054;
        const QTransform small = QTransform::fromTranslate(-box.center().x(), -box.center().y()) *
                                 QTransform::fromScale(size, size) * QTransform::fromTranslate(0, 0.03);
        m_painter.drawPath(onFace(face, small.map(text)));
    }

    QPainter& m_painter;
    QPointF m_middle;
    double m_scale;
    QColor m_body;
    QQuaternion m_turn;
};

}  // namespace

std::optional<QImage> paintDie(int sides, int face, const QSize& size, const QColor& body) {
    if (sides != 6 && sides != 20) return std::nullopt;
    const bool six = sides == 6;
    const Solid& solid = six ? cube() : icosahedron();
    const auto rolled = std::find_if(solid.faces.begin(), solid.faces.end(),
                                     [face](const Solid::Face& one) { return one.number == face; });
    if (rolled == solid.faces.end()) return std::nullopt;
    QImage sheet(size, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF frame(static_cast<double>(size.width()) / kDieColumns,
                       static_cast<double>(size.height()) / kDieRows);
    const QQuaternion end = rest(*rolled, six);
    for (int index = 0; index < kDieFrames; ++index) {
        const QPointF at(index % kDieColumns * frame.width(), index / kDieColumns * frame.height());
        Frame(painter, QRectF(at, frame), body, tumbling(index, end)).paint(solid, six);
    }
    return sheet;
}

}  // namespace kickdoor::art
