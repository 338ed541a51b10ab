// The use of an ability that costs discards (R4.9).
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class AbilityDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::PickList* discards READ discards CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY changed)
    Q_PROPERTY(int least READ least NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(QStringList aims READ aims NOTIFY changed)  // the possible targets, if there is a choice
    Q_PROPERTY(int aim READ aim WRITE setAim NOTIFY changed)

public:
    explicit AbilityDraft(ShownGame& shown);

    PickList* discards() { return &m_discards; }
    QString title() const;
    QString rulesText() const;
    int least() const { return chosen() ? chosen()->least : 0; }
    int most() const { return chosen() ? chosen()->most : 0; }
    QStringList aims() const;
    int aim() const { return m_aim; }
    void setAim(int aim);

    // family: an index into legal().templates; -1: the card's first.
    Q_INVOKABLE void begin(int card, int family = -1);

protected:
    Command command() const override;
    bool stillPossible() const override;

private:
    // Null: no ability is open.
    const CommandTemplate* chosen() const {
        return active() ? &m_families[static_cast<std::size_t>(m_aim)] : nullptr;
    }

    std::vector<CommandTemplate> m_families;
    int m_aim = 0;
    PickList m_discards;
};

}  // namespace kickdoor
