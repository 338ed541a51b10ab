#include "model/base/face_list.h"

#include <QMetaProperty>

#include "model/base/change.h"

namespace kickdoor {

QList<QByteArray> faceRoles(const QList<QByteArray>& more) {
    QList<QByteArray> roles{"face"};
    const QMetaObject& properties = CardFace::staticMetaObject;
    for (int i = 0; i < properties.propertyCount(); ++i) roles << properties.property(i).name();
    return roles + more;
}

QVariantList faceValues(const CardFace& face, const QVariantList& more) {
    QVariantList values{QVariant::fromValue(face)};
    const QMetaObject& properties = CardFace::staticMetaObject;
    for (int i = 0; i < properties.propertyCount(); ++i) values << properties.property(i).readOnGadget(&face);
    return values + more;
}

void FaceList::show(const QList<CardFace>& faces) {
    std::vector<Row> rows;
    rows.reserve(static_cast<std::size_t>(faces.size()));
    for (const CardFace& face : faces) rows.push_back({face.cardId, faceValues(face)});
    setRows(std::move(rows));
    if (change(m_first, faces.isEmpty() ? CardFace() : faces.constFirst())) emit firstChanged();
}

}  // namespace kickdoor
