#include "art/install.h"

#include <QDirIterator>
#include <QFont>
#include <QFontDatabase>
#include <QQmlEngine>
#include <QResource>

#include "art/icon_store.h"
#include "art/provider.h"
#include "art/workers.h"

// Resources of a static library must be initialized by name, outside any namespace.
static void initResources() {
    Q_INIT_RESOURCE(kickdoor_fonts);
    Q_INIT_RESOURCE(kickdoor_icons);
}

namespace kickdoor::art {

namespace {

// Not copied if it is not compressed; resources stay as long as the program runs.
void addFont(const QString& path) {
    QFontDatabase::addApplicationFontFromData(QResource(path).uncompressedData());
}

}  // namespace

void install(QQmlEngine& engine, const QString& cacheFolder) {
    static const bool fontsLoaded = [] {
        initResources();
        QDirIterator fonts(QStringLiteral(":/kickdoor/fonts"));
        while (fonts.hasNext()) addFont(fonts.next());
        // Lilita One has no Cyrillic or Greek.
        QFont::insertSubstitution(QStringLiteral("Lilita One"), QStringLiteral("Rubik ExtraBold"));
        QFont::insertSubstitution(QStringLiteral("Lilita One"), QStringLiteral("Rubik"));
        return true;
    }();
    Q_UNUSED(fontsLoaded)
    auto* provider = new Provider(IconStore::builtIn(), cacheFolder);
    QObject::connect(&engine, &QObject::destroyed, [workers = provider->workers()] { workers->stop(); });
    engine.addImageProvider(QStringLiteral("kickdoor"), provider);
}

}  // namespace kickdoor::art
