#include "desktop/speaking.h"

#include <QTextStream>

namespace kickdoor {

bool beginSpeaking(Language& language, const Settings& settings, const Arguments& arguments) {
    if (arguments.language.isEmpty()) {
        language.choose(settings.language());
        return true;
    }
    if (language.knows(arguments.language)) {
        language.speak(arguments.language);
        return true;
    }
    QTextStream(stderr)
        << QStringLiteral("kickdoor: --language: \"%1\" is not in languages.json.\n").arg(arguments.language);
    return false;
}

}  // namespace kickdoor
