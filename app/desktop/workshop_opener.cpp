#include "desktop/workshop_opener.h"

#include <utility>

namespace kickdoor {

WorkshopOpener::WorkshopOpener(PackPlaces places, QVariantList languages)
    : m_places(std::move(places)), m_languages(std::move(languages)) {}

WorkshopOpener::~WorkshopOpener() {
    delete m_window;
}

void WorkshopOpener::open() {
    emit opening();
    const bool closed = m_window != nullptr && !m_window->isVisible();
    if (closed && m_shown != m_language) delete m_window;
    // Kept when it is closed: in Qt 6.4 a picture that is being painted for a view that is gone can crash the
    // next one that shows it.
    if (m_window == nullptr) {
        m_shown = m_language;
        m_window = new workshop::WorkshopWindow(m_places, m_language, m_languages);
        connect(m_window, &workshop::WorkshopWindow::packsChanged, this, &WorkshopOpener::packsChanged);
        connect(m_window, &workshop::WorkshopWindow::playAsked, this, &WorkshopOpener::playAsked);
    }
    if (closed && m_window != nullptr) m_window->listPacks();
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void WorkshopOpener::importPack(const QString& file) {
    open();
    m_window->importPack(file);
}

}  // namespace kickdoor
