#include "desktop/pack_work.h"

namespace kickdoor {

struct PackWork::Parts {};

PackWork::PackWork(const Arguments&, Session&, QWindow&) {}

PackWork::~PackWork() = default;

bool PackWork::take(const QString&) {
    return false;
}

}  // namespace kickdoor
