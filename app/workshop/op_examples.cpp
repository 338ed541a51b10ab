#include "workshop/op_examples.h"

#include <QCoreApplication>
#include <map>
#include <string>

#include "io/pack_files.h"
#include "io/pack_shelf.h"
#include "text/installed.h"

namespace kickdoor::workshop {
namespace {

struct OpExamples {
    Q_DECLARE_TR_FUNCTIONS(OpExamples)
};

struct ExampleCard {
    std::string pack;  // its key
    std::string card;  // its id
    std::string name;  // in English
};
using ExampleCards = std::map<std::string, ExampleCard, std::less<>>;

void collectOps(const JsonValue& json, const ExampleCard& card, ExampleCards& into) {
    if (const JsonValue* op = json.find("op"); op != nullptr && op->isString())
        into.try_emplace(op->text, card);
    for (const JsonValue& item : json.items) collectOps(item, card, into);
}

// Shipped packs do not change: read once.
const ExampleCards& exampleCards(const std::filesystem::path& assets) {
    static const ExampleCards kCards = [&] {
        ExampleCards cards;
        const PackShelf shelf(assets / "packs", {});
        for (const std::string& pack : shelf.editions())
            for (const auto& [file, text] : readPack(shelf.folderOf(pack)).source.files) {
                const JsonValue list = parseJson(text).value;
                if (!list.isArray()) continue;
                for (const JsonValue& card : list.items) {
                    const JsonValue* id = card.find("id");
                    const JsonValue* name = card.find("name");
                    if (id != nullptr && name != nullptr)
                        collectOps(card, {pack, id->text, name->text}, cards);
                }
            }
        return cards;
    }();
    return kCards;
}

}  // namespace

QString withExample(const QString& help, std::string_view operation, const Workbench& bench) {
    const ExampleCards& cards = exampleCards(bench.assets());
    const auto found = cards.find(operation);
    if (found == cards.end()) return help;
    static CardTitles names;
    static std::string read = "en";
    const std::string language = bench.spoken().toStdString();
    if (read != language) names = installedNames(bench.assets(), language);
    read = language;
    const ExampleCard& card = found->second;
    const std::string& title = names.name(card.pack, card.card);
    const std::string& pack = names.edition(card.pack);
    return help + QLatin1Char(' ') +
           OpExamples::tr("Example: “%1” of the pack “%2”.")
               .arg(QString::fromStdString(title.empty() ? card.name : title),
                    QString::fromStdString(
                        pack.empty() ? PackShelf(bench.assets() / "packs", {}).factsOf(card.pack).name
                                     : pack));
}

}  // namespace kickdoor::workshop
