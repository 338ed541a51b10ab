// The story so far, newest last.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/table/stage.h"

namespace kickdoor {

class LogModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit LogModel(Stage& stage);

    Q_INVOKABLE void clear();

private:
    void onTold(const Event& event);

    Stage& m_stage;
    std::vector<Row> m_lines;
    qint64 m_next = 0;
    EventKind m_lastKind = EventKind::Settled;
    Seat m_lastSeat = kNoSeat;
    int m_repeats = 0;
};

}  // namespace kickdoor
