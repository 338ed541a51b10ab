// Files that the desktop asks the running program to open: macOS sends these as events, to a program just
// started as well as to one long at work; elsewhere they come as arguments.
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
