// The results of this program and of the others from replaying a finished game's record.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

#include "net/client/client_listener.h"

namespace kickdoor {

class NetVerdict : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")
    // "" (no game has ended), "good", "partly", "wrong", "impossible"
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)           // for players
    Q_PROPERTY(QVariantList others READ others NOTIFY changed)  // {name, good}

public:
    explicit NetVerdict(QObject* parent = nullptr) : QObject(parent) {}

    QString result() const;
    QString text() const;
    QVariantList others() const { return m_others; }

    void clear();
    void take(const net::Verification& own);
    void take(const QString& name, const net::RecordVerdict& other);

signals:
    void changed();

private:
    net::Verification m_own;
    QVariantList m_others;
};

}  // namespace kickdoor
