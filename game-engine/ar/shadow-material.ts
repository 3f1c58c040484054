// Contact shadows: soft pencil, flat cut paper or a hatched ellipse.
import { DoubleSide, ShaderMaterial } from 'three'
import { STYLE } from './glsl.ts'
import type { Uniforms } from './uniforms.ts'

const VERTEX = /* glsl */ `
attribute vec3 place;
varying vec2 vAt;
varying float vStrength;
varying vec2 vMm;
void main() {
  vAt = place.xy;
  vStrength = place.z;
  vMm = position.xz * 1000.;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uDeep;
uniform float uSoftShadow, uNight;
uniform int uStyle;
varying vec2 vAt;
varying float vStrength;
varying vec2 vMm;
${STYLE}
void main() {
  float r = length(vAt) * 1.5;
  float core = 1. - smoothstep(.55, 1.08, r), wide = 1. - smoothstep(.4, 1.5, r), cut = 1. - smoothstep(.98, 1.03, r);
  float alpha = mix(cut * .3, core * .34 + wide * .16, uSoftShadow);
  if (uStyle == HATCH) {
    float apart = 7.5, off = abs(fract((vMm.x - vMm.y) / apart) - .5) * apart, soft = fwidth(vMm.x) + fwidth(vMm.y);
    alpha = cut * (1. - smoothstep(1. - soft, 1. + soft, off)) * .55 + core * .14;
  }
  gl_FragColor = vec4(uDeep * .45, alpha * vStrength * (1. + uNight * .8));
}`

export function shadowMaterial(uniforms: Uniforms): ShaderMaterial {
  return new ShaderMaterial({
    name: 'shadows',
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  })
}
