// A list of cards: a role for each property of CardFace, and "face" for the whole.
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

public:
    explicit FaceList(QObject* parent = nullptr) : RowModel(faceRoles(), parent) {}
    void show(const QList<CardFace>& faces);
};

}  // namespace kickdoor
