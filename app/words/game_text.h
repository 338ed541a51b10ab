// Writes a recorded game as a text: its set-up, the events turn by turn, and its state. It contains only
// public information, and the seed, which would reveal the rest, only after the game's end.
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <filesystem>

#include "io/record.h"
#include "table/error.h"

namespace kickdoor {

class GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)

public:
    // translations: as for CardTexts; the language is that of the program's translator.
    GameText(std::filesystem::path translations, QString language)
        : m_translations(std::move(translations)), m_language(std::move(language)) {}

    // file: a journal, replay or save. On RulesMoved the text ends, with a note, where the rules have
    // changed.
    TableError ofFile(const std::filesystem::path& file, QString& text) const;
    TableError ofRecord(GameRecord record, const QDate& played, QString& text) const;

private:
    std::filesystem::path m_translations;
    QString m_language;
};

}  // namespace kickdoor
