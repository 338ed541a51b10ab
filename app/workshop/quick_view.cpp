#include "workshop/quick_view.h"

#include <QQmlEngine>
#include <QQuickWidget>

#include "art/install.h"

namespace kickdoor::workshop {

QQuickWidget* quickView(const QString& file) {
    auto* widget = new QQuickWidget;
    widget->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    art::install(*widget->engine());
    widget->setResizeMode(QQuickWidget::SizeRootObjectToView);
    widget->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/") + file));
    widget->setFocusPolicy(Qt::StrongFocus);
    return widget;
}

}  // namespace kickdoor::workshop
