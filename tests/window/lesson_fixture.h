// The lesson, from the start page to its end.
#pragma once

#include "window/window_fixture.h"

namespace kickdoor::window {

class LessonFixture : public WindowFixture {
protected:
    LessonModel& lesson() { return *m_session->lesson(); }
    // The lesson has come to its next step, and can be gone on with.
    void step(const char* what) {
        ++m_step;
        ASSERT_TRUE(eventually([&] { return lesson().number() == m_step && ready(); }, 30'000))
            << what << ": at step " << lesson().number() << " instead of " << m_step;
    }
    bool ready() { return lesson().mine() || lesson().mayGoOn() || lesson().last(); }
    // In an open dialog; null: there is none.
    QQuickItem* cardToPick(const char* key) {
        const int id = m_tables.card(m_session, QString::fromLatin1(key));
        QQuickItem* found = nullptr;
        eventually([&] {
            found = m_hand->find([id](const QQuickItem& item) {
                return item.property("cardId") == id && item.property("draggable").isValid() &&
                       !item.property("draggable").toBool();
            });
            return found != nullptr;
        });
        pause(150);  // the dialog is laid out
        return found;
    }

    int m_step = 0;
};

}  // namespace kickdoor::window
