// A pseudo-language, made from English at run time: every vowel has an accent, and a third of the letters are
// doubled. Texts without accents are untranslated; texts that do not fit will not fit in other languages.
#pragma once

#include <QString>
#include <QTranslator>
#include <filesystem>
#include <string>
#include <string_view>

namespace kickdoor {

// Keeps tags, placeholders, entities and shortcuts.
QString pseudo(const QString& english);
// The same for ICU's MessageFormat. Keeps the selectors in braces.
std::string pseudoPattern(std::string_view english);

// Whether a text has a word that is neither accented nor one of these names.
bool isUntranslated(const QString& text, const QStringList& names);

// Replaces the window's catalogue.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;
};

// Writes an asset folder whose translations/ and rules/ contain this language with the code "qps". All else
// comes from the real folder.
void writePseudoAssets(const std::filesystem::path& real, const std::filesystem::path& folder);

}  // namespace kickdoor
