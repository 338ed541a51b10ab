// Files that the desktop asks the program to open. macOS sends these as events, also at the start; other
// systems pass arguments.
#pragma once

#include <QObject>

namespace kickdoor {

class AskedFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void asked(const QString& file);
};

}  // namespace kickdoor
