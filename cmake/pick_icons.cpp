// Build tool: kickdoor_pick_icons ALL.json PICKED.txt NAMES.txt [PACK.json...]
// Copies those pictograms of an Iconify collection that NAMES.txt lists (one a line, # comments) or that an
// "art" object of a pack names under "icon" or "second": "<width> <height>", then a line "<name> <svg body>"
// for each, which is read faster than JSON. Exits 1, naming every culprit, when one is not there.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTextStream>

namespace {

using Wanted = QMap<QString, QString>;  // pictogram -> who wants it

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void wantListed(const QString& path, Wanted& wanted) {
    const QList<QByteArray> lines = contents(path).split('\n');
    for (const QByteArray& line : lines) {
        const QString name = QString::fromUtf8(line).section(QLatin1Char('#'), 0, 0).trimmed();
        if (!name.isEmpty()) wanted.insert(name, path);
    }
}

void wantFromPack(const QJsonValue& value, const QString& owner, Wanted& wanted) {
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (const QJsonValue& element : array) wantFromPack(element, owner, wanted);
        return;
    }
    const QJsonObject object = value.toObject();
    const QJsonValue id = object.value(QLatin1String("id"));
    const QString name = id.isString() ? owner + QLatin1String(": ") + id.toString() : owner;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() != QLatin1String("art")) {
            wantFromPack(member.value(), name, wanted);
            continue;
        }
        const QJsonObject art = member.value().toObject();
        for (const QLatin1String key : {QLatin1String("icon"), QLatin1String("second")}) {
            const QString icon = art.value(key).toString();
            if (!icon.isEmpty()) wanted.insert(icon, name);
        }
    }
}

// Iconify collections have other names for some pictograms, each pointing to its parent.
QString bodyOf(const QJsonObject& collection, QString name) {
    const QJsonObject icons = collection.value(QLatin1String("icons")).toObject();
    const QJsonObject aliases = collection.value(QLatin1String("aliases")).toObject();
    for (int hop = 0; hop < 8 && !icons.contains(name); ++hop)
        name = aliases.value(name).toObject().value(QLatin1String("parent")).toString();
    return icons.value(name).toObject().value(QLatin1String("body")).toString();
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QTextStream complain(stderr);
    if (arguments.size() < 4) {
        complain << "usage: kickdoor_pick_icons ALL.json PICKED.txt NAMES.txt [PACK.json...]\n";
        return 2;
    }
    Wanted wanted;
    wantListed(arguments[3], wanted);
    for (qsizetype index = 4; index < arguments.size(); ++index) {
        const QJsonDocument pack = QJsonDocument::fromJson(contents(arguments[index]));
        wantFromPack(pack.isArray() ? QJsonValue(pack.array()) : QJsonValue(pack.object()), arguments[index],
                     wanted);
    }
    const QJsonObject collection = QJsonDocument::fromJson(contents(arguments[1])).object();
    QByteArray picked = QByteArray::number(collection.value(QLatin1String("width")).toInt(512)) + ' ' +
                        QByteArray::number(collection.value(QLatin1String("height")).toInt(512)) + '\n';
    bool complete = true;
    for (auto icon = wanted.cbegin(); icon != wanted.cend(); ++icon) {
        const QString body = bodyOf(collection, icon.key());
        if (body.isEmpty()) {
            complain << icon.value() << ": no pictogram is called \"" << icon.key() << "\"\n";
            complete = false;
        }
        picked += icon.key().toUtf8() + ' ' + body.simplified().toUtf8() + '\n';
    }
    if (!complete) return 1;
    QDir().mkpath(QFileInfo(arguments[2]).absolutePath());
    QFile out(arguments[2]);
    if (!out.open(QIODevice::WriteOnly) || out.write(picked) != picked.size()) {
        complain << "cannot write " << arguments[2] << '\n';
        return 1;
    }
    return 0;
}
