// The guide beside the table during a lesson: its text, the pupil's task, and the places it points at.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointer>
#include <QStringList>

#include "model/lesson/lesson_link.h"
#include "model/lesson/lesson_words.h"
#include "model/present/presenter.h"

namespace kickdoor {

class LessonModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    Q_PROPERTY(int number READ number NOTIFY changed)  // of the step shown, from 1
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString task READ task NOTIFY changed)  // empty: the step has no task
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    // Places on the table that the step is about: "board", "combat", "fighters", "middle", "dice", "log",
    // "topBar", "carried", "identity", "slot:footgear", "card:elf", "button:fight".
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    Q_PROPERTY(bool mine READ mine NOTIFY changed)  // the game waits for the task to be done
    Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY changed)
    Q_PROPERTY(bool mayGoBack READ mayGoBack NOTIFY changed)
    Q_PROPERTY(bool last READ last NOTIFY changed)

public:
    LessonModel(ShownGame& shown, Presenter& presenter);

    void begin(LessonLink& link);
    void end();

    bool active() const { return m_link != nullptr; }
    int number() const { return static_cast<int>(m_step) + 1; }
    int count() const;
    QString heading() const { return m_words.heading; }
    QString text() const { return m_words.text; }
    QString task() const;
    QStringList rules() const;
    QStringList places() const;
    bool mine() const;
    bool mayGoOn() const;
    bool mayGoBack() const { return m_step > 0; }
    bool last() const { return number() == count(); }

    Q_INVOKABLE void next();
    Q_INVOKABLE void back();  // shows an earlier step again, without changing the game
    Q_INVOKABLE void doIt();  // the lesson does the pupil's task

signals:
    void activeChanged();
    void changed();

private:
    // The step shown is the game's current one and has been presented completely.
    bool current() const {
        return m_step == m_reached && m_presenter.knows(kNoSeat) && !m_presenter.isBusy();
    }
    void follow();
    void turnTo(std::size_t step);
    void reword();
    void onStrayed();
    const scenario::LessonStep& step() const { return m_link->lesson().steps()[m_step]; }

    ShownGame& m_shown;
    Presenter& m_presenter;
    QPointer<LessonLink> m_link;
    std::size_t m_reached = 0;  // the step of the game as presented
    std::size_t m_step = 0;     // the step shown
    LessonText m_words;
};

}  // namespace kickdoor
