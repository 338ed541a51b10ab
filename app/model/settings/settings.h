// The persistent settings: sound, appearance, pace, and the last table.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QVariantMap>
#include <memory>
#include <vector>

#include "model/settings/setting_rows.h"

namespace kickdoor {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(bool curtain READ curtain WRITE setCurtain NOTIFY changed)
    Q_PROPERTY(bool clocks READ clocks NOTIFY changed)
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY changed)
    Q_PROPERTY(qreal textScale READ textScale NOTIFY changed)  // 0.8 to 2
    Q_PROPERTY(bool legibleType READ legibleType NOTIFY changed)
    Q_PROPERTY(bool highContrast READ highContrast NOTIFY changed)
    Q_PROPERTY(bool safeColours READ safeColours NOTIFY changed)
    // The window's last place: x, y, width, height, and state ("normal", "maximized", "full"); empty if
    // unknown.
    Q_PROPERTY(QVariantMap window READ window CONSTANT)
    // Unusable entries of the file and their replacements, one per line.
    Q_PROPERTY(QString problemText READ problemText CONSTANT)

public:
    // The file's version. Version 1 had sound/volume instead of sound/all and look/speed instead of
    // play/speed.
    static constexpr int kVersion = 2;

    // file: if empty, the user's own settings. Unusable values count as the standard ones and are listed in
    // problems(); they stay in the file until the setting is changed.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    QVariant value(Setting setting) const { return m_values[static_cast<std::size_t>(setting)]; }
    // Values that the setting does not accept are ignored.
    void set(Setting setting, const QVariant& value);
    // Restores the defaults, except for the language: a player must be able to read what follows.
    void restoreDefaults();
    QStringList problems() const { return m_problems; }
    QString problemText() const { return m_problems.join(QLatin1Char('\n')); }

    QString language() const { return value(Setting::Language).toString(); }  // "system", or a code
    bool curtain() const { return flag(Setting::Curtain); }
    void setCurtain(bool curtain) { set(Setting::Curtain, curtain); }
    bool clocks() const { return flag(Setting::Clocks); }
    bool hints() const { return flag(Setting::Hints); }
    void setHints(bool hints) { set(Setting::Hints, hints); }
    bool reducedMotion() const { return flag(Setting::ReducedMotion); }
    bool autoPass() const { return flag(Setting::AutoPass); }
    qreal textScale() const { return value(Setting::TextScale).toDouble(); }
    qreal speed() const { return value(Setting::Speed).toDouble(); }  // of presentation, 0.5 to 4
    // How long bots wait before each move: the pace as a number from 0, instant, and its milliseconds.
    int botPace() const;
    int botMillis() const;
    // Quicker or slower by so many paces, as far as there are any.
    void stepBotPace(int by);
    bool legibleType() const { return value(Setting::Typeface) == QLatin1String("legible"); }
    bool highContrast() const { return value(Setting::Contrast) == QLatin1String("high"); }
    bool safeColours() const { return value(Setting::Colours) == QLatin1String("safe"); }
    // The volume of one kind of sound, multiplied by the overall volume; 0 to 1.
    qreal volume(Setting kind) const { return value(kind).toDouble() * value(Setting::VolumeAll).toDouble(); }

    QVariantMap table() const;
    void setTable(const QVariantMap& table);
    // The user's own house rules by name (R12.3).
    QVariantMap presets() const;
    void setPresets(const QVariantMap& presets);
    // Names, codes and rules of network tables, as last typed.
    QVariantMap network() const;
    void setNetwork(const QVariantMap& network);

    QVariantMap window() const;
    Q_INVOKABLE void keepWindow(const QVariantMap& window);

signals:
    void changed();

private:
    bool flag(Setting setting) const { return value(setting).toBool(); }
    void migrate();
    void readAll();
    QVariantMap map(const QString& key) const;
    void setMap(const QString& key, const QVariantMap& map);
    // "a number from 0.8 to 2", for the error message.
    static QString wanted(const SettingRow& row);

    std::unique_ptr<QSettings> m_store;
    std::vector<QVariant> m_values;
    QStringList m_problems;
};

}  // namespace kickdoor
