#include "model/lesson/lesson_link.h"

#include "model/setup/setup_model.h"
#include "rules/engine.h"

namespace kickdoor {
namespace {

// The listener of the other seats; the lesson already knows what happens.
class Nobody : public SeatListener {
public:
    void onView(Seat, const GameState&) override {}
    void onEvents(Seat, std::span<const SeatEvent>) override {}
};

// The pupil has no time limit.
Pace withoutClock(Pace pace) {
    pace.clockFactor = 0;
    return pace;
}

}  // namespace

std::unique_ptr<LessonLink> LessonLink::open(const std::filesystem::path& file, PackShelf& shelf,
                                             std::string& error) {
    std::unique_ptr<Lesson> lesson = Lesson::open(file, shelf, error);
    if (!lesson) return nullptr;
    HostResult result = Host::play(lesson->table(), withoutClock({}));
    return std::unique_ptr<LessonLink>(new LessonLink(std::move(result.host), std::move(lesson)));
}

LessonLink::LessonLink(std::unique_ptr<Host> host, std::unique_ptr<Lesson> lesson)
    : LocalLink(std::move(host)),
      m_lesson(std::move(lesson)),
      m_setup(LocalLink::setup()),
      m_nobody(std::make_unique<Nobody>()) {
    const QStringList colours = SetupModel::colours();
    for (Seat seat{0}; seat < m_setup.seats.size(); ++seat) {
        m_setup.seats[seat].colour = colours[seat].toStdString();
        if (seat != m_lesson->pupil()) m_setup.seats[seat].control = Control::Bot;
    }
    m_thinking.setSingleShot(true);
    connect(&m_thinking, &QTimer::timeout, this, &LessonLink::playOther);
    connect(this, &GameLink::answered, this, &LessonLink::onAnswered);
}

LessonLink::~LessonLink() {
    m_others.reset();
}

void LessonLink::begin() {
    LocalLink::begin();
    SeatSet others;
    for (Seat seat{0}; seat < m_setup.seats.size(); ++seat)
        if (seat != m_lesson->pupil()) others = others.with(seat);
    m_others = host().sit(others, *m_nobody);
    playOn();
}

void LessonLink::submit(const Command& command) {
    if (m_lesson->accepts(command)) {
        m_lesson->take(command);
    } else if (judge(m_lesson->game(), m_lesson->state(), command).empty()) {
        emit strayed();
        return;
    }
    ++m_unanswered;
    LocalLink::submit(command);
}

void LessonLink::onAnswered() {
    --m_unanswered;
    playOn();
}

void LessonLink::doIt() {
    if (waitsForPupil()) submit(*m_lesson->next());
}

void LessonLink::goOn() {
    if (stepIsDone() && m_lesson->goOn()) playOn();
}

// A step whose task is done leads on to the next; a step without a task waits for goOn().
void LessonLink::playOn() {
    if (m_unanswered > 0) return;
    if (m_lesson->hadToDo() && !m_lesson->next()) m_lesson->goOn();
    const bool others = m_lesson->next() && !m_lesson->waitsForPupil();
    if (others && !m_paused && !m_thinking.isActive()) m_thinking.start();
    emit moved();
}

void LessonLink::playOther() {
    if (m_paused) return;
    const Command command = *m_lesson->next();
    m_lesson->take(command);
    ++m_unanswered;
    m_others->submit(command, [this](const Answer&) {
        QMetaObject::invokeMethod(this, &LessonLink::onAnswered, Qt::QueuedConnection);
    });
}

void LessonLink::setPaused(bool paused) {
    m_paused = paused;
    LocalLink::setPaused(paused);
    if (!paused && m_others) playOn();
}

void LessonLink::setPace(const Pace& pace) {
    m_thinking.setInterval(pace.botMillis);
    LocalLink::setPace(withoutClock(pace));
}

}  // namespace kickdoor
