// A language that no one speaks, made from English when a test runs: every vowel has an accent and a third of
// the letters come twice. What shows up without accents was not translated; what does not fit will not fit in
// other languages.
#pragma once

#include <QString>
#include <QTranslator>
#include <filesystem>
#include <string>
#include <string_view>

namespace kickdoor {

// Tags, placeholders, entities and shortcuts stay.
QString pseudo(const QString& english);
// The same for ICU's MessageFormat: what stands in braces as a word to choose by stays.
std::string pseudoPattern(std::string_view english);

// Whether a text has a word that is neither accented nor one of these names.
bool isUntranslated(const QString& text, const QStringList& names);

// In place of the window's catalogue.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;
};

// An asset folder whose translations/ and rules/ have this language, by the code "qps"; everything else is
// the real folder's.
void writePseudoAssets(const std::filesystem::path& real, const std::filesystem::path& folder);

}  // namespace kickdoor
