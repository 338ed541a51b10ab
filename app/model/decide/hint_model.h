// A hint, on demand: what Master would do in the viewer's place, and what it expects of each command. Thought
// about on a thread of its own, by the viewer's view alone; dropped as soon as the game moves on.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <thread>
#include <vector>

#include "bot/search/advice.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class HintModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool allowed READ isAllowed NOTIFY allowedChanged)  // at this table
    Q_PROPERTY(bool due READ isDue NOTIFY dueChanged)  // the viewer has a decision that a hint could be about
    Q_PROPERTY(bool on READ isOn NOTIFY changed)       // asked for and not closed
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    // {text, chance, percent, details, mayFollow, equal}; what Master would do comes first. chance: 0 to 1;
    // negative: unknown, as nothing else can be done. equal: as good as the first, as far as can be told.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)  // what the figures are taken from

public:
    explicit HintModel(ShownGame& shown);

    bool isAllowed() const { return m_allowed; }
    void setAllowed(bool allowed);
    bool isDue() const { return m_due; }
    bool isOn() const { return m_on; }
    bool isThinking() const { return m_on && m_advice.empty(); }
    QVariantList rows() const { return m_rows; }
    QString note() const { return m_note; }

    // About the viewer's decision; says why there is no hint, if there is none.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void close();
    // Carries out the command of that row.
    Q_INVOKABLE void follow(int row);

signals:
    void allowedChanged();
    void dueChanged();
    void changed();

private:
    bool mayAsk() const;
    void refresh();
    void orderEqual();
    void reword();
    void onAdvice(std::uint64_t number, std::vector<Advised> advice);

    ShownGame& m_shown;
    bool m_allowed = true;
    bool m_due = false;
    bool m_on = false;
    GameState m_asked;  // the view that the hint is about
    std::uint64_t m_number = 0;
    std::vector<Advised> m_advice;
    QVariantList m_rows;
    QString m_note;
    std::jthread m_thinker;  // last, so that it stops first
};

}  // namespace kickdoor
