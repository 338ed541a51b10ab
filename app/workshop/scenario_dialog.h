// Keeps a played moment as a scenario of the pack: the player names it and marks what must hold.
#pragma once

#include <QDialog>
#include <vector>

#include "workshop/record_scenario.h"

class QLineEdit;
class QListWidget;

namespace kickdoor::workshop {

class ScenarioDialog : public QDialog {
    Q_OBJECT

public:
    // card, pack: their names, as the player knows them. name: offered for the scenario.
    ScenarioDialog(const PlayedMoment& moment, const QString& card, const QString& pack, const QString& name,
                   QWidget* parent = nullptr);

    QString name() const;
    std::vector<JsonValue> marked() const;

private:
    const PlayedMoment& m_moment;
    QLineEdit* m_name;
    QListWidget* m_facts;
};

}  // namespace kickdoor::workshop
