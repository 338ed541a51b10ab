// A window of the workshop with a small pack of the player's own, used by widgets, keys and actions.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <functional>
#include <memory>
#include <vector>

#include "pack/kickpack.h"
#include "pack/new_pack.h"
#include "support/source_dir.h"
#include "workshop/face_list.h"
#include "workshop/workshop_window.h"

namespace kickdoor::workshop {

class WorkshopTest : public testing::Test {
protected:
    WorkshopTest() {
        Kickpack pack;
        pack.files = filesOf({"rain", "Rain", "Ada", "CC0-1.0"});
        EXPECT_EQ(unpackTo(pack, own() / "rain"), "");
        openWindow();
    }
    void openWindow() {
        window_ = std::make_unique<WorkshopWindow>(
            PackPlaces{tests::sourceDir() / "assets", own()}, QStringLiteral("en"),
            QVariantList{language("en", "English"), language("de", "Deutsch")});
        window_->show();
    }
    static QVariantMap language(const char* code, const char* name) {
        return {{QStringLiteral("code"), QString::fromUtf8(code)},
                {QStringLiteral("name"), QString::fromUtf8(name)}};
    }
    std::filesystem::path own() const { return folder_.path().toStdU16String(); }
    template <class Widget>
    Widget* find(const char* accessibleName) const {
        // A card and its pack both have a name: the one that is seen is meant.
        Widget* found = nullptr;
        for (Widget* widget : window_->findChildren<Widget*>())
            if (widget->accessibleName() == QLatin1String(accessibleName) &&
                (found == nullptr || widget->isVisible()))
                found = widget;
        if (found != nullptr) return found;
        ADD_FAILURE() << "nothing is called " << accessibleName;
        return nullptr;
    }
    QAction* action(const char* text) const {
        for (QAction* one : window_->findChildren<QAction*>())
            if (one->text().startsWith(QLatin1String(text))) return one;
        ADD_FAILURE() << "no action " << text;
        return nullptr;
    }
    QQuickItem* grid() const { return find<QQuickWidget>("Cards")->rootObject(); }
    // Of the shown cards.
    std::vector<CardFace> faces() const {
        const auto* list = qobject_cast<FaceList*>(grid()->property("cards").value<QObject*>());
        return list == nullptr ? std::vector<CardFace>() : list->faces();
    }
    std::vector<QString> titles() const {
        std::vector<QString> titles;
        for (const CardFace& face : faces()) titles.push_back(face.title);
        return titles;
    }
    void pick(int row, int modifiers = 0) const {
        QMetaObject::invokeMethod(grid(), "picked", Q_ARG(int, row), Q_ARG(int, modifiers));
    }
    // The first row whose text contains this.
    QTreeWidgetItem* row(const char* text) const {
        auto* tree = find<QTreeWidget>("What the card does");
        const auto found = tree->findItems(QLatin1String(text), Qt::MatchContains | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.first();
    }
    std::string text(const std::string& file) const {
        const KickpackRead read = readKickpack(own() / "rain");
        for (const ArchiveFile& one : read.pack.files)
            if (one.path == file) return one.text;
        return {};
    }
    bool waitFor(const std::function<bool()>& holds) const { return QTest::qWaitFor(holds, 20'000); }

    QTemporaryDir folder_;
    std::unique_ptr<WorkshopWindow> window_;
};

}  // namespace kickdoor::workshop
