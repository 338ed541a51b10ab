// The texts of a lesson's steps.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace kickdoor {

struct LessonText {
    QString heading;
    QString text;
    QString task;  // empty: the step has no task
};

class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    // key: of a step in assets/tutorial. Empty for a step without texts. %1 stands for the step's card.
    static LessonText of(const QString& key);
};

}  // namespace kickdoor
