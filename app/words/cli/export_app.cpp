#include "words/cli/export_app.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <memory>

#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "text/installed.h"
#include "text/language_list.h"
#include "words/game_text.h"

namespace kickdoor::cli {
namespace {

void checkLanguage(const std::string& code) {
    const std::filesystem::path file = translationsOf(assetRoot()) / "languages.json";
    const LanguageList known = readLanguages(readFile(file));
    if (!known.error.empty()) throw UsageError{file.string() + ": " + known.error};
    if (known.find(code) == nullptr) throw UsageError{code + ": not in languages.json"};
}

// Creates the application object that translation needs, unless there is one.
std::unique_ptr<QCoreApplication> application() {
    static int count = 1;
    static char name[] = "kickdoor-cli";
    static char* arguments[] = {name, nullptr};
    if (QCoreApplication::instance() != nullptr) return nullptr;
    return std::make_unique<QCoreApplication>(count, arguments);
}

}  // namespace

int runExportCommand(const ExportRequest& request, std::ostream& out, std::ostream& err) {
    checkLanguage(request.language);
    const std::unique_ptr<QCoreApplication> app = application();
    const QString language = QString::fromStdString(request.language);
    QTranslator words;
    if (words.load(QStringLiteral("kickdoor_") + language,
                   QString::fromStdU16String((assetRoot() / "i18n").u16string())))
        QCoreApplication::installTranslator(&words);
    QLocale::setDefault(QLocale(language));
    QString text;
    const TableError error = GameText(translationsOf(assetRoot()), language).ofFile(request.file, text);
    if (error && error.kind != TableErrorKind::RulesMoved)
        throw UsageError{request.file + ": " + error.cause};
    if (request.output.empty()) {
        out << text.toStdString();
    } else {
        writeGame(pathOf(request.output), text.toStdString());
    }
    if (error) err << request.file << ": " << error.cause << '\n';
    return error ? kFailed : kFine;
}

}  // namespace kickdoor::cli
