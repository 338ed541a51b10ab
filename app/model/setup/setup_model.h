// The set-up of a table: players, cards and options. The rows are the seats, clockwise (R1.1).
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/setup/option_model.h"
#include "model/setup/pack_list.h"
#include "table/setup.h"
#include "text/texts.h"

namespace kickdoor {

class SetupModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool mayAdd READ mayAdd NOTIFY changed)
    Q_PROPERTY(bool mayRemove READ mayRemove NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(kickdoor::PackList* packs READ packs CONSTANT)
    Q_PROPERTY(kickdoor::OptionModel* options READ options CONSTANT)
    Q_PROPERTY(
        bool clock READ clock WRITE setClock NOTIFY changed)  // reaction windows close by themselves (R8.10)
    // The packs have Boss Monsters, but neither these nor critical combat are switched on (R2.8, R8.13).
    Q_PROPERTY(bool bossesLeftOut READ bossesLeftOut NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)  // empty: random
    Q_PROPERTY(QStringList colours READ colours CONSTANT)
    // {key, text}, in the order offered. Of bots also whether they may have a temper: tempered.
    Q_PROPERTY(QVariantList bots READ bots NOTIFY botsChanged)
    Q_PROPERTY(QVariantList tempers READ tempers NOTIFY botsChanged)  // also what they do: about

public:
    explicit SetupModel(PackShelf& shelf, QObject* parent = nullptr);

    // Call when the language has changed.
    void reword(const Texts& texts);
    bool mayAdd() const { return count() < kMaxSeats; }
    bool mayRemove() const { return count() > kFewest; }
    bool ready() const { return problem().isEmpty(); }
    QString problem() const;
    PackList* packs() { return &m_packs; }
    OptionModel* options() { return &m_options; }
    bool bossesLeftOut() const;
    bool clock() const { return m_clock; }
    void setClock(bool clock);
    QString seed() const { return m_seed; }
    void setSeed(const QString& seed);
    static QStringList colours();
    QVariantList bots() const { return m_bots; }
    QVariantList tempers() const { return m_tempers; }

    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void move(int row, int to);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setSex(int row, const QString& sex);        // "male", "female"
    Q_INVOKABLE void setPlayer(int row, const QString& who);     // "person", or a bot's key
    Q_INVOKABLE void setTemper(int row, const QString& temper);  // also a name that fits, if none was written
    Q_INVOKABLE void setColour(int row, const QString& colour);  // swaps with the seat that has it

    // The set-up with `base` and the chosen options as its rules.
    TableSetup setup(const RuleSet& base) const;
    // Packs, options and clock, as kept in a preset.
    QVariantMap rules() const;
    void chooseRules(const QVariantMap& memory);
    // The whole set-up, to be stored and restored by recall().
    QVariantMap remembered() const;
    void recall(const QVariantMap& memory);
    void layForBots(int players, const QStringList& mix, const QVariantMap& options, quint64 seed);

signals:
    void changed();
    void botsChanged();

private:
    static constexpr int kFewest = 3;
    struct Place {
        qint64 key = 0;
        QString name;
        QString sex = QStringLiteral("male");
        QString who = QStringLiteral("person");  // or a bot's name with its temper (bot/bots.h)
        QString colour;
        // By a player: another temper of a bot leaves them.
        bool nameChosen = false;
        bool sexChosen = false;
    };
    void refresh();
    Place freshPlace();

    void onPacksChanged();

    PackList m_packs;
    int m_mixed = 1;  // number of packs in the mix when last checked
    OptionModel m_options;
    QVariantList m_bots;
    QVariantList m_tempers;
    std::vector<Place> m_places;
    qint64 m_nextKey = 0;
    QString m_seed;
    bool m_clock = false;
};

}  // namespace kickdoor
