#include "art/icon_store.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutexLocker>

#include "art/portrait.h"

namespace kickdoor::art {

IconStore::IconStore(const QByteArray& json, const std::vector<std::pair<QString, QByteArray>>& ours,
                     Others others)
    : m_others(others) {
    for (const auto& [name, body] : ours) m_bodies.insert(name, body);
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    m_width = root.value(QLatin1String("width")).toInt(m_width);
    m_height = root.value(QLatin1String("height")).toInt(m_height);
    const QJsonObject icons = root.value(QLatin1String("icons")).toObject();
    for (auto icon = icons.begin(); icon != icons.end(); ++icon) {
        // The file of all has an object for each.
        const QJsonValue body = icon->isObject() ? icon->toObject().value(QLatin1String("body")) : *icon;
        m_bodies.insert(icon.key(), body.toString().toUtf8());
    }
}

namespace {

QByteArray contents(const QString& name) {
    if (name.isEmpty()) return {};
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Set before anything is painted.
QString& fileOfOthers() {
    static QString file;
    return file;
}

const IconStore& others() {
    static const IconStore store(contents(fileOfOthers()));
    return store;
}

}  // namespace

const IconStore& IconStore::builtIn() {
    static const IconStore store(contents(QStringLiteral(":/kickdoor/icons.json")), portraits(), others);
    return store;
}

void IconStore::readOthersFrom(const QString& file) {
    fileOfOthers() = file;
}

QByteArray IconStore::body(const QString& name) const {
    const auto found = m_bodies.constFind(name);
    if (found != m_bodies.constEnd()) return *found;
    return m_others != nullptr ? m_others().body(name) : QByteArray();
}

QStringList IconStore::names() const {
    QStringList names = m_others != nullptr ? m_others().names() : m_bodies.keys();
    names.sort();
    return names;
}

QByteArray IconStore::svg(const QString& name, const QColor& ink) const {
    QByteArray inked = body(name);
    if (inked.isEmpty()) return {};
    inked.replace("currentColor", ink.name().toLatin1());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + QByteArray::number(m_width) + ' ' +
           QByteArray::number(m_height) + "\">" + inked + "</svg>";
}

std::shared_ptr<const Figure> IconStore::figure(const QString& name) const {
    const QByteArray drawing = body(name);
    if (drawing.isEmpty()) return nullptr;
    const QMutexLocker lock(&m_mutex);
    std::shared_ptr<const Figure>& known = m_figures[name];
    if (!known) known = std::make_shared<const Figure>(readFigure(drawing));
    return known->parts.empty() ? nullptr : known;
}

}  // namespace kickdoor::art
