#include "desktop/places.h"

#include <QStandardPaths>

namespace kickdoor {

QString dataFolder(const Arguments& arguments) {
    if (!arguments.dataFolder.isEmpty()) return arguments.dataFolder;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString settingsFile(const Arguments& arguments) {
    const QString folder = arguments.dataFolder.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
                               : arguments.dataFolder;
    return folder + QStringLiteral("/settings.ini");
}

}  // namespace kickdoor
