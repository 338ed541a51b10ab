// A lesson's table: a host in this program. The pupil plays one seat, the lesson the others. Only commands
// that the lesson accepts are carried out; nothing is written to disk.
#pragma once

#include <QTimer>

#include "model/lesson/lesson.h"
#include "model/link/local_link.h"

namespace kickdoor {

class LessonLink : public LocalLink {
    Q_OBJECT

public:
    // Null, with the reason in `error`, if the file is not a lesson.
    static std::unique_ptr<LessonLink> open(const std::filesystem::path& file, PackShelf& shelf,
                                            std::string& error);
    ~LessonLink() override;

    const Lesson& lesson() const { return *m_lesson; }
    // The pupil must act now.
    bool waitsForPupil() const { return m_unanswered == 0 && m_lesson->waitsForPupil(); }
    // All commands of the step have been carried out.
    bool stepIsDone() const { return m_unanswered == 0 && !m_lesson->next(); }
    void goOn();  // from a step without a task
    void doIt();  // carries out the pupil's command

    // Shows the other players as bots.
    const TableSetup& setup() const override { return m_setup; }
    // True, so that nothing is passed automatically and the table cannot be held.
    bool othersElsewhere() const override { return true; }
    void begin() override;
    void submit(const Command& command) override;
    // A lesson goes forward only.
    void takeBack(Seat, std::uint32_t) override {}
    void onTakeBack(const TakeBackNotice&) override {}
    void setPaused(bool paused) override;
    void setPace(const Pace& pace) override;

signals:
    void moved();
    void strayed();  // the pupil gave another, legal command

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
