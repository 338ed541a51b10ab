// Notices when the process is asked to end: by a signal; on Windows by Ctrl+C or as its console is closed.
#pragma once

namespace kickdoor::system {

// One at a time.
class EndWatch {
public:
    EndWatch();
    ~EndWatch();
    EndWatch(const EndWatch&) = delete;
    EndWatch& operator=(const EndWatch&) = delete;

    bool asked() const;
};

}  // namespace kickdoor::system
