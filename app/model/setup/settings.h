// What the program remembers between games: how it sounds, looks and waits, and the table laid last.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QVariantMap>

namespace kickdoor {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(qreal volume READ volume WRITE setVolume NOTIFY changed)  // 0 to 1
    Q_PROPERTY(int botMillis READ botMillis WRITE setBotMillis NOTIFY changed)
    Q_PROPERTY(bool curtain READ curtain WRITE setCurtain NOTIFY changed)
    Q_PROPERTY(bool autoPass READ autoPass WRITE setAutoPass NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY changed)  // 0.8 to 2
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY changed)  // of what is shown, 0.5 to 4

public:
    // file: empty for the user's own settings.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    qreal volume() const;
    void setVolume(qreal volume);
    int botMillis() const;
    void setBotMillis(int millis);
    bool curtain() const;
    void setCurtain(bool curtain);
    bool autoPass() const;
    void setAutoPass(bool autoPass);
    bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    qreal textScale() const;
    void setTextScale(qreal scale);
    qreal speed() const;
    void setSpeed(qreal speed);

    QVariantMap table() const;
    void setTable(const QVariantMap& table);
    // One's own house rules by name (R12.3).
    QVariantMap presets() const;
    void setPresets(const QVariantMap& presets);

signals:
    void changed();

private:
    void put(const QString& key, const QVariant& value);

    std::unique_ptr<QSettings> m_store;
};

}  // namespace kickdoor
