#include "model/setup/option_model.h"

#include <array>

#include "rules/rule_fields.h"

namespace kickdoor {
namespace {

struct Offered {
    const char* name;
    const char* title;
    const char* about;
};

constexpr std::array kOffered = {
    Offered{"goalLevel", QT_TRANSLATE_NOOP("OptionModel", "Level that wins"),
            QT_TRANSLATE_NOOP("OptionModel", "How far it is to the top of the track.")},
    Offered{"sharedVictory", QT_TRANSLATE_NOOP("OptionModel", "Shared victory"),
            QT_TRANSLATE_NOOP("OptionModel", "Whoever helps in the winning fight wins as well.")},
    Offered{"listenAtTheDoor", QT_TRANSLATE_NOOP("OptionModel", "Listen at the door"),
            QT_TRANSLATE_NOOP("OptionModel",
                              "A turn begins with a hidden Door card; an empty room gives a Treasure.")},
    Offered{"epic", QT_TRANSLATE_NOOP("OptionModel", "Epic game"),
            QT_TRANSLATE_NOOP("OptionModel", "A long way: the goal is Level 20.")},
    Offered{"itemsInCombat", QT_TRANSLATE_NOOP("OptionModel", "Items in combat"),
            QT_TRANSLATE_NOOP("OptionModel", "The fighter may put Items on in the middle of a fight.")},
};

}  // namespace

OptionModel::OptionModel(QObject* parent)
    : RowModel({"name", "title", "about", "rule", "value", "least", "most", "isFlag"}, parent) {
    refresh();
}

void OptionModel::refresh() {
    std::vector<Row> rows;
    for (const Offered& offered : kOffered) {
        const RuleField* field = findRuleField(offered.name);
        if (field == nullptr) continue;
        const QString name = QString::fromLatin1(offered.name);
        const int value = m_values.value(name, field->get(RuleSet())).toInt();
        rows.push_back({static_cast<qint64>(rows.size()),
                        {name, tr(offered.title), tr(offered.about),
                         QString::fromUtf8(field->rule.data(), static_cast<qsizetype>(field->rule.size())),
                         value, field->least, field->most, field->flag != nullptr}});
    }
    setRows(std::move(rows));
}

void OptionModel::set(const QString& name, int value) {
    m_values.insert(name, value);
    refresh();
}

void OptionModel::choose(const QVariantMap& values) {
    m_values = values;
    refresh();
}

void OptionModel::applyTo(RuleSet& rules) const {
    for (auto it = m_values.begin(); it != m_values.end(); ++it) {
        const RuleField* field = findRuleField(it.key().toStdString());
        if (field != nullptr) field->set(rules, it.value().toInt());
    }
}

}  // namespace kickdoor
