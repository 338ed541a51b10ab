#include "desktop/arguments.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

#include "model/setup/option_model.h"
#include "version/version.h"

namespace kickdoor {
namespace {

constexpr double kAutoplaySpeed = 25;

struct Wrong {
    QString text;
};

int readNumber(const QString& text, bool& isNumber, int /*kind*/) {
    return text.toInt(&isNumber);
}
double readNumber(const QString& text, bool& isNumber, double /*kind*/) {
    return text.toDouble(&isNumber);
}

template <class Number>
Number numberOf(const QString& name, const QString& text, Number least, Number most) {
    bool isNumber = false;
    const Number value = readNumber(text, isNumber, Number{});
    if (!isNumber || value < least || value > most) {
        throw Wrong{QStringLiteral("--%1 takes a number from %2 to %3, not \"%4\".")
                        .arg(name)
                        .arg(least)
                        .arg(most)
                        .arg(text)};
    }
    return value;
}

// Inserts the number 1 after an `--autoplay` without one.
QStringList withNumber(const QStringList& list) {
    QStringList filled;
    for (qsizetype i = 0; i < list.size(); ++i) {
        filled << list[i];
        if (list[i] != QLatin1String("--autoplay")) continue;
        bool isNumber = false;
        list.value(i + 1).toInt(&isNumber);
        if (!isNumber) filled << QStringLiteral("1");
    }
    return filled;
}

struct Options {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QStringLiteral("Shows this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                               QStringLiteral("Shows the version.")};
    QCommandLineOption autoplay{
        QStringLiteral("autoplay"),
        QStringLiteral(
            "Lets bots play <games> games in the window (default 1), names each winner, and quits."),
        QStringLiteral("games")};
    QCommandLineOption seed{QStringLiteral("seed"),
                            QStringLiteral("Seed of the first game; each further game adds 1."),
                            QStringLiteral("number")};
    QCommandLineOption edition{QStringLiteral("edition"),
                               QStringLiteral("The cards to play with (default original)."),
                               QStringLiteral("name")};
    QCommandLineOption with{QStringLiteral("with"),
                            QStringLiteral("Further editions to mix in, such as \"grimm,critical\"."),
                            QStringLiteral("names")};
    QCommandLineOption options{
        QStringLiteral("options"),
        QStringLiteral("Options of the game, such as \"criticalCombat,goalLevel=12\"."),
        QStringLiteral("list")};
    QCommandLineOption players{
        QStringLiteral("players"),
        QStringLiteral("Number of bots, or of seats of a hosted table, 3 to 6 (default 4)."),
        QStringLiteral("number")};
    QCommandLineOption speed{
        QStringLiteral("speed"),
        QStringLiteral("Speed at which the table shows events (default 1; with --autoplay 25)."),
        QStringLiteral("factor")};
    QCommandLineOption shots{QStringLiteral("screenshot-dir"),
                             QStringLiteral("Writes a screenshot at each phase to this folder."),
                             QStringLiteral("folder")};
    QCommandLineOption resume{QStringLiteral("resume"), QStringLiteral("Resumes the last unfinished game.")};
    // Not in the help: the workshop starts the game with it.
    QCommandLineOption tryOut = [] {
        QCommandLineOption option(QStringLiteral("try-out"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        return option;
    }();
    QCommandLineOption tryOutWords = [] {
        QCommandLineOption option(QStringLiteral("try-out-words"), {}, QStringLiteral("text"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        return option;
    }();
    QCommandLineOption size{QStringLiteral("size"), QStringLiteral("Size of the window, such as 1280x800."),
                            QStringLiteral("WxH")};
    QCommandLineOption text{QStringLiteral("text-scale"), QStringLiteral("Size of the text, 0.8 to 2."),
                            QStringLiteral("factor")};
    QCommandLineOption language{QStringLiteral("language"),
                                QStringLiteral("Language of the window, such as de; may be unfinished."),
                                QStringLiteral("code")};
    QCommandLineOption data{QStringLiteral("data-dir"),
                            QStringLiteral("Keeps games and settings in this folder."),
                            QStringLiteral("folder")};
    QCommandLineOption sheet{
        QStringLiteral("contact-sheet"),
        QStringLiteral("Draws every card of all packs, or of --edition, into this folder, and quits."),
        QStringLiteral("folder")};
    QCommandLineOption workshop{QStringLiteral("workshop"),
                                QStringLiteral("Opens the card workshop, where packs are made.")};
    QCommandLineOption print{QStringLiteral("print-cards"),
                             QStringLiteral("Draws the cards of a pack as sheets to cut, and quits."),
                             QStringLiteral("pack")};
    QCommandLineOption printTo{QStringLiteral("print-to"),
                               QStringLiteral("With --print-cards: the PDF file."), QStringLiteral("file")};
    QCommandLineOption paper{QStringLiteral("paper"),
                             QStringLiteral("With --print-cards: A4 or Letter (default A4)."),
                             QStringLiteral("size")};
    QCommandLineOption kiosk{
        QStringLiteral("kiosk"),
        QStringLiteral("Fills the screen and offers no way to quit: for a tablet that is the table.")};
    QCommandLineOption measure{
        QStringLiteral("measure"),
        QStringLiteral("At the end, prints the longest pieces of work on the window's thread.")};
    QCommandLineOption host{QStringLiteral("host"), QStringLiteral("Hosts a table in the network.")};
    QCommandLineOption join{QStringLiteral("join"),
                            QStringLiteral("Joins a table in the network by its join code or "
                                           "address."),
                            QStringLiteral("code")};
    QCommandLineOption table{
        QStringLiteral("table"),
        QStringLiteral("Hosts a table in the network on this screen, which shows no hand: everybody "
                       "plays on a device of their own, with --hand.")};
    QCommandLineOption hand{QStringLiteral("hand"),
                            QStringLiteral("Joins a table by its join code or address and shows only your "
                                           "hand and what you decide."),
                            QStringLiteral("code")};
    QCommandLineOption goBack{QStringLiteral("return"),
                              QStringLiteral("Returns to the last table in the network.")};
    QCommandLineOption watch{QStringLiteral("watch"),
                             QStringLiteral("With --join: watches without playing.")};
    QCommandLineOption name{QStringLiteral("name"), QStringLiteral("Your name at that table."),
                            QStringLiteral("name")};
    QCommandLineOption pin{QStringLiteral("pin"), QStringLiteral("The PIN of that table."),
                           QStringLiteral("pin")};
    QCommandLineOption port{QStringLiteral("port"),
                            QStringLiteral("With --host or --table: the TCP port (default 4510)."),
                            QStringLiteral("number")};

    void addTo(QCommandLineParser& parser) const {
        parser.addOptions({host, table, join, hand, goBack, watch, name, pin, port});
        parser.addOptions({help,  version, autoplay, seed,   edition,     with,  options, players,
                           speed, shots,   resume,   tryOut, tryOutWords, size,  text,    language,
                           data,  sheet,   workshop, print,  printTo,     paper, kiosk,   measure});
    }
};

// The game: a file, or the cards, rules and seed.
void readGame(const QCommandLineParser& parser, const Options& is, Arguments& a) {
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        throw Wrong{QStringLiteral("Only one game can be opened at a time, not %1.").arg(files.size())};
    if (!files.isEmpty() && !QFileInfo(files.first()).isFile())
        throw Wrong{QStringLiteral("\"%1\" is neither an option nor a file.").arg(files.first())};
    if (!files.isEmpty()) a.file = files.first();
    if (parser.isSet(is.autoplay))
        a.autoplay = numberOf(QStringLiteral("autoplay"), parser.value(is.autoplay), 1, 10'000);
    if (parser.isSet(is.seed)) {
        bool isNumber = false;
        a.seed = parser.value(is.seed).toULongLong(&isNumber);
        if (!isNumber)
            throw Wrong{
                QStringLiteral("--seed takes a whole number, not \"%1\".").arg(parser.value(is.seed))};
    }
    if (parser.isSet(is.edition)) a.mix = {parser.value(is.edition)};
    a.editionNamed = parser.isSet(is.edition);
    a.mix << parser.value(is.with).split(QLatin1Char(','), Qt::SkipEmptyParts);
    QString mistake;
    a.options = OptionModel::valuesIn(parser.value(is.options), mistake);
    if (!mistake.isEmpty()) throw Wrong{QStringLiteral("--options: %1.").arg(mistake)};
    if (parser.isSet(is.players))
        a.players = numberOf(QStringLiteral("players"), parser.value(is.players), 3, 6);
    a.resume = parser.isSet(is.resume);
}

void readNet(const QCommandLineParser& parser, const Options& is, Arguments& a) {
    a.net.screenOnly = parser.isSet(is.table);
    a.net.host = parser.isSet(is.host) || a.net.screenOnly;
    a.net.handOnly = parser.isSet(is.hand);
    a.net.join = parser.value(a.net.handOnly ? is.hand : is.join);
    a.net.goBack = parser.isSet(is.goBack);
    a.net.watch = parser.isSet(is.watch);
    a.net.name = parser.value(is.name);
    if (parser.isSet(is.pin)) a.net.pin = parser.value(is.pin);
    if (parser.isSet(is.port))
        a.net.port = numberOf(QStringLiteral("port"), parser.value(is.port), 1, 0xFFFF);
    a.net.seats = a.players;
    if (a.net.host && (a.net.goBack || !a.net.join.isEmpty()))
        throw Wrong{QStringLiteral("--host, --join and --return exclude each other.")};
    if (parser.isSet(is.host) && a.net.screenOnly)
        throw Wrong{QStringLiteral("--host and --table exclude each other.")};
    if (a.net.handOnly && (parser.isSet(is.join) || a.net.goBack || a.net.watch))
        throw Wrong{QStringLiteral("--hand excludes --join, --return and --watch.")};
}

void readPacks(const QCommandLineParser& parser, const Options& is, Arguments& a) {
    a.contactSheet = parser.value(is.sheet);
    a.workshop = parser.isSet(is.workshop);
    a.tryOut = parser.isSet(is.tryOut);
    a.tryOutWords = parser.value(is.tryOutWords);
    a.printed = parser.value(is.print);
    a.printTo = parser.value(is.printTo);
    if (a.printed.isEmpty() != a.printTo.isEmpty())
        throw Wrong{QStringLiteral("--print-cards and --print-to need each other.")};
    if (parser.isSet(is.paper)) a.paper = parser.value(is.paper);
    if (a.paper != QLatin1String("A4") && a.paper != QLatin1String("Letter"))
        throw Wrong{QStringLiteral("--paper takes A4 or Letter, not \"%1\".").arg(a.paper)};
}

void readWindow(const QCommandLineParser& parser, const Options& is, Arguments& a) {
    if (parser.isSet(is.speed))
        a.speed = numberOf(QStringLiteral("speed"), parser.value(is.speed), 0.1, 1000.0);
    if (a.autoplay > 0 && a.speed <= 0) a.speed = kAutoplaySpeed;
    if (parser.isSet(is.text))
        a.textScale = numberOf(QStringLiteral("text-scale"), parser.value(is.text), 0.8, 2.0);
    a.language = parser.value(is.language);
    a.screenshots = parser.value(is.shots);
    a.dataFolder = parser.value(is.data);
    a.kiosk = parser.isSet(is.kiosk);
    if (a.kiosk && parser.isSet(is.size))
        throw Wrong{QStringLiteral("--kiosk and --size exclude each other.")};
    a.measure = parser.isSet(is.measure);
    a.size = parser.value(is.size);
    static const QRegularExpression sizes(QStringLiteral("^[0-9]{3,5}x[0-9]{3,5}$"));
    if (!a.size.isEmpty() && !sizes.match(a.size).hasMatch())
        throw Wrong{QStringLiteral("--size takes a size such as 1280x800, not \"%1\".").arg(a.size)};
}

}  // namespace

ParsedArguments parseArguments(const QStringList& list) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "The dungeon-crawl card game of backstabbing and loot, for 3 to 6 people around one screen."));
    const Options options;
    options.addTo(parser);
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QStringLiteral("A saved or recorded game to resume, or a finished one to watch."),
        QStringLiteral("[file]"));

    ParsedArguments result;
    try {
        if (!parser.parse(withNumber(list))) throw Wrong{parser.errorText()};
        if (parser.isSet(options.help)) {
            result.message = parser.helpText();
            return result;
        }
        if (parser.isSet(options.version)) {
            result.message = QStringLiteral("Kickdoor %1\n").arg(QLatin1String(versionAndCommit()));
            return result;
        }
        readGame(parser, options, result.arguments);
        readNet(parser, options, result.arguments);
        readPacks(parser, options, result.arguments);
        readWindow(parser, options, result.arguments);
    } catch (const Wrong& wrong) {
        result.message = QStringLiteral("kickdoor: %1 Try kickdoor --help.\n").arg(wrong.text);
        result.exitCode = 2;
    }
    return result;
}

}  // namespace kickdoor
