// The ready-list of an open window: who may still speak up, who has passed, who holds.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/present/seating.h"
#include "model/table/stage.h"

namespace kickdoor {

class ReadyModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString question READ question NOTIFY
                   questionChanged)  // what everybody may still speak up about; empty: nothing

public:
    ReadyModel(Stage& stage, Seating& seating);
    QString question() const { return m_question; }

signals:
    void questionChanged();

private:
    void refresh();
    SeatSet concerned() const;
    QString questionNow() const;

    Stage& m_stage;
    Seating& m_seating;
    QString m_question;
};

}  // namespace kickdoor
