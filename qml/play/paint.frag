#version 440

// A splash of paint: a blot that spreads from the middle, with drops thrown out of it.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;
layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    float ratio;  // width by height
    float way;    // 0 thrown, 1 gone
    float seed;
    vec4 tone;
};

float chance(float number) {
    return fract(sin(number * 91.3458 + seed * 17.13) * 47453.5453);
}

void main() {
    vec2 at = (qt_TexCoord0 - 0.5) * vec2(ratio, 1.0);
    float spread = 1.0 - pow(1.0 - min(way * 2.5, 1.0), 3.0);
    float wide = min(ratio, 1.8);
    float blot = 0.23 * spread;
    vec2 middle = at / vec2(wide, 1.0);
    // Round bodies that flow into each other where they are near.
    float body = blot * blot / max(dot(middle, middle), 1e-4);
    for (int drop = 0; drop < 32; ++drop) {
        float number = float(drop);
        float turn = (number + 0.7 * chance(number)) * 6.28318 / 32.0;
        float far = chance(number + 20.0);
        float reach = (0.2 + 0.3 * far * far) * spread;
        float size = (0.045 - 0.035 * far) * (0.6 + 0.8 * chance(number + 60.0)) * spread;
        vec2 to = at - vec2(cos(turn) * wide, sin(turn)) * reach;
        to.y -= 0.1 * way * way * chance(number + 80.0);
        // Longer along its way.
        vec2 ahead = normalize(vec2(cos(turn) * wide, sin(turn)));
        to -= ahead * dot(to, ahead) * 0.45;
        body += size * size / max(dot(to, to), 1e-4);
    }
    float edge = max(fwidth(body), 1e-3);
    float wet = smoothstep(1.0 - edge, 1.0 + edge, body);
    float gleam = smoothstep(1.0, 1.4, body) * (0.6 - at.y);
    float left = 1.0 - smoothstep(0.6, 1.0, way);
    float strength = tone.a * wet * left * qt_Opacity;
    fragColor = vec4(tone.rgb * (0.72 + 0.5 * gleam) * strength, strength);
}
