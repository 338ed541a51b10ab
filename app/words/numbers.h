// Formats integers for display. Negative ones get a minus sign instead of a hyphen.
#pragma once

#include <QString>

namespace kickdoor {

inline QString plainNumber(int n) {
    return n < 0 ? QStringLiteral("−%1").arg(-n) : QString::number(n);
}
inline QString signedNumber(int n) {
    return n < 0 ? plainNumber(n) : QStringLiteral("+%1").arg(n);
}

}  // namespace kickdoor
