// A lesson's table: a real host in this program, at which the pupil plays one seat and the lesson the others.
// What the pupil says is carried out when it is what the lesson is about; nothing is kept on disk.
#pragma once

#include <QTimer>

#include "model/lesson/lesson.h"
#include "model/link/host_link.h"

namespace kickdoor {

class LessonLink : public HostLink {
    Q_OBJECT

public:
    // Null, and `error` says why, when the file is no lesson.
    static std::unique_ptr<LessonLink> open(const std::filesystem::path& file, PackShelf& shelf,
                                            std::string& error);
    ~LessonLink() override;

    const Lesson& lesson() const { return *m_lesson; }
    // The pupil is to do something now.
    bool waitsForPupil() const { return m_unanswered == 0 && m_lesson->waitsForPupil(); }
    // All that the step is about has happened.
    bool stepIsDone() const { return m_unanswered == 0 && !m_lesson->next(); }
    void goOn();  // from a step that is only to be read
    void doIt();  // what the pupil is to do

    // The others are bots to whoever looks.
    const TableSetup& setup() const override { return m_setup; }
    // Nothing is passed by itself, and nobody need be stopped.
    bool othersElsewhere() const override { return true; }
    void begin() override;
    void submit(const Command& command) override;
    void setPaused(bool paused) override;
    void setPace(const Pace& pace) override;

signals:
    void moved();
    void strayed();  // the pupil wanted something else, which is allowed

private:
    LessonLink(std::unique_ptr<Host> host, std::unique_ptr<Lesson> lesson);
    void playOn();
    void playOther();
    void onAnswered();

    std::unique_ptr<Lesson> m_lesson;
    TableSetup m_setup;
    std::unique_ptr<SeatListener> m_nobody;
    std::unique_ptr<TableSeat> m_others;
    QTimer m_thinking;
    int m_unanswered = 0;
    bool m_paused = false;
};

}  // namespace kickdoor
