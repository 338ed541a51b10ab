#include "art/provider.h"

#include <QUrlQuery>

#include "art/die.h"
#include "art/icon_store.h"
#include "art/painter.h"
#include "art/recipe.h"
#include "art/response.h"
#include "art/texture.h"
#include "art/workers.h"

namespace kickdoor::art {

namespace {

// What is painted is also kept on disk, so this holds little more than what a table shows at a time.
constexpr int kCacheKilobytes = 1024;
constexpr QSize kDefaultSize(256, 256);
constexpr int kLargestSide = 4096;

QColor colour(const QUrlQuery& query, const char* name, const QColor& otherwise) {
    const QColor given(QLatin1Char('#') + query.queryItemValue(QLatin1String(name)));
    return given.isValid() ? given : otherwise;
}

QString value(const QUrlQuery& query, const char* name) {
    return query.queryItemValue(QLatin1String(name));
}

bool isOn(const QUrlQuery& query, const char* name) {
    return value(query, name) == QLatin1String("1");
}

bool isPictogram(const QString& id) {
    return id.startsWith(QLatin1String("icon/"));
}

std::optional<QImage> paintBackground(const QString& name, const QUrlQuery& query, const QSize& size) {
    const std::optional<Scene> scene = sceneNamed(name);
    if (!scene) return std::nullopt;
    const QString hue = value(query, "hue");
    return paintBackdrop(*scene, size, value(query, "seed").toUInt(),
                         hue.isEmpty() ? kUsualHue : hue.toDouble());
}

// BorderImage has no settable sourceSize, so its address contains the side.
QSize usable(const QString& id, const QSize& requested) {
    if (requested.width() <= 0 && requested.height() <= 0) {
        const int side =
            QUrlQuery(id.section(QLatin1Char('?'), 1)).queryItemValue(QLatin1String("side")).toInt();
        return side > 0 ? QSize(side, side).boundedTo(QSize(kLargestSide, kLargestSide)) : kDefaultSize;
    }
    const int width = requested.width() > 0 ? requested.width() : requested.height();
    const int height = requested.height() > 0 ? requested.height() : requested.width();
    return QSize(width, height).boundedTo(QSize(kLargestSide, kLargestSide));
}

}  // namespace

Provider::Provider(const IconStore& icons, const QString& folder)
    : m_icons(icons), m_cache(kCacheKilobytes), m_kept(folder), m_workers(std::make_shared<Workers>()) {}

Provider::~Provider() {
    m_workers->stop();
}

QQuickImageResponse* Provider::requestImageResponse(const QString& id, const QSize& requestedSize) {
    const QSize size = usable(id, requestedSize);
    const QString key = id + QStringLiteral("@%1x%2").arg(size.width()).arg(size.height());
    // The engine of a provider that is gone has no use for pictures; its workers were stopped.
    const Paint make = [this, id, size, key, workers = std::weak_ptr(m_workers)](QString& error) {
        const std::shared_ptr<Workers> running = workers.lock();
        return running && !running->stopped() ? keptOrPainted(id, size, key, error) : std::nullopt;
    };
    if (std::optional<QImage> known = cached(key)) return new ReadyResponse(*std::move(known), make);
    if (m_workers->stopped()) return new ReadyResponse();
    if (isPictogram(id)) {
        // Pictograms are quick, and stand where a card's picture is to come: they do not wait for it. This is
        // the thread of the engine that reads images.
        QString error;
        const std::optional<QImage> image = paint(id, size, error);
        if (image) remember(key, *image);
        return new ReadyResponse(image.value_or(QImage()), make, error);
    }
    // A die waits to be thrown.
    const Urgency urgency = id.startsWith(QLatin1String("die/")) ? Urgency::First : Urgency::InTurn;
    return new PaintedResponse(*m_workers, urgency, [this, make, key](QString& error) {
        std::optional<QImage> image = make(error);
        if (image) remember(key, *image);
        return image;
    });
}

void Provider::remember(const QString& key, const QImage& image) {
    const QMutexLocker lock(&m_mutex);
    m_cache.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
}

// Pictures are written when nothing waits to be painted.
std::optional<QImage> Provider::keptOrPainted(const QString& id, const QSize& size, const QString& key,
                                              QString& error) {
    if (std::optional<QImage> kept = m_kept.load(key); kept && kept->size() == size) return kept;
    std::optional<QImage> image = paint(id, size, error);
    if (image) m_workers->start([this, key, picture = *image] { m_kept.save(key, picture); }, Urgency::Last);
    return image;
}

std::optional<QImage> Provider::cached(const QString& key) {
    const QMutexLocker lock(&m_mutex);
    const QImage* image = m_cache.object(key);
    return image ? std::optional<QImage>(*image) : std::nullopt;
}

std::optional<QImage> Provider::paintRecipe(const QString& kind, const QString& text, const QUrlQuery& query,
                                            const QSize& size, QString& error) const {
    std::optional<Recipe> recipe = parseRecipe(text);
    if (!recipe) {
        error = QStringLiteral("not an art recipe: \"%1\"").arg(text);
        return std::nullopt;
    }
    if (isOn(query, "flip"))
        recipe->pose.facing = recipe->pose.facing == Facing::AsDrawn ? Facing::Mirrored : Facing::AsDrawn;
    std::optional<QImage> image =
        kind == QLatin1String("card")
            ? paintCard(m_icons, *recipe, size, {value(query, "kind"), value(query, "edition")})
            : paintStanding(m_icons, *recipe, size, isOn(query, "shade") ? Tone::Shade : Tone::Colour,
                            isOn(query, "ground") ? Stand::OnTheFoot : Stand::Centred);
    if (!image) error = QStringLiteral("the recipe \"%1\" names a missing pictogram").arg(text);
    return image;
}

std::optional<QImage> Provider::paint(const QString& id, const QSize& size, QString& error) {
    const qsizetype slash = id.indexOf(QLatin1Char('/'));
    const qsizetype mark = id.indexOf(QLatin1Char('?'));
    const QString kind = id.left(slash);
    const QString name = id.mid(slash + 1, mark < 0 ? -1 : mark - slash - 1);
    const QUrlQuery query(mark < 0 ? QString() : id.mid(mark + 1));
    const QColor ink = colour(query, "ink", Qt::black);
    if (kind == QLatin1String("icon")) {
        std::optional<QImage> image = paintIcon(m_icons, name, size, ink);
        if (!image) error = QStringLiteral("no pictogram \"%1\"").arg(name);
        return image;
    }
    if (kind == QLatin1String("card") || kind == QLatin1String("figure"))
        return paintRecipe(kind, name, query, size, error);
    if (kind == QLatin1String("die")) {
        std::optional<QImage> image = paintDie(name.toInt(), value(query, "face").toInt(), size, ink);
        if (!image) error = QStringLiteral("no die \"%1\"").arg(id);
        return image;
    }
    if (kind == QLatin1String("scene")) {
        std::optional<QImage> image = paintBackground(name, query, size);
        if (!image) error = QStringLiteral("no scene \"%1\"").arg(name);
        return image;
    }
    std::optional<QImage> image =
        kind == QLatin1String("texture") ? paintTexture(name, size, ink) : std::nullopt;
    if (!image) error = QStringLiteral("no picture \"%1\"").arg(id);
    return image;
}

}  // namespace kickdoor::art
