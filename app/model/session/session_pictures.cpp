// Session: pictures of the table.
#include <utility>

#include "model/session/session.h"

namespace kickdoor {

void Session::addToPicture(const QImage& part, const QRectF& place) {
    m_begun.push_back({part, place});
}

void Session::keepPicture() {
    if (m_journal.empty() || m_begun.empty()) return;
    m_picture = std::exchange(m_begun, {});
    m_saves.keepPicture(m_journal, m_picture);
}

}  // namespace kickdoor
