// What a bot knew when it decided, in a game that is watched: the commands that it had, what each was worth
// by what its seat could see, and the one that it chose. Thought about on a thread of its own.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <string>
#include <thread>
#include <vector>

#include "bot/search/advice.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class BotMindModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)  // what the figures are taken from
    // {text, chance, percent, details, chosen, mayFollow}; the chosen one first. chance: 0 to 1; negative:
    // unknown, as nothing else could be done.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    explicit BotMindModel(ShownGame& shown);

    bool isOn() const { return m_on; }
    bool isThinking() const { return m_on && m_advice.empty(); }
    QString title() const { return m_title; }
    QString note() const { return m_note; }
    QVariantList rows() const { return m_rows; }

    // `view`: of the seat that chose, right before it did. `bot`: its name (bot/bots.h). The game must live
    // until close().
    void show(const Game& game, const GameState& view, const Command& chosen, const std::string& bot);
    Q_INVOKABLE void close();

signals:
    void changed();

private:
    void onAdvice(std::uint64_t number, std::vector<Advised> advice);
    void reword();

    ShownGame& m_shown;
    bool m_on = false;
    GameState m_view;
    Command m_chosen;
    std::string m_bot;
    std::uint64_t m_number = 0;
    std::vector<Advised> m_advice;
    QString m_title;
    QString m_note;
    QVariantList m_rows;
    std::jthread m_thinker;  // last, so that it stops first
};

}  // namespace kickdoor
