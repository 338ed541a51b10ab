#include "desktop/pack_work.h"

#include <QWindow>

#include "desktop/places.h"
#include "import/pack_import.h"
#include "io/asset_root.h"

namespace kickdoor {
struct PackWork::Parts {
    Session& session;
    QWindow& window;
    PackPlaces places;
};

PackWork::PackWork(const Arguments& arguments, Session& session, QWindow& window)
    : m_parts(new Parts{session, window, {assetRoot(), ownPacks(arguments)}}) {}

PackWork::~PackWork() = default;

bool PackWork::take(const QString& file) {
    if (!PackImport::isPack(file)) return false;
    if (!PackImport(m_parts->places, &m_parts->window).ask(file).empty()) m_parts->session.lookAtPacks();
    return true;
}

}  // namespace kickdoor
