// Qt Quick's collector deletes an object without parent that a method has returned to QML. So no method
// returns one: QML gets objects from properties and roles, which leave them to their owner.
#include <gtest/gtest.h>

#include <QMetaMethod>
#include <QMetaType>
#include <set>

#include "model/session/session.h"

void qml_register_types_Kickdoor_Model();  // written by qt_add_qml_module

namespace kickdoor {
namespace {

// All types of ours that QML knows.
std::set<const QMetaObject*> typesOfQml() {
    qml_register_types_Kickdoor_Model();
    std::set<const QMetaObject*> found;
    constexpr int kMostTypes = 10'000;
    for (int id = QMetaType::User; id < QMetaType::User + kMostTypes; ++id) {
        if (!QMetaType::isRegistered(id)) continue;
        const QMetaType type(id);
        const bool object = type.flags().testFlag(QMetaType::PointerToQObject);
        for (const QMetaObject* meta = type.metaObject(); object && meta != nullptr;
             meta = meta->superClass()) {
            if (QByteArray(meta->className()).startsWith("kickdoor::")) found.insert(meta);
        }
    }
    return found;
}

bool handsOverAnObject(const QMetaMethod& method) {
    const QMetaType returned = method.returnMetaType();
    return returned.flags().testFlag(QMetaType::PointerToQObject) ||
           returned == QMetaType::fromType<QVariant>() || returned == QMetaType::fromType<QObjectList>();
}

TEST(Ownership, NoMethodHandsAnObjectOverToTheCollectorOfQml) {
    const std::set<const QMetaObject*> types = typesOfQml();
    EXPECT_TRUE(types.contains(&Session::staticMetaObject));
    EXPECT_TRUE(types.contains(&RowModel::staticMetaObject));
    EXPECT_GT(types.size(), 40U);
    for (const QMetaObject* type : types) {
        for (int index = type->methodOffset(); index < type->methodCount(); ++index) {
            const QMetaMethod method = type->method(index);
            EXPECT_FALSE(handsOverAnObject(method))
                << type->className() << "::" << method.methodSignature().toStdString()
                << " returns an object: make it a property or a role";
        }
    }
}

}  // namespace
}  // namespace kickdoor
