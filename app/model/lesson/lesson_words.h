// What a lesson says at each of its steps.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace kickdoor {

struct LessonText {
    QString heading;
    QString text;
    QString task;  // what is to be done now; empty: only to be read
};

class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    // key: of a step of assets/tutorial; empty texts for one that has no words. %1 stands for the card that
    // the step is about.
    static LessonText of(const QString& key);
};

}  // namespace kickdoor
