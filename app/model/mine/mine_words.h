// The statistics in the player's language.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QVariantList>

#include "model/base/edition_titles.h"
#include "tally/my_games.h"
#include "tally/telling.h"
#include "text/texts.h"

namespace kickdoor {

class MineWords {
    Q_DECLARE_TR_FUNCTIONS(MineWords)

public:
    // Both must outlive this object. names: of cards, in English, for languages without their own.
    MineWords(const Texts& texts, const QList<EditionTitle>& editions,
              const std::map<std::string, std::string>& names)
        : m_texts(texts), m_editions(editions), m_names(names) {}

    // Rows {group, label, value}; the first row of a group has its heading, the others none.
    QVariantList figures(const Person& person) const;
    // Rows {title, about, earned, when}: those earned first.
    QVariantList honours(const Person& person) const;
    QString telling(const Telling& telling, const GameFacts& facts) const;
    // "Newly earned by James: By a Whisker and Plus One."; empty if there is nothing new.
    QString news(const std::vector<EarnedHonour>& earned) const;

    static QString honourTitle(const QString& key);
    static QString honourAbout(const QString& key);

private:
    QString card(const std::string& name) const;
    QString edition(const std::string& mix) const;
    QString bot(const std::string& kind) const;
    QString duel(const Duel& duel) const;

    const Texts& m_texts;
    const QList<EditionTitle>& m_editions;
    const std::map<std::string, std::string>& m_names;
};

}  // namespace kickdoor
