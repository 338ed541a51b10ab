// What holds for every window of the workshop: it fits a small screen, also with large text, and a passing
// wheel changes none of its fields.
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimer>
#include <QWheelEvent>
#include <fstream>

#include "workshop/art_picker.h"
#include "workshop/colour_dialog.h"
#include "workshop/scenario_dialog.h"
#include "workshop/scenario_list.h"
#include "workshop/text_size.h"
#include "workshop/try_dialog.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

constexpr const char* kFailing = R"({"format": 1, "name": "The first door", "edition": "original",
 "with": ["rain"], "players": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cat"}], "steps": [{"by": "Ann", "do": "pass"}]})";

class EveryDialogTest : public WorkshopTest {
protected:
    using Visit = std::function<void(const std::string& name, QWidget& window)>;

    ~EveryDialogTest() override { scaleText(1); }

    void visitModal(const std::string& name, const Visit& visit, const std::function<void()>& open) {
        bool seen = false;
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, qApp, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr) return;
            if (!seen) visit(name, *dialog);
            seen = true;
            static_cast<QDialog*>(dialog)->reject();
        });
        looking.start(20);
        open();
        waitFor([&] { return seen && QApplication::activeModalWidget() == nullptr; });
        EXPECT_TRUE(seen) << name;
    }
    void visitShown(const std::string& name, const Visit& visit, QDialog& dialog) {
        dialog.show();
        QCoreApplication::processEvents();
        visit(name, dialog);
        dialog.close();
    }
    void trigger(const char* name, const Visit& visit) {
        visitModal(name, visit, [&] { action(name)->trigger(); });
    }
    void visitAll(const Visit& visit) {
        std::filesystem::create_directories(own() / "rain" / "scenarios");
        std::ofstream(own() / "rain" / "scenarios" / "first.json") << kFailing;
        ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
        ASSERT_TRUE(waitFor([&] { return faces().size() == 3; }));
        auto* tree = find<QTreeWidget>("What the card does");
        for (QTreeWidgetItemIterator it(tree); *it != nullptr; ++it) {
            tree->setCurrentItem(*it);
            visit("the window, at " + (*it)->text(0).toStdString(), *window_);
        }
        for (const char* name : {"New pack", "Copy the pack", "Import", "Export", "Print", "Take cards"})
            trigger(name, visit);
        const QString file = folder_.filePath(QStringLiteral("rain.kickpack"));
        std::ofstream(std::filesystem::path(file.toStdU16String()), std::ios::binary)
            << readKickpack(own() / "rain").pack.bytes;
        visitModal("import", visit, [&] { window_->importPack(file); });
        visitModal("colour", visit, [&] { askForColour(Qt::red, QStringLiteral("Colour"), window_.get()); });
        ArtPicker picker(parseJson(R"({"icon": "imp"})").value, QStringLiteral("monster"),
                         QStringLiteral("original"), tests::sourceDir() / "assets" / "packs", window_.get());
        visitShown("picture", visit, picker);
        PlayedMoment moment;
        for (int i = 0; i < 40; ++i)
            moment.facts.push_back(
                {QStringLiteral("Ann: in hand a card, and another card, and one more"), {}, true});
        ScenarioDialog keep(moment, QStringLiteral("The Hungry Doormat"), QStringLiteral("Rain"),
                            QStringLiteral("hungry-doormat"), window_.get());
        visitShown("keep the moment", visit, keep);
        action("Scenarios")->trigger();
        auto* list = window_->findChild<ScenarioList*>();
        ASSERT_NE(list, nullptr);
        auto* rows = list->findChild<QTreeWidget*>();
        ASSERT_TRUE(waitFor([&] { return rows->topLevelItem(0)->text(1) == QLatin1String("fails"); }));
        visit("scenarios", *list);
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Delete})
            visitModal("scenarios", visit, [&] { QTest::keyClick(rows, key); });
        list->close();
        action("Try the pack")->trigger();
        auto* trial = window_->findChild<TryDialog*>();
        ASSERT_NE(trial, nullptr);
        visitShown("try the pack", visit, *trial);
    }
};

// The least size at which a window shows all that does not scroll.
QSize leastOf(const QWidget& window, int width) {
    QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (const QLayout* layout = window.layout(); layout != nullptr && layout->hasHeightForWidth())
        least.setHeight(std::max(least.height(), layout->minimumHeightForWidth(width)));
    return least;
}

// Doubled by the system, a screen of 1280 x 800 has 640 x 400 pixels of the program; doubled by the program,
// text is twice as large on all of it. The desktop draws a frame.
TEST_F(EveryDialogTest, FitsASmallScreen) {
    constexpr QSize kFrame(16, 48);
    for (const int scale : {1, 2}) {
        scaleText(scale);
        window_.reset();
        openWindow();
        const QSize room = QSize(640, 400) * scale - kFrame;
        visitAll([&](const std::string& name, const QWidget& window) {
            const QSize least = leastOf(window, room.width());
            EXPECT_LE(least.width(), room.width()) << name << ", text " << scale;
            EXPECT_LE(least.height(), room.height()) << name << ", text " << scale;
        });
    }
}

TEST_F(EveryDialogTest, TheNameOfAnImportedPackIsItsHeading) {
    const QString file = folder_.filePath(QStringLiteral("rain.kickpack"));
    std::ofstream(std::filesystem::path(file.toStdU16String()), std::ios::binary)
        << readKickpack(own() / "rain").pack.bytes;
    for (const int scale : {1, 2}) {
        scaleText(scale);
        const auto visit = [scale](const std::string&, QWidget& dialog) {
            int name = 0;
            int others = 0;
            for (const auto* label : dialog.findChildren<QLabel*>())
                (label->text() == QLatin1String("Rain") ? name : others) = label->fontMetrics().height();
            EXPECT_GT(name, others) << "text " << scale;
        };
        visitModal("import", visit, [&] { window_->importPack(file); });
    }
}

void turnWheelOver(QWidget& field) {
    const QPointF at = QRectF(field.rect()).center();
    for (const int step : {120, -120, -120}) {
        QWheelEvent event(at, field.mapToGlobal(at), {}, {0, step}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&field, &event);
    }
}

TEST_F(EveryDialogTest, AWheelThatPassesByTurnsNoField) {
    int fields = 0;
    visitAll([&](const std::string& name, QWidget& window) {
        for (auto* box : window.findChildren<QAbstractSpinBox*>()) {
            if (!box->isVisible() || box->hasFocus()) continue;
            const QString before = box->text();
            turnWheelOver(*box);
            for (auto* inner : box->findChildren<QLineEdit*>()) turnWheelOver(*inner);
            EXPECT_EQ(box->text(), before) << name << ": " << box->accessibleName().toStdString();
            EXPECT_EQ(box->focusPolicy(), Qt::StrongFocus) << name;
            ++fields;
        }
        for (auto* box : window.findChildren<QComboBox*>()) {
            if (!box->isVisible() || box->hasFocus()) continue;
            const int before = box->currentIndex();
            turnWheelOver(*box);
            EXPECT_EQ(box->currentIndex(), before) << name << ": " << box->accessibleName().toStdString();
            EXPECT_EQ(box->focusPolicy(), Qt::StrongFocus) << name;
            ++fields;
        }
    });
    EXPECT_GT(fields, 12);
}

}  // namespace
}  // namespace kickdoor::workshop
