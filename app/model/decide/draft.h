// A command being composed in a dialog. The rules judge it after every change.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <optional>

#include "model/table/shown_game.h"

namespace kickdoor {

class Draft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool legal READ legal NOTIFY changed)
    Q_PROPERTY(bool touched READ touched NOTIFY changed)  // changed since it was opened
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    // What to choose, while nothing is chosen; else empty.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

public:
    explicit Draft(ShownGame& shown);

    // False without a table.
    bool active() const { return m_active && m_shown.isOpen(); }
    bool legal() const { return active() && m_why.text.isEmpty(); }
    bool touched() const { return active() && !(command() == m_opening); }
    QString why() const { return m_why.text; }
    QString rule() const { return m_why.rule; }
    virtual QString hint() const { return {}; }

    Q_INVOKABLE void submit();
    Q_INVOKABLE void cancel() { setActive(false); }

signals:
    void changed();

protected:
    // The command as it stands.
    virtual Command command() const = 0;
    // Called when the table has changed while the draft is open. False closes the draft.
    virtual bool stillPossible() const = 0;

    // Whether the game opens it, and not the person.
    virtual bool opensByItself() const { return false; }

    // Asks for a missing choice, in place of the rules' refusal; empty if none is missing.
    virtual QString missing() const { return {}; }

    ShownGame& shownGame() const { return m_shown; }
    void setActive(bool active);
    void rejudge();
    // The families of this kind that are legal for the viewer now.
    std::vector<const CommandTemplate*> families(CommandKind kind) const;
    Move moveOf(CommandKind kind) const;

private:
    void lapse();

    ShownGame& m_shown;
    bool m_active = false;
    Seat m_viewer = kNoSeat;  // who opened it; nobody else may see or continue it
    WhyNot m_why;
    Command m_opening;
};

}  // namespace kickdoor
