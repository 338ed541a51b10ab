#include "desktop/places.h"

#include <QStandardPaths>

#include "io/asset_root.h"

namespace kickdoor {

QString dataFolder(const Arguments& arguments) {
    if (!arguments.dataFolder.isEmpty()) return arguments.dataFolder;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

std::filesystem::path ownPacks(const Arguments& arguments) {
    return (dataFolder(arguments) + QStringLiteral("/packs")).toStdU16String();
}

QString allIcons() {
    return QString::fromStdU16String((assetRoot() / "pictograms" / "icons.json").u16string());
}

QString settingsFile(const Arguments& arguments) {
    const QString folder = arguments.dataFolder.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
                               : arguments.dataFolder;
    return folder + QStringLiteral("/settings.ini");
}

}  // namespace kickdoor
