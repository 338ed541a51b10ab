#include <QTextStream>

#include "desktop/pack_work.h"

namespace kickdoor {

struct PackWork::Parts {};

PackWork::PackWork(const Arguments&, Session&, const Settings&, const Language&, QWindow&) {}

PackWork::~PackWork() = default;

bool PackWork::builtIn() {
    return false;
}

std::optional<int> PackWork::instead(QApplication&, const Arguments& arguments) {
    if (arguments.printed.isEmpty() && !arguments.workshop) return std::nullopt;
    QTextStream(stderr) << "kickdoor: this program was built without packs as files.\n";
    return 2;
}

bool PackWork::take(const QString&) {
    return false;
}

bool PackWork::takeFetched(const QByteArray&, const QString&) {
    return false;
}

}  // namespace kickdoor
