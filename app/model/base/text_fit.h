// Fits a text's font size to the available space.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>

namespace kickdoor {

// `target` is a Text. Its font.pixelSize is the largest size from `least` to `most` at which the text is no
// taller than `mostHeight` and no word is wider than the item. Updated when the text, its width or one of
// these properties changes.
//
// Qt's own Text.Fit chooses far too small a size with a fixed line height. Not written in QML: while a page
// is destroyed, the engine still completes its bindings, and calling a QML function then fails.
class TextFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject* target READ target WRITE setTarget NOTIFY targetChanged)
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY mostChanged)                            // pixels
    Q_PROPERTY(int least READ least WRITE setLeast NOTIFY leastChanged)                        // pixels
    Q_PROPERTY(qreal mostHeight READ mostHeight WRITE setMostHeight NOTIFY mostHeightChanged)  // pixels

public:
    using QObject::QObject;

    QObject* target() const { return m_target; }
    void setTarget(QObject* target);
    int most() const { return m_most; }
    void setMost(int most);
    int least() const { return m_least; }
    void setLeast(int least);
    qreal mostHeight() const { return m_mostHeight; }
    void setMostHeight(qreal mostHeight);

signals:
    void targetChanged();
    void mostChanged();
    void leastChanged();
    void mostHeightChanged();

private slots:
    void fit();

private:
    qreal heightNeeded() const;
    bool fits() const;
    void setSize(int size);

    QPointer<QObject> m_target;
    int m_most = 10;
    int m_least = 4;
    qreal m_mostHeight = 0;
    bool m_fitting = false;  // ignores changes made by fitting itself
};

}  // namespace kickdoor
