// Words about windows, in which players may respond.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "state/game_state.h"

namespace kickdoor {

class WindowWords {
    Q_DECLARE_TR_FUNCTIONS(WindowWords)

public:
    // A pass by what it means in such a window: "Let it stand".
    static QString pass(WindowKind kind);
};

}  // namespace kickdoor
