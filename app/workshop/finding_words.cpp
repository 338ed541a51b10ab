#include "workshop/finding_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <optional>
#include <vector>

#include "base/json_lines.h"
#include "workshop/field_words.h"
#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

// A sentence of the check with its gaps: {} stands for anything, {n} for a number, {f} for the key of a
// field, {w} for a word of the format. The last two are said by their titles.
struct Sentence {
    QRegularExpression pattern;
    std::vector<char> gaps;
    const WordRow* row = nullptr;
    WordTable table;
};

Sentence sentenceOf(const WordTable& table, const WordRow& row) {
    static const QRegularExpression kGap(QStringLiteral("\\{([nfw]?)\\}"));
    Sentence sentence{{}, {}, &row, table};
    const QString text = QString::fromUtf8(row.key);
    QString pattern;
    qsizetype from = 0;
    for (auto gaps = kGap.globalMatch(text); gaps.hasNext();) {
        const QRegularExpressionMatch gap = gaps.next();
        const char kind = gap.captured(1).isEmpty() ? ' ' : gap.captured(1).front().toLatin1();
        pattern += QRegularExpression::escape(text.mid(from, gap.capturedStart() - from)) +
                   (kind == 'n' ? QLatin1String("(-?[\\d.]+)") : QLatin1String("(.*)"));
        sentence.gaps.push_back(kind);
        from = gap.capturedEnd();
    }
    pattern += QRegularExpression::escape(text.mid(from));
    sentence.pattern.setPattern(QRegularExpression::anchoredPattern(pattern));
    return sentence;
}

const std::vector<Sentence>& sentences() {
    static const std::vector<Sentence> kSentences = [] {
        std::vector<Sentence> all;
        for (const WordTable& table : {linterTable(), loaderTable(), archiveTable()})
            for (const WordRow& row : table.rows) all.push_back(sentenceOf(table, row));
        return all;
    }();
    return kSentences;
}

std::optional<QString> said(const QString& cause) {
    for (const Sentence& sentence : sentences()) {
        const QRegularExpressionMatch match = sentence.pattern.match(cause);
        if (!match.hasMatch()) continue;
        QString text = sentence.table.said(*sentence.row);
        // From the last one, because what is filled in may hold such a mark.
        for (auto i = static_cast<int>(sentence.gaps.size()); i > 0; --i) {
            const std::string word = match.captured(i).toStdString();
            const char kind = sentence.gaps[static_cast<std::size_t>(i) - 1];
            text.replace(QLatin1Char('%') + QString::number(i), kind == 'f'   ? fieldTitle(word)
                                                                : kind == 'w' ? wordTitle(word)
                                                                              : match.captured(i));
        }
        return text;
    }
    return {};
}

// "/3/badStuff/0/who" as "Bad Stuff, Who".
QString fieldOf(const PackFinding& finding) {
    const QStringList parts =
        QString::fromStdString(finding.place).split(QLatin1Char('/'), Qt::SkipEmptyParts);
    QStringList names;
    for (const QString& part : parts) {
        bool isIndex = false;
        (void)part.toInt(&isIndex);
        if (!isIndex) names << part;
    }
    if (names.size() > 1 && names.front() == QLatin1String("art")) names.removeFirst();
    if (names.isEmpty()) return {};
    const QString first = fieldTitle(names.front().toStdString());
    return names.size() == 1 ? first : first + QStringLiteral(", ") + fieldTitle(names.back().toStdString());
}

// The name of a card that has this id; empty if it is not that card, or has no name.
QString nameOfCard(const JsonValue& card, const std::string& id) {
    const JsonValue* own = card.find("id");
    const JsonValue* name = card.find("name");
    const bool fits = own != nullptr && own->text == id && name != nullptr;
    return fits ? QString::fromStdString(name->text) : QString();
}

QString titleOf(const std::string& card, const PackDocument& document) {
    for (const DocumentCard& one : document.cards())
        if (const QString name = nameOfCard(one.json, card); !name.isEmpty()) return name;
    return QString::fromStdString(card);
}

QString titleOf(const std::string& card, const Kickpack& pack) {
    for (const ArchiveFile& file : pack.files)
        for (const JsonValue& one : parseJson(file.text).value.items)
            if (const QString name = nameOfCard(one, card); !name.isEmpty()) return name;
    return QString::fromStdString(card);
}

// Within the pack, if it is in one: "cards.json".
QString fileOf(const PackFinding& finding, const Kickpack& pack) {
    const QString file = QString::fromStdString(finding.file);
    const QString folder = QString::fromStdString(pack.facts.key) + QLatin1Char('/');
    if (folder.size() > 1 && file.startsWith(folder)) return file.mid(folder.size());
    return QFileInfo(file).fileName();
}

QString lineOf(const PackFinding& finding, const QString& title, const QString& words) {
    QString line;
    if (!finding.card.empty()) line += title + QStringLiteral(" – ");
    if (const QString field = fieldOf(finding); !field.isEmpty()) line += field + QStringLiteral(": ");
    return line + words;
}

struct FindingTr {
    Q_DECLARE_TR_FUNCTIONS(WorkshopFinding)
};

}  // namespace

bool isKnownCause(const std::string& cause) {
    return said(QString::fromStdString(cause)).has_value();
}

QString findingWords(const std::string& cause) {
    const QString english = QString::fromStdString(cause);
    return said(english).value_or(english);
}

QString findingLine(const PackFinding& finding, const PackDocument& document) {
    return lineOf(finding, titleOf(finding.card, document), findingWords(finding.cause));
}

QString findingInFile(const PackFinding& finding, const Kickpack& pack) {
    // What it is exactly stands behind it, in the check's own words.
    const QString cause = isKnownCause(finding.cause)
                              ? findingWords(finding.cause)
                              : FindingTr::tr("This is not written in the right way.");
    const QString words = lineOf(finding, titleOf(finding.card, pack), cause);
    const QString file = fileOf(finding, pack);
    if (file.isEmpty()) return words;
    if (finding.line == 0) return FindingTr::tr("In %1: %2", "a file, a mistake").arg(file, words);
    return FindingTr::tr("In %1, line %2: %3", "a file, a number, a mistake")
        .arg(file, QString::number(finding.line), words);
}

QString errorLine(const PackError& error, const Kickpack& pack) {
    PackFinding finding{true, error.file, 0, error.card, error.place, error.cause};
    for (const ArchiveFile& file : pack.files)
        if (pack.facts.key + "/" + file.path == error.file && !error.place.empty())
            finding.line = lineOfPlace(file.text, error.place);
    return findingInFile(finding, pack);
}

}  // namespace kickdoor::workshop
