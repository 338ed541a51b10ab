// The figures and words of one card as a form, made from the format's table of fields: only what its kind
// has.
#pragma once

#include <QScrollArea>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "card/fields.h"
#include "workshop/kind_memory.h"
#include "workshop/workbench.h"

class QFormLayout;
class QLabel;
class QLineEdit;

namespace kickdoor::workshop {

class CardForm : public QScrollArea {
    Q_OBJECT

public:
    enum class Subject : std::uint8_t { Card, Edition };
    CardForm(Workbench& bench, Subject subject, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString wanted() const;
    void rebuild();
    void refresh();
    void addFields(QFormLayout& form, std::span<const FieldSpec> fields, const QString& place);
    QWidget* editorFor(const FieldSpec& field, const QString& place);
    QWidget* numberEditor(const FieldSpec& field, const QString& place);
    QWidget* wordEditor(const FieldSpec& field, const QString& place);
    QWidget* textEditor(const FieldSpec& field, const QString& place);
    QWidget* colourEditor(const FieldSpec& field, const QString& place);
    QWidget* keysEditor(const FieldSpec& field, const QString& place);
    QWidget* withPicker(QLineEdit* line);
    void pickArt();
    const JsonValue* subject() const;
    bool fits(const FieldSpec& field, const JsonValue& card) const;
    void setOfAll(const FieldSpec& field, const QString& place, const std::optional<JsonValue>& value);
    void set(const FieldSpec& field, const QString& place, std::optional<JsonValue> value);

    Workbench& m_bench;
    Subject m_subject;
    QString m_shown;  // what the form was made for: the card's kind
    KindMemory m_kinds;
    bool m_keyFollows = false;  // the card's name
    bool m_filling = false;
    QLabel* m_several = nullptr;                // says that several cards are changed
    std::vector<std::function<void()>> m_fill;  // shows the subject's value in each editor
};

}  // namespace kickdoor::workshop
