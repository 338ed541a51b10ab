#include "desktop/workshop_opener.h"

#include <utility>

namespace kickdoor {

WorkshopOpener::WorkshopOpener(PackPlaces places, QVariantList languages)
    : m_places(std::move(places)), m_languages(std::move(languages)) {}

WorkshopOpener::~WorkshopOpener() {
    delete m_window;
}

void WorkshopOpener::open() {
    if (m_window == nullptr) {
        m_window = new workshop::WorkshopWindow(m_places, m_language, m_languages);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_window, &workshop::WorkshopWindow::packsChanged, this, &WorkshopOpener::packsChanged);
        connect(m_window, &workshop::WorkshopWindow::playAsked, this, &WorkshopOpener::playAsked);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void WorkshopOpener::importPack(const QString& file) {
    open();
    m_window->importPack(file);
}

}  // namespace kickdoor
