// What the workshop shows of a pack: the faces of its cards, the sentences of their behaviour, and its
// mistakes. Found on another thread, because loading and checking a large pack takes longer than a frame.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <vector>

#include "model/base/card_face.h"
#include "pack/check_pack.h"
#include "pack/pack_document.h"

namespace kickdoor::workshop {

struct ReadCard {
    CardFace face;
    bool valid = false;                 // else the face is only a sketch
    QHash<QString, QString> sentences;  // by place: "/badStuff/0"
};

struct Reading {
    std::vector<ReadCard> cards;  // as in the document
    std::vector<PackFinding> findings;
};

struct ReadingPlan {
    std::filesystem::path assets;
    std::filesystem::path own;  // the player's packs
    PackDocument document;
    QString language;
    bool checked = true;  // else nothing is found: nobody can mend a shipped pack
    QString spoken =
        {};  // the language of the sentences of behaviour, the workshop's own; empty: as the faces
};

// The faces first, as soon as they are there, and then everything.
using FacesRead = std::function<void(Reading)>;
Reading read(const ReadingPlan& plan, const FacesRead& faces = {});

}  // namespace kickdoor::workshop
