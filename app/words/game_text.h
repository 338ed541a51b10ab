// A recorded game as a text to read: how it was laid, what happened turn by turn, and how it stands. It tells
// what everybody at the table was told; the seed, from which the rest follows, only of a game that is over.
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

    // Any journal, replay or save. With RulesMoved the text ends where the rules have changed, and says so.
    TableError ofFile(const std::filesystem::path& file, QString& text) const;
    TableError ofRecord(GameRecord record, const QDate& played, QString& text) const;

private:
    std::filesystem::path m_translations;
    QString m_language;
};

}  // namespace kickdoor
