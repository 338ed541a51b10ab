// What the workshop shows of a pack: the faces of its cards, the sentences of their behaviour, and its
// mistakes. Found on another thread, because loading and checking a large pack takes longer than a frame.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

#include "model/base/card_face.h"
#include "pack/check_pack.h"

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
    Kickpack pack;
    std::vector<std::string> ids;     // of the document's cards
    std::vector<std::string> titles;  // for sketches
    QString language;
};

Reading read(const ReadingPlan& plan);

}  // namespace kickdoor::workshop
