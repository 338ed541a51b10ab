// A list of cards, with a role for each property of CardFace and the role "face" for the CardFace itself.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/card_face.h"
#include "model/base/row_model.h"

namespace kickdoor {

QList<QByteArray> faceRoles(const QList<QByteArray>& more = {});
QVariantList faceValues(const CardFace& face, const QVariantList& more = {});

class FaceList : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::CardFace first READ first NOTIFY firstChanged)  // an empty face if the list is empty

public:
    explicit FaceList(QObject* parent = nullptr) : RowModel(faceRoles(), parent) {}
    void show(const QList<CardFace>& faces);
    CardFace first() const { return m_first; }

signals:
    void firstChanged();

private:
    CardFace m_first;
};

}  // namespace kickdoor
