#include "desktop/pack_work.h"

#include <QApplication>
#include <QTimer>
#include <QWindow>

#include "desktop/places.h"
#include "desktop/print_cards.h"
#include "desktop/speaking.h"
#include "import/pack_import.h"
#include "io/asset_root.h"

namespace kickdoor {
namespace {

int printCards(QApplication& app, const Arguments& arguments) {
    const Settings settings(settingsFile(arguments));
    Language language(assetRoot());
    if (!beginSpeaking(language, settings, arguments)) return 2;
    PrintCards printing({assetRoot(), ownPacks(arguments)},
                        {arguments.printed, arguments.printTo, arguments.paper, language.code()});
    QObject::connect(&printing, &PrintCards::done, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    QTimer::singleShot(0, &printing, &PrintCards::begin);
    return QApplication::exec();
}

}  // namespace

struct PackWork::Parts {
    Session& session;
    QWindow& window;
    PackPlaces places;
};

PackWork::PackWork(const Arguments& arguments, Session& session, QWindow& window)
    : m_parts(new Parts{session, window, {assetRoot(), ownPacks(arguments)}}) {}

PackWork::~PackWork() = default;

std::optional<int> PackWork::instead(QApplication& app, const Arguments& arguments) {
    if (!arguments.printed.isEmpty()) return printCards(app, arguments);
    return std::nullopt;
}

bool PackWork::take(const QString& file) {
    if (!PackImport::isPack(file)) return false;
    if (!PackImport(m_parts->places, &m_parts->window).ask(file).empty()) m_parts->session.lookAtPacks();
    return true;
}

}  // namespace kickdoor
