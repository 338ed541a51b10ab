#version 440

// A band of coloured light across a card, on fine lines as foil has them. It adds light only.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;
layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    float ratio;   // height by width
    float corner;  // radius, in widths
    vec2 light;    // where it falls, in widths and heights
};

float noise(vec2 cell) {
    return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}

void main() {
    vec2 at = vec2(qt_TexCoord0.x, qt_TexCoord0.y * ratio);
    float along = dot(at, vec2(0.8, 0.6));
    float away = along - dot(vec2(light.x, light.y * ratio), vec2(0.8, 0.6));
    float band = exp(-away * away * 7.0);
    float lines = 0.5 + 0.5 * sin((at.x - at.y) * 150.0);
    float grain = noise(floor(at * 120.0));
    vec3 rainbow = 0.5 + 0.5 * cos(6.28318 * (along * 1.3 + light.x + vec3(0.0, 0.33, 0.67)));
    float strength = band * (0.22 + 0.14 * lines + 0.16 * grain * grain);
    strength *= 1.0 - 0.8 * smoothstep(0.66, 0.76, qt_TexCoord0.y);  // where its text is
    vec2 beyond = abs(at - vec2(0.5, 0.5 * ratio)) - vec2(0.5, 0.5 * ratio) + corner;
    float outside = length(max(beyond, 0.0)) - corner;
    strength *= 1.0 - smoothstep(-0.006, 0.0, outside);
    fragColor = vec4(mix(vec3(1.0), rainbow, 0.8) * strength, 0.0) * qt_Opacity;
}
