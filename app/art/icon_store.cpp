#include "art/icon_store.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutexLocker>

#include "art/portrait.h"

namespace kickdoor::art {

IconStore::IconStore(const QByteArray& json, const std::vector<std::pair<QString, QByteArray>>& ours) {
    for (const auto& [name, body] : ours) m_bodies.insert(name, body);
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    m_width = root.value(QLatin1String("width")).toInt(m_width);
    m_height = root.value(QLatin1String("height")).toInt(m_height);
    const QJsonObject icons = root.value(QLatin1String("icons")).toObject();
    for (auto icon = icons.begin(); icon != icons.end(); ++icon)
        m_bodies.insert(icon.key(), icon.value().toString().toUtf8());
}

const IconStore& IconStore::builtIn() {
    static const IconStore store = [] {
        QFile file(QStringLiteral(":/kickdoor/icons.json"));
        return IconStore(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(), portraits());
    }();
    return store;
}

QByteArray IconStore::svg(const QString& name, const QColor& ink) const {
    const auto body = m_bodies.constFind(name);
    if (body == m_bodies.constEnd()) return {};
    QByteArray inked = *body;
    inked.replace("currentColor", ink.name().toLatin1());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + QByteArray::number(m_width) + ' ' +
           QByteArray::number(m_height) + "\">" + inked + "</svg>";
}

std::shared_ptr<const Figure> IconStore::figure(const QString& name) const {
    const auto body = m_bodies.constFind(name);
    if (body == m_bodies.constEnd()) return nullptr;
    const QMutexLocker lock(&m_mutex);
    std::shared_ptr<const Figure>& known = m_figures[name];
    if (!known) known = std::make_shared<const Figure>(readFigure(*body));
    return known->parts.empty() ? nullptr : known;
}

}  // namespace kickdoor::art
