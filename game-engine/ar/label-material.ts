// Labels: letters of the atlas on tags of paper that always face the viewer, or printed on a face.
import { DoubleSide, ShaderMaterial } from 'three'
import { STYLE } from './glsl.ts'
import type { Uniforms } from './uniforms.ts'

const VERTEX = /* glsl */ `
// offset: from the anchor; of a facing label right, up and towards the eye. ink: fill, role (see below), height of the text.
// rise: CSS pixels a tag is put up by, so that it covers no other.
attribute vec3 offset, ink;
attribute vec2 cell;
attribute float facing, rise;
uniform vec2 uViewport;
uniform float uRatio;
varying vec2 vCell;
varying vec2 vInk;
void main() {
  vCell = cell;
  vInk = ink.xy;
  if (facing < .5) {
    vec4 view = modelViewMatrix * vec4(position + offset, 1.);
    view.xyz *= .9985;
    gl_Position = projectionMatrix * view;
    return;
  }
  vec4 view = modelViewMatrix * vec4(position, 1.);
  float scale = length(modelMatrix[0].xyz);
  // Tags are never smaller than can be read; a letter on a thing grows as far as the thing can carry it.
  float metre = projectionMatrix[1][1] * uViewport.y * .5 / max(.02, -view.z) / uRatio;
  float larger = facing > 2.5 ? 1. : max(1., LEAST_PIXELS / max(1., ink.z * scale * metre));
  bool isTag = facing > 1.5;
  if (!isTag) larger = min(larger, MOST_GROWN);
  view.xyz += normalize(-view.xyz) * offset.z * scale;
  view.xy += offset.xy * scale * larger;
  // A tag grows up from its foot, or it would hide what it stands on.
  if (isTag) view.y += (larger - 1.) * ink.z * TAG_HEIGHT * .5 * scale + rise / metre;
  gl_Position = projectionMatrix * view;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uPalette[9], uOn[9];
uniform vec2 uAtlasSize;
uniform sampler2D uAtlas;
uniform float uRoom;
uniform int uStyle;
varying vec2 vCell;
varying vec2 vInk;
${STYLE}
void main() {
  int fill = int(vInk.x + .5), role = int(vInk.y + .5);
  // 0: a letter, in the colour that is read on the fill. 1: a plain area. 3: a round area free of hatching.
  vec3 colour = role == 0 ? uOn[fill] : uPalette[fill];
  float alpha = 1.;
  if (role == 0) alpha = texture2D(uAtlas, vCell / uAtlasSize).a;
  if (role == 3) alpha = uStyle == WAX || uStyle == HATCH || uStyle == FINE_HATCH ? 1. - smoothstep(.38, .5, length(vCell - .5)) : 0.;
  if (alpha < .02) discard;
  gl_FragColor = vec4(colour * uRoom, alpha);
}`

/** CSS pixels of a line of text on a tag, at the least. */
export const LEAST_PIXELS = 15
/** Of a letter on an atom or a disc that would be smaller than that. */
const MOST_GROWN = 1.35
/** Of a tag, as a share of the height of its text. */
export const TAG_HEIGHT = 1.3

export function labelMaterial(uniforms: Uniforms): ShaderMaterial {
  return new ShaderMaterial({
    name: 'labels',
    uniforms,
    defines: {
      LEAST_PIXELS: LEAST_PIXELS.toFixed(1),
      TAG_HEIGHT: TAG_HEIGHT.toFixed(2),
      MOST_GROWN: MOST_GROWN.toFixed(2),
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
  })
}
