#include "model/settings/old_maps.h"

#include <QDataStream>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>
#include <cctype>
#include <string_view>

namespace kickdoor {
namespace {

// The types that settings have used, by their numbers in the file.
enum class Held : quint32 {
    Bool = 1,
    Int = 2,
    LongLong = 4,
    Double = 6,
    Map = 8,
    List = 9,
    String = 10,
    StringList = 11
};

constexpr int kDeepest = 8;

template <class T>
QVariant plain(QDataStream& in) {
    T value{};
    in >> value;
    return value;
}

// Sets the stream's status on other types.
QVariant valueIn(QDataStream& in, int depth);

template <class One>
void each(QDataStream& in, const One& one) {
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) one();
}

QVariantMap mapIn(QDataStream& in, int depth) {
    QVariantMap map;
    each(in, [&] {
        const QString key = plain<QString>(in).toString();
        map[key] = valueIn(in, depth + 1);
    });
    return map;
}

QVariant valueIn(QDataStream& in, int depth) {
    const auto type = static_cast<Held>(plain<quint32>(in).toUInt());
    if (in.status() != QDataStream::Ok || depth > kDeepest) {
        in.setStatus(QDataStream::ReadCorruptData);
        return {};
    }
    switch (type) {
        case Held::Bool: return plain<bool>(in);
        case Held::Int: return plain<qint32>(in);
        case Held::LongLong: return plain<qint64>(in);
        case Held::Double: return plain<double>(in);
        case Held::String: return plain<QString>(in);
        case Held::Map: return mapIn(in, depth);
        case Held::List: {
            QVariantList list;
            each(in, [&] { list << valueIn(in, depth + 1); });
            return list;
        }
        case Held::StringList: {
            QStringList list;
            each(in, [&] { list << plain<QString>(in).toString(); });
            return list;
        }
    }
    in.setStatus(QDataStream::ReadCorruptData);
    return {};
}

// Decodes the escapes of an INI file: \0, \n etc., \x and hexadecimal digits.
QByteArray unescaped(const QByteArray& text) {
    constexpr char kLetters[] = "abfnrtv0";
    constexpr char kMeant[] = "\a\b\f\n\r\t\v\0";
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            bytes += text[i];
            continue;
        }
        const char escape = text[++i];
        if (escape == 'x') {
            qsizetype end = i + 1;
            while (end < text.size() && std::isxdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
            bytes += static_cast<char>(text.mid(i + 1, end - i - 1).toUInt(nullptr, 16));
            i = end - 1;
            continue;
        }
        const std::size_t letter = std::string_view(kLetters).find(escape);
        bytes += letter == std::string_view::npos ? escape : kMeant[letter];
    }
    return bytes;
}

QVariantMap mapOf(const QByteArray& escaped) {
    const QByteArray bytes = unescaped(escaped);
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_4_0);
    const QVariant value = valueIn(in, 0);
    return in.status() == QDataStream::Ok && in.atEnd() ? value.toMap() : QVariantMap();
}

}  // namespace

QByteArray withoutOldMaps(const QByteArray& file) {
    constexpr QByteArrayView kBegin = "@Variant(";
    if (!file.contains(kBegin)) return file;
    QByteArrayList lines;
    for (const QByteArray& line : file.split('\n')) {
        const qsizetype name = line.indexOf('=') + 1;
        QByteArray value = line.mid(name).trimmed();
        if (value.startsWith('"')) value = value.mid(1);
        if (name == 0 || !value.startsWith(kBegin)) {
            lines << line;
            continue;
        }
        const qsizetype end = value.lastIndexOf(')');
        const QVariantMap map = mapOf(value.mid(kBegin.size(), end - kBegin.size()));
        if (end < 0 || map.isEmpty()) continue;
        QByteArray json = QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact);
        json.replace('\\', "\\\\").replace('"', "\\\"");
        lines << line.left(name) + '"' + json + '"';
    }
    return lines.join('\n');
}

}  // namespace kickdoor
