// The models outside a game: set-up, saves, rules and gallery.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/base/path_text.h"
#include "model/gallery/gallery_model.h"
#include "model/help/rules_model.h"
#include "model/mine/my_games_model.h"
#include "model/saves/photo_model.h"
#include "model/saves/saves_model.h"
#include "model/setup/preset_model.h"
#include "model/setup/setup_model.h"

namespace kickdoor {

class MenuModels : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::SetupModel* setup READ setup CONSTANT)
    Q_PROPERTY(kickdoor::PresetModel* presets READ presets CONSTANT)
    Q_PROPERTY(kickdoor::SavesModel* saves READ saves CONSTANT)
    Q_PROPERTY(kickdoor::PhotoModel* photo READ photo CONSTANT)
    Q_PROPERTY(kickdoor::MyGamesModel* mine READ mine CONSTANT)
    Q_PROPERTY(kickdoor::RulesModel* rules READ rules CONSTANT)
    Q_PROPERTY(kickdoor::GalleryModel* gallery READ gallery CONSTANT)

public:
    MenuModels(PackShelf& shelf, const std::filesystem::path& assets, const QString& games,
               const std::filesystem::path& ownPacks)
        : m_setup(shelf),
          m_presets(m_setup),
          m_saves(games),
          m_mine(games),
          m_rules(pathText(assets / "rules")),
          m_gallery(assets, ownPacks) {}

    SetupModel* setup() { return &m_setup; }
    PresetModel* presets() { return &m_presets; }
    SavesModel* saves() { return &m_saves; }
    PhotoModel* photo() { return &m_photo; }
    MyGamesModel* mine() { return &m_mine; }
    RulesModel* rules() { return &m_rules; }
    GalleryModel* gallery() { return &m_gallery; }

private:
    SetupModel m_setup;
    PresetModel m_presets;
    SavesModel m_saves;
    PhotoModel m_photo;
    MyGamesModel m_mine;
    RulesModel m_rules;
    GalleryModel m_gallery;
};

}  // namespace kickdoor
