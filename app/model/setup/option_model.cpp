#include "model/setup/option_model.h"

#include <array>

#include "rules/rule_fields.h"

namespace kickdoor {
namespace {

struct Offered {
    const char* name;
    const char* title;
    const char* about;
    int unit = 1;  // what one step of the number shown stands for
    int least = 0;
    int most = 1;
};

constexpr std::array kOffered = {
    Offered{"criticalCombat", QT_TRANSLATE_NOOP("OptionModel", "Critical combat"),
            QT_TRANSLATE_NOOP(
                "OptionModel",
                "Both sides of a fight throw a d20 at the end: a 1 is lost, a 20 is won, and one last card "
                "may turn the rest.")},
    Offered{"bossMonsters", QT_TRANSLATE_NOOP("OptionModel", "Boss Monsters"),
            QT_TRANSLATE_NOOP("OptionModel",
                              "Nobody wins before three Boss Monsters in all have been defeated. Matters "
                              "with packs that have them.")},
    Offered{"listenAtTheDoor", QT_TRANSLATE_NOOP("OptionModel", "Listen at the Door"),
            QT_TRANSLATE_NOOP("OptionModel",
                              "A turn begins with a hidden Door card; an empty room gives a Treasure.")},
    Offered{"sharedVictory", QT_TRANSLATE_NOOP("OptionModel", "Shared victory"),
            QT_TRANSLATE_NOOP("OptionModel", "Whoever helps in the winning fight wins as well.")},
    Offered{"epic", QT_TRANSLATE_NOOP("OptionModel", "Epic game"),
            QT_TRANSLATE_NOOP("OptionModel", "A long way: the goal is Level 20.")},
    Offered{"itemsInCombat", QT_TRANSLATE_NOOP("OptionModel", "Items in combat"),
            QT_TRANSLATE_NOOP("OptionModel", "The fighter may put Items on in the middle of a fight.")},
    Offered{
        "goalLevel", QT_TRANSLATE_NOOP("OptionModel", "Level that wins"),
        QT_TRANSLATE_NOOP("OptionModel", "How far it is to the top of the track. An epic game goes to 20."),
        1, 5, 20},
    Offered{
        "reactionMillis", QT_TRANSLATE_NOOP("OptionModel", "Time to interfere, tenths of a second"),
        QT_TRANSLATE_NOOP("OptionModel",
                          "How long a fight that is being won stays open for others, where the clock is on."),
        100, 5, 200},
};

}  // namespace

OptionModel::OptionModel(QObject* parent)
    : RowModel({"name", "title", "about", "rule", "value", "least", "most", "isFlag", "isChanged"}, parent) {
    refresh();
}

void OptionModel::refresh() {
    std::vector<Row> rows;
    for (const Offered& offered : kOffered) {
        const RuleField* field = findRuleField(offered.name);
        if (field == nullptr) continue;
        const QString name = QString::fromLatin1(offered.name);
        const int value = m_values.value(name, field->get(m_base)).toInt();
        rows.push_back({static_cast<qint64>(rows.size()),
                        {name, tr(offered.title), tr(offered.about),
                         QString::fromUtf8(field->rule.data(), static_cast<qsizetype>(field->rule.size())),
                         value / offered.unit, offered.least, offered.most, field->flag != nullptr,
                         m_values.contains(name)}});
    }
    setRows(std::move(rows));
    emit changed();
}

void OptionModel::set(const QString& name, int value) {
    for (const Offered& offered : kOffered) {
        if (name != QLatin1String(offered.name)) continue;
        const RuleField* field = findRuleField(offered.name);
        if (field == nullptr) return;
        if (value * offered.unit == field->get(m_base)) {
            m_values.remove(name);
        } else {
            m_values.insert(name, value * offered.unit);
        }
    }
    refresh();
}

void OptionModel::setBase(const RuleSet& base) {
    if (base == m_base) return;
    m_base = base;
    refresh();
}

void OptionModel::choose(const QVariantMap& values) {
    m_values.clear();
    RuleSet trial;
    for (auto it = values.begin(); it != values.end(); ++it) {
        const RuleField* field = findRuleField(it.key().toStdString());
        if (field != nullptr && field->set(trial, it.value().toInt())) m_values.insert(it.key(), it.value());
    }
    refresh();
}

void OptionModel::turnOff() {
    for (const QString& name : m_values.keys()) {
        const RuleField* field = findRuleField(name.toStdString());
        if (field == nullptr || field->option) m_values.remove(name);
    }
    refresh();
}

void OptionModel::applyTo(RuleSet& rules) const {
    for (auto it = m_values.begin(); it != m_values.end(); ++it) {
        const RuleField* field = findRuleField(it.key().toStdString());
        if (field != nullptr) field->set(rules, it.value().toInt());
    }
}

QVariantMap OptionModel::valuesIn(const QString& text, QString& mistake) {
    QVariantMap values;
    RuleSet rules;
    const std::vector<std::string> mistakes = parseRuleOptions(text.toStdString(), rules);
    if (!mistakes.empty()) {
        mistake = QString::fromStdString(mistakes.front());
        return values;
    }
    for (const QString& one : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString name = one.section(QLatin1Char('='), 0, 0).trimmed();
        const RuleField* field = findRuleField(name.toStdString());
        if (field != nullptr) values.insert(name, field->get(rules));
    }
    return values;
}

}  // namespace kickdoor
