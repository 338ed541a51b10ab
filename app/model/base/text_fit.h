// Fits the size of a text's letters to the room it has.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>

namespace kickdoor {

// `target` is a Text: its font.pixelSize becomes `most`, or the largest size from `least` on at which the
// text is no taller than `mostHeight` and no word is wider than the item. Kept whenever text, width or one of
// these changes.
//
// Qt's own Text.Fit stops far too small where lines have a height of their own. Not in QML: while a page
// goes, the engine still completes what was begun on it, and a function called there fails.
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
    bool m_fitting = false;  // what fitting itself changes is no reason to fit
};

}  // namespace kickdoor
