// Real games for Quick Tests: tables set up by a scenario, with a real host, and people in all seats that are
// not named as bots.
#pragma once

#include <QImage>
#include <QObject>
#include <QTemporaryDir>
#include <QUrl>
#include <memory>
#include <vector>

#include "model/session/session.h"
#include "model/settings/language.h"
#include "model/settings/setting_list.h"
#include "model/settings/settings.h"
#include "qml/pseudo.h"

namespace kickdoor {

class Tables : public QObject {
    Q_OBJECT

public:
    explicit Tables(QObject* parent = nullptr);
    ~Tables() override;

    // scenario: see docs/scenarios.md, without steps; bots: names of players. Null, with a message in
    // `error`, on failure.
    Q_INVOKABLE kickdoor::Session* set(const QString& scenario, const QStringList& bots = {});
    // A game of three with at most so many commands, opened in the replay viewer; bots: says that bots played
    // it.
    Q_INVOKABLE kickdoor::Session* watch(int commands = 100'000, bool bots = false);
    // A session without a table.
    Q_INVOKABLE kickdoor::Session* fresh();
    Q_INVOKABLE kickdoor::Settings* settings() { return m_settings.get(); }
    Q_INVOKABLE kickdoor::SettingPages* settingPages() { return m_pages.get(); }
    // Sets the language of the window and of later tables: a code, or "qps" for the pseudo-language.
    Q_INVOKABLE void speak(const QString& code);
    // "qps" and all shipped languages.
    Q_INVOKABLE QStringList languages() const;
    Q_INVOKABLE bool untranslated(const QString& text, const QStringList& names) const {
        return isUntranslated(text, names);
    }
    // Of images that items have grabbed.
    Q_INVOKABLE bool sameImage(const QVariant& one, const QVariant& other) const {
        return !one.value<QImage>().isNull() && one.value<QImage>() == other.value<QImage>();
    }
    // From now on files are opened outside of the program by this, or not at all.
    Q_INVOKABLE void takeFiles(bool take);
    Q_INVOKABLE QString opened() const { return m_opened; }
    Q_INVOKABLE QString error() const { return m_error; }
    // Destroys the sessions of earlier tests.
    Q_INVOKABLE void clear();
    // A card with that key in the presented view; -1: none.
    Q_INVOKABLE int card(kickdoor::Session* session, const QString& key) const;
    // Its zone: "hand:0", "inPlay:1", "doorDiscard" ...
    Q_INVOKABLE QString placeOf(kickdoor::Session* session, const QString& key) const;
    Q_INVOKABLE bool equipped(kickdoor::Session* session, const QString& key) const;

    Q_INVOKABLE void open(const QUrl& file) { m_opened = file.toString(); }

    // The assets of later tables.
    const std::filesystem::path& assets() const { return m_assets; }
    const QString& language() const { return m_code; }

private:
    QString write(const QString& scenario, const QStringList& bots);

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::filesystem::path m_assets;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<SettingPages> m_pages;
    std::unique_ptr<PseudoTranslator> m_pseudo;
    QString m_code = QStringLiteral("en");
    std::vector<std::unique_ptr<Session>> m_sessions;
    QString m_error;
    QString m_opened;
    int m_count = 0;
};

}  // namespace kickdoor
