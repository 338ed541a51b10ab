#include "desktop/languages.h"

#include <QTranslator>

namespace kickdoor {

void installLanguage(QCoreApplication& app) {
    auto* words = new QTranslator(&app);
    if (words->load(QStringLiteral(":/i18n/kickdoor_en.qm"))) QCoreApplication::installTranslator(words);
}

}  // namespace kickdoor
