// Finds the tables that are due at a time, and the time of the first.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "net/wire/message.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

class DueList {
public:
    // nullopt: nothing is due until somebody acts at the table.
    void set(TableId table, std::optional<NetTime> due) {
        const auto old = dues_.find(table);
        if (old != dues_.end()) {
            if (due == old->second) return;
            order_.erase({old->second, table});
            dues_.erase(old);
        }
        if (!due) return;
        dues_[table] = *due;
        order_.insert({*due, table});
    }
    std::optional<NetTime> first() const {
        return order_.empty() ? std::nullopt : std::optional(order_.begin()->first);
    }
    std::vector<TableId> by(NetTime now) const {
        std::vector<TableId> tables;
        for (auto it = order_.begin(); it != order_.end() && it->first <= now; ++it)
            tables.push_back(it->second);
        return tables;
    }

private:
    std::map<TableId, NetTime> dues_;
    std::set<std::pair<NetTime, TableId>> order_;
};

}  // namespace kickdoor::net
