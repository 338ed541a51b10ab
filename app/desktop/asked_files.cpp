#include "desktop/asked_files.h"

#include <QFileOpenEvent>

namespace kickdoor {

bool AskedFiles::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::FileOpen) return QObject::eventFilter(watched, event);
    const QString file = static_cast<QFileOpenEvent*>(event)->file();
    if (!file.isEmpty()) emit asked(file);
    return true;
}

}  // namespace kickdoor
