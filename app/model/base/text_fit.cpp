#include "model/base/text_fit.h"

#include <QQmlProperty>
#include <algorithm>
#include <cmath>

namespace kickdoor {

void TextFit::setTarget(QObject* target) {
    if (m_target == target) return;
    if (m_target != nullptr) m_target->disconnect(this);
    m_target = target;
    if (m_target != nullptr) {
        connect(m_target, SIGNAL(textChanged(QString)), this, SLOT(fit()));
        connect(m_target, SIGNAL(contentSizeChanged()), this, SLOT(fit()));
        connect(m_target, SIGNAL(widthChanged()), this, SLOT(fit()));
    }
    emit targetChanged();
    fit();
}

void TextFit::setMost(int most) {
    if (m_most == most) return;
    m_most = most;
    emit mostChanged();
    fit();
}

void TextFit::setLeast(int least) {
    if (m_least == least) return;
    m_least = least;
    emit leastChanged();
    fit();
}

void TextFit::setMostHeight(qreal mostHeight) {
    if (m_mostHeight == mostHeight) return;
    m_mostHeight = mostHeight;
    emit mostHeightChanged();
    fit();
}

qreal TextFit::heightNeeded() const {
    return m_target->property("implicitHeight").toReal();
}

bool TextFit::fits() const {
    return heightNeeded() <= m_mostHeight &&
           m_target->property("contentWidth").toReal() <= m_target->property("width").toReal() + 0.5;
}

void TextFit::setSize(int size) {
    QQmlProperty::write(m_target, QStringLiteral("font.pixelSize"), size);
}

// The text's height grows with the square of the size, so one guess is enough, plus a step or two if lines
// break badly.
void TextFit::fit() {
    if (m_fitting || m_target == nullptr) return;
    m_fitting = true;
    int size = m_most;
    setSize(size);
    QMetaObject::invokeMethod(m_target,
                              "forceLayout");  // widthChanged comes before the text's new layout
    const qreal height = heightNeeded();
    if (height > m_mostHeight) {
        const qreal share = m_mostHeight > 0 ? m_mostHeight / height : 0;
        const auto guess = static_cast<int>(size * std::sqrt(share));
        size = std::max(m_least, std::min(size - 1, guess + 1));
    }
    for (; size >= m_least; --size) {
        setSize(size);
        if (fits()) break;
    }
    m_fitting = false;
}

}  // namespace kickdoor
