// The shown cards of the pack for the grid: their faces, and which of them are chosen. Only rows that differ
// are shown anew.
#pragma once

#include <QAbstractListModel>
#include <set>
#include <vector>

#include "model/base/card_face.h"

namespace kickdoor::workshop {

class FaceList : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { Face = Qt::UserRole + 1, Chosen };
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const std::vector<CardFace>& faces() const { return m_faces; }
    void setFaces(std::vector<CardFace> faces);
    void setChosen(std::set<int> rows);

private:
    void shiftChosen(int at, int by);

    std::vector<CardFace> m_faces;
    std::set<int> m_chosen;
};

}  // namespace kickdoor::workshop
