#include "workshop/face_list.h"

#include <algorithm>
#include <utility>

namespace kickdoor::workshop {

int FaceList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_faces.size());
}

QVariant FaceList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Chosen) return m_chosen.contains(index.row());
    if (role == Face) return QVariant::fromValue(m_faces[static_cast<std::size_t>(index.row())]);
    return {};
}

QHash<int, QByteArray> FaceList::roleNames() const {
    return {{Face, "face"}, {Chosen, "picked"}};
}

// Rows come and go where the lists differ; what is alike at both ends stays.
void FaceList::setFaces(std::vector<CardFace> faces) {
    const auto common = std::min(faces.size(), m_faces.size());
    if (faces.size() == m_faces.size()) {
        std::vector<int> differing;
        for (std::size_t i = 0; i < common; ++i)
            if (!(faces[i] == m_faces[i])) differing.push_back(static_cast<int>(i));
        m_faces = std::move(faces);
        for (const int row : differing) emit dataChanged(index(row), index(row), {Face});
        return;
    }
    std::size_t head = 0;
    while (head < common && faces[head] == m_faces[head]) ++head;
    std::size_t tail = 0;
    while (head + tail < common && faces[faces.size() - 1 - tail] == m_faces[m_faces.size() - 1 - tail])
        ++tail;
    const auto at = static_cast<int>(head);
    if (m_faces.size() > head + tail) {
        beginRemoveRows({}, at, static_cast<int>(m_faces.size() - tail) - 1);
        const auto gone = static_cast<int>(m_faces.size() - head - tail);
        m_faces.erase(m_faces.begin() + at, m_faces.end() - static_cast<std::ptrdiff_t>(tail));
        shiftChosen(at, -gone);
        endRemoveRows();
    }
    if (faces.size() > head + tail) {
        beginInsertRows({}, at, static_cast<int>(faces.size() - tail) - 1);
        shiftChosen(at, static_cast<int>(faces.size() - m_faces.size()));
        m_faces = std::move(faces);
        endInsertRows();
    }
}

// The same faces stay chosen when rows from `at` on come (by > 0) or go.
void FaceList::shiftChosen(int at, int by) {
    std::set<int> rows;
    for (const int row : m_chosen)
        if (row < at || row >= at - by) rows.insert(row < at ? row : row + by);
    m_chosen = std::move(rows);
}

void FaceList::setChosen(std::set<int> rows) {
    std::set<int> both = m_chosen;
    both.insert(rows.begin(), rows.end());
    const std::set<int> before = std::exchange(m_chosen, std::move(rows));
    for (const int row : both)
        if (row < rowCount() && before.contains(row) != m_chosen.contains(row))
            emit dataChanged(index(row), index(row), {Chosen});
}

}  // namespace kickdoor::workshop
