#include "workshop/strings_form.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVariantMap>

#include "text/identity_titles.h"
#include "workshop/ability_names.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

constexpr int kLongestName = 48;
constexpr int kLongestText = 300;
constexpr std::size_t kMostAbilities = 3;  // of one card

bool isOfCard(StringKind which) {
    return which == StringKind::Name || which == StringKind::Flavour;
}

QString textIn(const CardTitles& titles, StringKind which, const std::string& pack, const std::string& card) {
    switch (which) {
        case StringKind::Name: return QString::fromStdString(titles.name(pack, card));
        case StringKind::Flavour: return QString::fromStdString(titles.flavour(pack, card));
        case StringKind::Edition: return QString::fromStdString(titles.edition(pack));
        case StringKind::About: return QString::fromStdString(titles.about(pack));
    }
    return {};
}

// A long text is seen from its beginning.
void showText(QLineEdit& line, const QString& text) {
    if (line.text() == text) return;
    line.setText(text);
    if (!line.hasFocus()) line.setCursorPosition(0);
}

std::string fieldOf(const JsonValue* json, std::string_view field) {
    const JsonValue* found = json != nullptr ? json->find(field) : nullptr;
    return found != nullptr ? found->text : std::string();
}

}  // namespace

StringsForm::StringsForm(Workbench& bench, const QVariantList& languages, QWidget* parent)
    : QScrollArea(parent), m_bench(bench) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);  // its fields have it
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* help = new QLabel(tr("What you leave empty is shown as it is written on the card itself."));
    help->setWordWrap(true);
    form->addRow(help);
    for (const QVariant& one : languages) {
        const QVariantMap language = one.toMap();
        const QString code = language.value(QStringLiteral("code")).toString();
        if (code != QLatin1String("system") && code != QLatin1String("en"))
            addLanguage(*form, code, language.value(QStringLiteral("name")).toString());
    }
    setWidget(page);
    connect(&bench, &Workbench::opened, this, &StringsForm::refresh);
    connect(&bench, &Workbench::currentChanged, this, &StringsForm::refresh);
    connect(&bench, &Workbench::cardsChanged, this, &StringsForm::refresh);
    connect(&bench, &Workbench::filesChanged, this, &StringsForm::refresh);
    refresh();
}

void StringsForm::addLanguage(QFormLayout& form, const QString& code, const QString& name) {
    auto* heading = new QLabel(name);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    form.addRow(heading);
    const auto add = [&](const QString& title, StringKind which) {
        addLine(form, title, code, which);
        QWidget* line = form.itemAt(form.rowCount() - 1, QFormLayout::FieldRole)->widget();
        line->setAccessibleName(tr("%1: %2", "a language, a field").arg(name, title));
    };
    add(tr("Name of the card"), StringKind::Name);
    addPlural(form, code, name);
    add(tr("Flavour text"), StringKind::Flavour);
    for (std::size_t ability = 0; ability < kMostAbilities; ++ability) addAbility(form, code, name, ability);
    add(tr("Name of the pack"), StringKind::Edition);
    add(tr("About the pack"), StringKind::About);
}

void StringsForm::addLine(QFormLayout& form, const QString& title, const QString& language,
                          StringKind which) {
    auto* line = new QLineEdit;
    line->setMaxLength(which == StringKind::Name || which == StringKind::Edition ? kLongestName
                                                                                 : kLongestText);
    leaveUndoToWindow(*line);
    connect(line, &QLineEdit::textEdited, this, [this, title, language, which](const QString& text) {
        const std::string card = fieldOf(m_bench.currentCard(), "id");
        if (isOfCard(which) && card.empty()) return;
        emit languageEdited(language);
        m_bench.changeFile(stringsFile(language),
                           withWording(m_bench.document(), language, which, card, text.toStdString()),
                           tr("Change “%1”").arg(title),
                           QStringLiteral("%1/%2/%3").arg(language).arg(int(which)).arg(m_bench.current()));
    });
    m_fill.emplace_back([this, line, language, which] {
        const JsonValue* edition = m_bench.isOpen() ? &m_bench.document().edition() : nullptr;
        const JsonValue* card = m_bench.currentCard();
        const QString text = textIn(stringsOf(m_bench.document(), language), which, fieldOf(edition, "id"),
                                    fieldOf(card, "id"));
        showText(*line, text);
        const JsonValue* own = isOfCard(which) ? card : edition;
        const char* field = which == StringKind::Flavour ? "flavour"
                            : which == StringKind::About ? "about"
                                                         : "name";
        line->setPlaceholderText(QString::fromStdString(fieldOf(own, field)));
        line->setEnabled(own != nullptr && !m_bench.isReadOnly());
    });
    form.addRow(title, line);
}

// A word that is named among the pack's cards by a key of its own; shown for cards that have such a key.
void StringsForm::addWord(QFormLayout& form, const QString& code, const QString& name, const QString& title,
                          const Word& word) {
    auto* line = new QLineEdit;
    line->setMaxLength(kLongestName);
    leaveUndoToWindow(*line);
    line->setAccessibleName(tr("%1: %2", "a language, a field").arg(name, title));
    connect(line, &QLineEdit::textEdited, this, [this, code, word, title](const QString& text) {
        const std::string key = word.key();
        if (key.empty()) return;
        emit languageEdited(code);
        m_bench.changeFile(stringsFile(code),
                           withWording(m_bench.document(), code, StringKind::Name, key, text.toStdString()),
                           tr("Change “%1”").arg(title),
                           QStringLiteral("%1/%2").arg(code, QString::fromStdString(key)));
    });
    form.addRow(title, line);
    m_fill.emplace_back([this, &form, line, code, word] {
        const std::string key = word.key();
        form.setRowVisible(line, !key.empty());
        if (key.empty()) return;
        const std::string pack = fieldOf(&m_bench.document().edition(), "id");
        const QString text = QString::fromStdString(stringsOf(m_bench.document(), code).name(pack, key));
        showText(*line, text);
        line->setPlaceholderText(word.printed());
        line->setEnabled(!m_bench.isReadOnly());
    });
}

void StringsForm::addAbility(QFormLayout& form, const QString& code, const QString& name, std::size_t index) {
    const auto ability = [this, index] {
        const JsonValue* card = m_bench.currentCard();
        const std::vector<std::string> keys =
            card != nullptr ? abilitiesOf(*card) : std::vector<std::string>();
        return index < keys.size() ? keys[index] : std::string();
    };
    addWord(form, code, name, tr("Name of the ability"),
            {[ability] { return ability().empty() ? std::string() : keyOfAbility(ability()); },
             [this, ability] { return abilityTitle(m_bench.document(), ability()); }});
}

// “Usable by Bakers only.”
void StringsForm::addPlural(QFormLayout& form, const QString& code, const QString& name) {
    addWord(form, code, name, tr("Name of several"),
            {[this] {
                 const std::string identity = fieldOf(m_bench.currentCard(), "identity");
                 return identity.empty() ? std::string() : keyOfPlural(identity);
             },
             [this] {
                 const std::string plural = fieldOf(m_bench.currentCard(), "plural");
                 const std::string several =
                     plural.empty() ? fieldOf(m_bench.currentCard(), "name") + "s" : plural;
                 return QString::fromStdString(several);
             }});
    form.itemAt(form.rowCount() - 1, QFormLayout::FieldRole)
        ->widget()
        ->setToolTip(tr("As it stands in “Usable by Elves only.”"));
}

void StringsForm::refresh() {
    for (const auto& fill : m_fill) fill();
}

}  // namespace kickdoor::workshop
