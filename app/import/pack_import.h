// Adds a pack to the player's own from a .kickpack file, after showing who made it and what is in it.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <filesystem>
#include <functional>
#include <string>

#include "pack/check_pack.h"
#include "pack/kickpack.h"

class QWindow;

namespace kickdoor {

struct PackPlaces {
    std::filesystem::path assets;
    std::filesystem::path own;  // the player's packs; it is made when the first one is added
};

// Says a mistake of a pack in the player's language.
using MistakeWords = std::function<QString(const PackFinding& mistake, const Kickpack& pack)>;

// Those of the window over which the dialogs stand. Invalid ones: the system's.
struct DialogColours {
    QColor fill, ink;
    QColor button, buttonRim;
    QColor main, mainInk, mainRim;  // the main button; `main` is also the dialog's rim
    QColor focus;
};

class PackImport {
    Q_DECLARE_TR_FUNCTIONS(PackImport)

public:
    // words: without them, mistakes are told in English.
    PackImport(PackPlaces places, QWindow* above, MistakeWords words = {}, const DialogColours& colours = {})
        : m_places(std::move(places)), m_above(above), m_words(std::move(words)), m_colours(colours) {}

    // Whether the file's name is that of a pack.
    static bool isPack(const QString& file);
    // Asks, and waits for the answer. Returns the key of the pack that was added; empty if none was.
    std::string ask(const QString& file);
    // The same for the bytes of a file, which must hold the edition that was asked for.
    std::string askFetched(const QByteArray& bytes, const QString& edition);

private:
    struct Offer {
        Kickpack pack;
        int cards = 0;         // different ones
        std::string replaced;  // the version of the player's pack of the same key
        bool replaces = false;
        QString refused;  // why it cannot be added; empty if it can
        QString detail;   // the same in the words of the check
    };
    Offer judge(KickpackRead found) const;
    std::string offer(const Offer& offer) const;
    bool agreed(const Offer& offer) const;
    void refuse(Offer& offer, const PackFinding& mistake) const;
    void tell(const QString& title, const QString& cause, const QString& detail = {}) const;

    PackPlaces m_places;
    QWindow* m_above;
    MistakeWords m_words;
    DialogColours m_colours;
};

}  // namespace kickdoor
