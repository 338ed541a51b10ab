#include "art/icon_store.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutexLocker>
#include <QResource>

#include "art/portrait.h"

namespace kickdoor::art {

IconStore::IconStore(const QByteArray& json, Ours ours, Others others) : m_ours(ours), m_others(others) {
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

IconStore::IconStore(IconLines picked, Ours ours, Others others)
    : m_picked(std::move(picked)), m_ours(ours), m_others(others) {
    QByteArrayView rest = m_picked.text;
    const auto takeLine = [&rest] {
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = end < 0 ? rest : rest.first(end);
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        return line;
    };
    const QByteArrayView size = takeLine();
    const qsizetype gap = size.indexOf(' ');
    if (gap > 0) {
        m_width = size.first(gap).toByteArray().toInt();
        m_height = size.sliced(gap + 1).toByteArray().toInt();
    }
    while (!rest.isEmpty()) {
        const QByteArrayView line = takeLine();
        const qsizetype space = line.indexOf(' ');
        if (space <= 0) continue;
        m_bodies.insert(QString::fromUtf8(line.first(space)),
                        QByteArray::fromRawData(line.data() + space + 1, line.size() - space - 1));
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
    // Not compressed, so this is no copy.
    static const IconStore store(
        IconLines{QResource(QStringLiteral(":/kickdoor/icons.txt")).uncompressedData()}, portraits, others);
    return store;
}

void IconStore::readOthersFrom(const QString& file) {
    fileOfOthers() = file;
}

const QHash<QString, QByteArray>& IconStore::ours() const {
    std::call_once(m_oursDrawn, [this] {
        if (m_ours == nullptr) return;
        for (const auto& [name, body] : m_ours()) m_drawnOurs.insert(name, body);
    });
    return m_drawnOurs;
}

QByteArray IconStore::body(const QString& name) const {
    const auto found = m_bodies.constFind(name);
    if (found != m_bodies.constEnd()) return *found;
    const auto drawn = ours().constFind(name);
    if (drawn != ours().constEnd()) return *drawn;
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
