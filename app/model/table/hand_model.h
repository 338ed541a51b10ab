// The viewer's hand; empty without a viewer.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class HandModel : public kickdoor::FaceList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int limit READ limit NOTIFY limitChanged)

public:
    explicit HandModel(ShownGame& shown);
    int limit() const { return m_limit; }  // R3.3

signals:
    void limitChanged();

private:
    void refresh();

    ShownGame& m_shown;
    int m_limit = 0;
};

}  // namespace kickdoor
