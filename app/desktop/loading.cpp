#include "desktop/loading.h"

#include <QQuickItem>
#include <QVariant>

namespace kickdoor {
namespace {

constexpr int kLoading = 2;  // as in QML's Image and Loader

}  // namespace

bool anythingLoading(const QQuickItem& item) {
    const bool loads = item.property("sourceSize").isValid() || item.property("sourceComponent").isValid();
    if (loads && item.property("status").toInt() == kLoading) return true;
    for (const QQuickItem* child : item.childItems()) {
        if (anythingLoading(*child)) return true;
    }
    return false;
}

}  // namespace kickdoor
