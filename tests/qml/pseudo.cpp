#include "qml/pseudo.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>

namespace kickdoor {
namespace {

QJsonObject readObject(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void writeObject(const std::filesystem::path& path, const QJsonObject& object) {
    QFile file(QString::fromStdString(path.string()));
    if (file.open(QIODevice::WriteOnly)) file.write(QJsonDocument(object).toJson());
}

QString accented(const QString& plain) {
    static const QMap<QChar, QChar> letters = {
        {u'a', u'à'}, {u'e', u'é'}, {u'i', u'î'}, {u'o', u'ö'}, {u'u', u'ü'}, {u'c', u'ç'}, {u'n', u'ñ'},
        {u'A', u'Â'}, {u'E', u'È'}, {u'I', u'Ï'}, {u'O', u'Õ'}, {u'U', u'Û'}, {u'y', u'ÿ'}, {u'Y', u'Ý'}};
    QString out;
    int letter = 0;
    for (const QChar c : plain) {
        out += letters.value(c, c);
        if (c.isLetter() && ++letter % 3 == 0) out += letters.value(c.toLower(), c.toLower());
    }
    return out;
}

// What keep matches stays, the rest is accented.
QString accentedBut(const QString& text, const QRegularExpression& keep) {
    QString out;
    qsizetype from = 0;
    for (auto match = keep.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch kept = match.next();
        out += accented(text.mid(from, kept.capturedStart() - from)) + kept.captured();
        from = kept.capturedEnd();
    }
    return out + accented(text.mid(from));
}

class PatternReader {
public:
    explicit PatternReader(std::string_view text) : text_(text) {}

    // Up to the brace that ends it, or the end.
    std::string message() {
        std::string out;
        std::string plain;
        const auto flush = [&] {
            out += accented(QString::fromStdString(plain)).toStdString();
            plain.clear();
        };
        while (at_ < text_.size() && text_[at_] != '}') {
            if (text_[at_] != '{') {
                plain += text_[at_++];
                continue;
            }
            flush();
            out += argument();
        }
        flush();
        return out;
    }

private:
    std::string argument() {
        const std::size_t end = text_.find_first_of(",}", at_);
        std::string out(text_.substr(at_, end - at_));
        at_ = end;
        if (text_[at_] == ',') out += choices();
        out += text_[at_++];  // }
        return out;
    }
    // ", select, you {...} other {...}", or a style without texts
    std::string choices() {
        std::string out;
        while (text_[at_] != '}') {
            out += text_[at_];
            if (text_[at_++] != '{') continue;
            out += message();
            out += text_[at_++];  // }
        }
        return out;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

QJsonObject accentedTexts(const QJsonObject& texts) {
    QJsonObject out;
    for (auto it = texts.begin(); it != texts.end(); ++it)
        out.insert(it.key(), accented(it.value().toString()));
    return out;
}

QJsonObject namesOf(const std::filesystem::path& packs) {
    QJsonObject names, flavours, editions, abouts;
    for (const auto& pack : std::filesystem::directory_iterator(packs)) {
        const QString key = QString::fromStdString(pack.path().filename().string());
        QJsonObject cards, sayings;
        for (const auto& file : std::filesystem::directory_iterator(pack)) {
            QFile json(QString::fromStdString(file.path().string()));
            if (!json.open(QIODevice::ReadOnly)) continue;
            const QJsonDocument document = QJsonDocument::fromJson(json.readAll());
            for (const QJsonValue& card : document.array()) {
                cards.insert(card[u"id"].toString(), card[u"name"].toString());
                sayings.insert(card[u"id"].toString(), card[u"flavour"].toString());
            }
            if (!document.isObject()) continue;
            editions.insert(key, accented(document[u"name"].toString()));
            abouts.insert(key, accented(document[u"about"].toString()));
        }
        names.insert(key, accentedTexts(cards));
        flavours.insert(key, accentedTexts(sayings));
    }
    return {{"language", "qps"},
            {"names", names},
            {"flavours", flavours},
            {"editions", editions},
            {"abouts", abouts}};
}

// Of the packs' nouns: the packs' own words are English.
void addNouns(const std::filesystem::path& packs, QJsonObject& messages) {
    const auto add = [&](const QString& kind, const QString& key, const QString& name) {
        messages.insert("name." + kind + "." + key, accented(name));
    };
    for (const auto& pack : std::filesystem::directory_iterator(packs)) {
        for (const auto& file : std::filesystem::directory_iterator(pack)) {
            QFile json(QString::fromStdString(file.path().string()));
            if (!json.open(QIODevice::ReadOnly)) continue;
            const QJsonDocument document = QJsonDocument::fromJson(json.readAll());
            for (const QJsonValue& type : document[u"identityTypes"].toArray())
                add("type", type[u"key"].toString(), type[u"name"].toString());
            for (const QJsonValue& tag : document[u"tags"].toArray())
                add("tag", tag[u"key"].toString(), tag[u"name"].toString());
            for (const QJsonValue& card : document.array()) {
                if (card[u"kind"].toString() == QLatin1String("identity"))
                    add("identity", card[u"identity"].toString(), card[u"name"].toString());
                for (const QJsonValue& ability : card[u"abilities"].toArray())
                    add("ability", ability[u"id"].toString(), ability[u"id"].toString());
            }
        }
    }
}

}  // namespace

QString pseudo(const QString& english) {
    static const QRegularExpression keep(QStringLiteral("<[^>]*>|&\\w+;|%L?\\d|%n|\\b[A-Z]\\d[\\d.]*"));
    return accentedBut(english, keep);
}

std::string pseudoPattern(std::string_view english) {
    return PatternReader(english).message();
}

bool isUntranslated(const QString& text, const QStringList& names) {
    static const QRegularExpression mark(QStringLiteral("<[^>]*>|&\\w+;"));
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    static const QRegularExpression bareVowel(QStringLiteral("[aeiouAEIOU]"));
    QString plain = QString(text).replace(mark, QStringLiteral(" "));
    for (const QString& name : names)
        plain.remove(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name))));
    for (auto match = word.globalMatch(plain); match.hasNext();)
        if (match.next().captured().contains(bareVowel)) return true;
    return false;
}

QString PseudoTranslator::translate(const char* /*context*/, const char* source,
                                    const char* /*disambiguation*/, int /*n*/) const {
    return pseudo(QString::fromUtf8(source));
}

void writePseudoAssets(const std::filesystem::path& real, const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    fs::create_directories(folder / "translations");
    fs::create_directories(folder / "rules");
    for (const auto& part : fs::directory_iterator(real)) {
        const fs::path name = part.path().filename();
        if (name != "translations" && name != "rules" && !fs::exists(folder / name))
            fs::create_directory_symlink(fs::canonical(part.path()), folder / name);
    }
    QJsonObject texts = readObject(real / "translations" / "text_en.json");
    QJsonObject messages;
    const QJsonObject english = texts.value(u"messages").toObject();
    for (auto it = english.begin(); it != english.end(); ++it)
        messages.insert(it.key(), QString::fromStdString(pseudoPattern(it.value().toString().toStdString())));
    addNouns(real / "packs", messages);
    texts.insert("messages", messages);
    writeObject(folder / "translations" / "text_qps.json", texts);
    writeObject(folder / "translations" / "names_qps.json", namesOf(real / "packs"));
    QJsonObject rules = readObject(real / "rules" / "rules_en.json");
    QJsonArray chapters;
    for (const QJsonValue& each : rules.value(u"chapters").toArray()) {
        QJsonObject chapter = each.toObject();
        chapter.insert("title", accented(chapter.value(u"title").toString()));
        QJsonArray list;
        for (const QJsonValue& one : chapter.value(u"rules").toArray()) {
            QJsonObject rule = one.toObject();
            rule.insert("title", accented(rule.value(u"title").toString()));
            rule.insert("text", accented(rule.value(u"text").toString()));
            list.append(rule);
        }
        chapter.insert("rules", list);
        chapters.append(chapter);
    }
    rules.insert("chapters", chapters);
    writeObject(folder / "rules" / "rules_qps.json", rules);
}

}  // namespace kickdoor
