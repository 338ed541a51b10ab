// The landmarks on a replay's time line: turns, fights and the end, in order.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/replay/recording.h"
#include "words/wording.h"

namespace kickdoor {

class MarkModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit MarkModel(QObject* parent = nullptr);

    // The names in `words` are those of the seats.
    void show(const Recording& recording, const Wording& words);
    void clear() { resetRows({}); }
    // The turn at that place, and its fight if one has begun. Empty before the first turn.
    Q_INVOKABLE QString textAt(int position) const;
};

}  // namespace kickdoor
