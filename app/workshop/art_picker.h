// Chooses a card's picture: pictograms, colours, scene and seed, with the picture as the game paints it.
#pragma once

#include <QDialog>
#include <filesystem>
#include <memory>
#include <vector>

#include "base/json.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListView;
class QRadioButton;
class QSpinBox;

namespace kickdoor::workshop {

class ColourEdit;

class IconList;

class ArtPicker : public QDialog {
    Q_OBJECT

public:
    // art: of the card, an object. kind and edition choose the usual scene.
    ArtPicker(JsonValue art, QString kind, QString edition, const std::filesystem::path& packs,
              QWidget* parent = nullptr);
    ~ArtPicker() override;

    const JsonValue& art() const { return m_art; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makeFields();
    void addColour(QFormLayout& form, const QString& title, const QString& field);
    void goToList();
    void take(const QString& icon);
    void set(const QString& field, const QString& text);
    void setSeed(int seed);
    void showChosen();
    void paint();

    std::vector<ColourEdit*> m_colours;
    JsonValue m_art;
    QString m_kind;
    QString m_edition;
    IconList* m_icons;
    QLineEdit* m_search = nullptr;
    QLabel* m_found = nullptr;
    QListView* m_list = nullptr;
    QRadioButton* m_first = nullptr;
    QRadioButton* m_second = nullptr;
    QComboBox* m_scene = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_picture = nullptr;
    bool m_painting = false;
    bool m_again = false;
    bool m_filling = false;
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

// As app/art/recipe.h defines it; empty without a pictogram.
QString recipeText(const JsonValue& art);

}  // namespace kickdoor::workshop
