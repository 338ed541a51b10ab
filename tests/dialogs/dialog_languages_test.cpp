// The settings in every language that is shipped, and in one that shows what was not translated: no word is
// cut off, as large as text may be set, where a page of the dialog only scrolls down.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "dialogs/settings_dialog.h"
#include "io/asset_root.h"
#include "qml/pseudo.h"

namespace {

using namespace kickdoor;

QString textOf(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) return box->currentText();
    return {};
}

// Whichever choice it shows, it has room for the words.
bool hasRoomForAll(const QComboBox* box) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    const int room =
        box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
    for (int index = 0; index < box->count(); ++index)
        if (box->fontMetrics().horizontalAdvance(box->itemText(index)) > room) return false;
    return true;
}

bool isWhole(const QWidget* widget) {
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) return hasRoomForAll(box);
    if (textOf(widget).isEmpty()) return true;
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label != nullptr && label->wordWrap())
        return label->height() + 1 >= label->heightForWidth(label->width());
    const QSize wanted = widget->minimumSizeHint();
    return widget->width() + 1 >= wanted.width() && widget->height() + 1 >= wanted.height();
}

class DialogLanguages : public testing::TestWithParam<double> {
protected:
    void show(SettingsDialog& dialog) {
        settings.set(Setting::TextScale, GetParam());
        dialog.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
        dialog.resize(dialog.minimumSizeHint().expandedTo(dialog.size()));
        QCoreApplication::processEvents();
    }
    // What no page shows whole.
    static void expectWhole(SettingsDialog& dialog, const std::string& language) {
        auto* pages = dialog.findChild<QTabWidget*>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            QCoreApplication::processEvents();
            const auto* scroll = qobject_cast<QScrollArea*>(pages->widget(page));
            EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0) << language << ", page " << page;
            for (const QWidget* widget : scroll->findChildren<QWidget*>())
                EXPECT_TRUE(isWhole(widget)) << language << ": " << textOf(widget).toStdString();
        }
        const auto* bar = pages->tabBar();
        EXPECT_GE(bar->width() + 1, bar->sizeHint().width()) << language << ": the tabs";
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Language language{assetRoot()};
};

TEST_P(DialogLanguages, ShowsEveryWordWhole) {
    SettingsDialog dialog(settings, language);
    show(dialog);
    for (const QVariant& choice : language.choices().mid(1)) {
        const QString code = choice.toMap().value(QStringLiteral("code")).toString();
        language.speak(code);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        expectWhole(dialog, code.toStdString());
    }
    language.speak(QStringLiteral("en"));
}

TEST_P(DialogLanguages, SaysEverythingInTheLanguageOfTheWindow) {
    PseudoTranslator translator;
    QCoreApplication::installTranslator(&translator);
    SettingsDialog dialog(settings, language);
    show(dialog);
    expectWhole(dialog, "qps");
    // Languages call themselves; OpenGL is a name.
    QStringList names = {QStringLiteral("OpenGL"), QStringLiteral("Kickdoor"), QStringLiteral("ms")};
    for (const QVariant& choice : language.choices())
        names << choice.toMap().value(QStringLiteral("name")).toString().split(QLatin1Char(' '));
    QStringList said = {dialog.windowTitle()};
    for (const QWidget* widget : dialog.findChildren<QWidget*>())
        said << widget->accessibleName() << widget->accessibleDescription() << textOf(widget);
    const auto* pages = dialog.findChild<QTabWidget*>();
    for (int page = 0; page < pages->count(); ++page) said << pages->tabText(page);
    for (const QString& text : said) EXPECT_FALSE(isUntranslated(text, names)) << text.toStdString();
    QCoreApplication::removeTranslator(&translator);
}

INSTANTIATE_TEST_SUITE_P(Sizes, DialogLanguages, testing::Values(1.0, 2.0));

}  // namespace
