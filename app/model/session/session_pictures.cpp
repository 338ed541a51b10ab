// Session: pictures of the table.
#include <utility>

#include "model/session/session.h"

namespace kickdoor {

void Session::beginPicture(const QColor& ground) {
    QImage image(1, 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    m_begun = {{image, {0, 0, 1, 1}}};
}

void Session::addToPicture(const QImage& part, const QRectF& place) {
    m_begun.push_back({part, place});
}

void Session::keepPicture() {
    if (m_journal.empty() || m_begun.size() < 2) return;
    m_picture = std::exchange(m_begun, {});
    m_saves.keepPicture(m_journal, m_picture);
}

}  // namespace kickdoor
