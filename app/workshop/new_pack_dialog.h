// Asks for what a new pack needs: a name and an author.
#pragma once

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace kickdoor::workshop {

class NewPackDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewPackDialog(QWidget* parent = nullptr);
    QString name() const;
    QString author() const;

    // Says what is missing instead, beside its field.
    void accept() override;

private:
    struct Field {
        QLineEdit* line;
        QLabel* missing;
    };
    Field addField(QFormLayout& form, const QString& title, const QString& missing);

    Field m_name;
    Field m_author;
};

}  // namespace kickdoor::workshop
