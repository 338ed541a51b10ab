#include "model/settings/setting_list.h"

#include <algorithm>
#include <cmath>

namespace kickdoor {
namespace {

constexpr int kPerCent = 100;

QStringList valuesOf(const SettingLine& line) {
    return line.codes.isEmpty() ? rowOf(line.setting).words : line.codes;
}

QString kindOf(const SettingRow& row) {
    switch (row.kind) {
        case SettingRow::Kind::Flag: return QStringLiteral("flag");
        case SettingRow::Kind::Word:
        case SettingRow::Kind::Code: return QStringLiteral("choice");
        case SettingRow::Kind::Share: break;
    }
    return QStringLiteral("number");
}

int stepsOf(const SettingRow& row, const QVariant& value) {
    return row.kind == SettingRow::Kind::Share ? static_cast<int>(std::lround(value.toDouble() * kPerCent))
                                               : value.toInt();
}

// The value shown in the list. An unavailable language counts as the first choice.
int shownValue(const SettingLine& line, const QVariant& value) {
    const SettingRow& row = rowOf(line.setting);
    switch (row.kind) {
        case SettingRow::Kind::Flag: return value.toBool() ? 1 : 0;
        case SettingRow::Kind::Word:
        case SettingRow::Kind::Code:
            return std::max(0, static_cast<int>(valuesOf(line).indexOf(value.toString())));
        case SettingRow::Kind::Share: break;
    }
    return stepsOf(row, value);
}

QVariant keptValue(const SettingLine& line, int value) {
    const SettingRow& row = rowOf(line.setting);
    switch (row.kind) {
        case SettingRow::Kind::Flag: return value != 0;
        case SettingRow::Kind::Word:
        case SettingRow::Kind::Code: return valuesOf(line).value(value);
        case SettingRow::Kind::Share: return static_cast<double>(value) / kPerCent;
    }
    return value;
}

}  // namespace

SettingList::SettingList(Settings& settings, Lines lines)
    : RowModel({"key", "kind", "label", "about", "value", "least", "most", "step", "words"}),
      m_settings(settings),
      m_makeLines(std::move(lines)) {
    refresh();
}

void SettingList::refresh() {
    m_lines = m_makeLines();
    std::vector<Row> rows;
    for (const SettingLine& line : m_lines) {
        const SettingRow& row = rowOf(line.setting);
        rows.push_back({static_cast<qint64>(line.setting),
                        {QLatin1String(row.key), kindOf(row), line.label, line.about,
                         shownValue(line, m_settings.value(line.setting)), stepsOf(row, row.least),
                         stepsOf(row, row.most), line.step, line.words}});
    }
    setRows(std::move(rows));
}

void SettingList::set(int row, int value) {
    if (row < 0 || row >= count()) return;
    const SettingLine& line = m_lines[static_cast<std::size_t>(row)];
    m_settings.set(line.setting, keptValue(line, value));
}

QString SettingList::shown(int row, int value) const {
    if (row < 0 || row >= count()) return {};
    return SettingLines::shown(value);
}

SettingPages::SettingPages(Settings& settings, const Language& language)
    : m_settings(settings),
      m_look(settings, [&language] { return SettingLines::look(language); }),
      m_play(settings, &SettingLines::play),
      m_sound(settings, &SettingLines::sound) {
    connect(&settings, &Settings::changed, this, &SettingPages::refresh);
    connect(&language, &Language::changed, this, &SettingPages::refresh);
}

void SettingPages::refresh() {
    for (SettingList* list : {&m_look, &m_play, &m_sound}) list->refresh();
}

}  // namespace kickdoor
