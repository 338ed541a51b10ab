// A hand at the table: the X server's own pointer and keyboard, moved by xdotool, aimed at what the window
// shows.
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <functional>

namespace kickdoor::window {

// Lets the program run until that holds; false: it did not within the time.
bool eventually(const std::function<bool()>& holds, int milliseconds = 30'000);
// Lets the program run for that long.
void pause(int milliseconds);

// The first item below, in depth-first order, that is visible and accepted; null: none.
QQuickItem* findItem(QQuickItem* root, const std::function<bool(const QQuickItem&)>& accept);

class Hand {
public:
    explicit Hand(QQuickWindow& window) : m_window(window) {}

    // Presses the button with that text, once it stands still.
    bool press(const QString& text);
    // Carries one item onto the other, once both stand still. `grip`: where to take it, in its own
    // coordinates.
    bool drag(QQuickItem* what, QQuickItem* to, QPointF grip);
    // Once it stands still. Never the second half of a double click: the table's buttons ignore that.
    void click(QQuickItem* item);
    // Puts the pointer on it, once it stands still.
    void point(QQuickItem* item);
    void key(const QString& name);
    QQuickItem* button(const QString& text) const;
    // Null: nothing has the keyboard.
    QQuickItem* focused() const { return m_window.activeFocusItem(); }
    QQuickItem* find(const std::function<bool(const QQuickItem&)>& accept) const {
        return findItem(m_window.contentItem(), accept);
    }

private:
    void moveTo(QPointF onScreen);
    bool standsStill(QQuickItem* item);
    // Moves the pointer to and fro at that place until it holds.
    bool nudgeUntil(QPointF onScreen, const std::function<bool()>& holds);

    QQuickWindow& m_window;
    QElapsedTimer m_sinceClick;
};

}  // namespace kickdoor::window
