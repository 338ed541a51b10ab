// A photo of the result to share: parts of the winner's page, one below the other. It is put together and
// written on another thread.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <vector>

namespace kickdoor {

class PhotoModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int partWidth READ partWidth CONSTANT)  // of a part, in pixels

public:
    static constexpr int kWidth = 1600;
    static constexpr int kMargin = 60;
    static constexpr int kSpacing = 30;

    explicit PhotoModel(QObject* parent = nullptr);
    ~PhotoModel() override;

    static int partWidth() { return kWidth - 2 * kMargin; }

    Q_INVOKABLE void begin() { m_parts.clear(); }
    // Parts are scaled to partWidth. An empty image is left out.
    Q_INVOKABLE void add(const QImage& part);
    // Writes the photo as PNG; emits saved() or failed().
    Q_INVOKABLE void save(const QString& target);

    // The parts below each other on wood, and a line of text at the foot.
    static QImage composed(const std::vector<QImage>& parts, const QString& foot);

signals:
    void saved(const QString& target);
    void failed(const QString& text);

private:
    std::vector<QImage> m_parts;
    QThreadPool m_pool;
};

}  // namespace kickdoor
