#include "model/setup/option_model.h"

#include "rule_set/rule_fields.h"
#include "words/offered_options.h"

namespace kickdoor {

OptionModel::OptionModel(QObject* parent)
    : RowModel({"name", "title", "about", "rule", "value", "least", "most", "decimals", "isFlag", "isChanged",
                "whyNot"},
               parent) {
    refresh();
}

void OptionModel::refresh() {
    std::vector<Row> rows;
    for (const OfferedOption& offered : offeredOptions()) {
        const RuleField* field = findRuleField(offered.name);
        if (field == nullptr) continue;
        const QString name = QString::fromLatin1(offered.name);
        const QString whyNot = this->whyNot(name);
        const int value = whyNot.isEmpty() ? m_values.value(name, field->get(m_base)).toInt() : 0;
        rows.push_back({static_cast<qint64>(rows.size()),
                        {name, offered.titleText(), offered.aboutText(),
                         QString::fromUtf8(field->rule.data(), static_cast<qsizetype>(field->rule.size())),
                         value / offered.unit, offered.least, offered.most, offered.decimals,
                         field->flag != nullptr, m_values.contains(name), whyNot}});
    }
    setRows(std::move(rows));
    emit changed();
}

void OptionModel::set(const QString& name, int value) {
    for (const OfferedOption& offered : offeredOptions()) {
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

void OptionModel::setBase(const RuleSet& base, Bosses bosses) {
    if (base == m_base && bosses == m_bosses) return;
    m_base = base;
    m_bosses = bosses;
    refresh();
}

QString OptionModel::whyNot(const QString& name) const {
    if (m_bosses == Bosses::InTheMix || name != QLatin1String("bossMonsters")) return {};
    return tr("None of the chosen packs has Boss Monsters.");
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
