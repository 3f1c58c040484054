// Ink: each line that is a silhouette or a crease from here becomes a round-ended stroke of constant width on the screen, all
// others collapse. No post-process and no render target: the same in a headset's two eyes, over the camera and on the page.
import { DoubleSide, ShaderMaterial } from 'three'
import { IN_PLACE, NOISE, PLACES, STYLE } from './glsl.ts'
import type { Places, Uniforms } from './uniforms.ts'

const VERTEX = /* glsl */ `
// position: end of the line (0 or 1), side of it (-1 or 1). line: kind, fill, width at both ends (negative: free end).
// along: place on its stroke (0 to 1), how broad the part is that it goes around and how large the model, in metres.
attribute vec3 from, to, normalA, normalB;
attribute vec4 line;
attribute vec3 along;
uniform vec2 uViewport;
uniform float uRatio, uPen, uOutline, uInner, uWobble, uSwell, uOverrun, uDrawn;
varying vec2 vAt;
varying vec3 vLine;
varying float vFill;
${PLACES}

/** Where a hand strays to at a point of the object, the same each time. */
vec2 strayed(vec3 p) {
  return vec2(
    sin(dot(p, vec3(61., 37., 83.))) + .5 * sin(dot(p, vec3(-131., 97., 59.))),
    sin(dot(p, vec3(47., -71., 53.)) + 1.7) + .5 * sin(dot(p, vec3(109., 67., -127.)) + .4)
  ) * .7;
}
/** A point of the outline of the ellipsoid around "from" with radii "to", as seen from the eye, in its unit sphere. */
vec3 onOutline(vec3 eye, float angle) {
  float away = length(eye);
  vec3 n = eye / away, u = normalize(cross(abs(n.y) < .9 ? vec3(0., 1., 0.) : vec3(1., 0., 0.), n)), v = cross(n, u);
  return n / away + sqrt(max(0., 1. - 1. / (away * away))) * (u * cos(angle) + v * sin(angle));
}
void main() {
  ${IN_PLACE}
  float kind = line.x;
  vec3 a = from, b = to, outward = normalA + normalB;
  bool silhouette = false, shown = kind > 1.5;
  gl_Position = vec4(2., 2., 2., 1.);
  if (kind > 3.5) {
    mat3 sphere = mat3(seenAt) * mat3(to.x, 0., 0., 0., to.y, 0., 0., 0., to.z);
    vec3 eye = inverse(sphere) * -(seenAt * vec4(from, 1.)).xyz;
    if (dot(eye, eye) <= 1.) return;
    vec3 atA = onOutline(eye, normalA.x), atB = onOutline(eye, normalA.y);
    a = from + atA * to;
    b = from + atB * to;
    outward = (atA + atB) / to;
    silhouette = true;
  } else if (kind < 1.5) {
    vec3 toEye = -(seenAt * vec4((from + to) * .5, 1.)).xyz;
    float facesA = dot(normalAt * normalA, toEye), facesB = dot(normalAt * normalB, toEye);
    silhouette = facesA * facesB <= 0.;
    shown = silhouette || (kind > .5 && (facesA > 0. || facesB > 0.));
  }
  if (!silhouette && !shown) return;
  if (kind > 2.5 && kind < 3.5 && along.x > uDrawn) return;

  vec4 origin = projectionMatrix * seenAt * vec4(0., 0., 0., 1.);
  float scale = length(seenAt[0].xyz);
  float metre = scale * projectionMatrix[1][1] * uViewport.y * .5 / max(.02, origin.w) / uRatio, seen = along.z * metre;
  // Small on the screen: no inner lines, a thinner pen and a calmer hand.
  bool isInner = kind > .5 && kind < 1.5 && !silhouette;
  if (isInner && (seen < INNER_PIXELS || along.y * metre < INNER_BREADTH)) return;
  float calm = clamp(seen / 130., .25, 1.), pen = uPen * mix(.6, 1., clamp((seen - 40.) / 110., 0., 1.));

  vec4 viewA = seenAt * vec4(a, 1.), viewB = seenAt * vec4(b, 1.);
  // Towards the eye along its own ray: the same pixel, in front of its own surface.
  float nearer = kind > 2.5 && kind < 3.5 ? .004 : .0052;
  viewA.xyz *= 1. - nearer;
  viewB.xyz *= 1. - nearer;
  vec4 clipA = projectionMatrix * viewA, clipB = projectionMatrix * viewB;
  if (clipA.w < .01 || clipB.w < .01) return;
  vec2 atA = (clipA.xy / clipA.w * .5 + .5) * uViewport + strayed(a) * uWobble * calm * uRatio;
  vec2 atB = (clipB.xy / clipB.w * .5 + .5) * uViewport + strayed(b) * uWobble * calm * uRatio;
  vec2 way = atB - atA;
  float len = length(way);
  way = len > .01 ? way / len : vec2(1., 0.);
  // Around something thin it is thin as well, or there would be nothing but ink.
  float wide = min(pen * (silhouette ? uOutline : uInner), max(THINNEST, along.y * metre * MOST_INK));
  float half_ = .5 * uRatio * wide;
  float wideA = half_ * abs(line.z) * (1. + uSwell * sin(dot(a, vec3(53., 41., 67.))));
  float wideB = half_ * abs(line.w) * (1. + uSwell * sin(dot(b, vec3(53., 41., 67.))));
  if (silhouette) {
    // A silhouette stands a little outside of its fill.
    vec2 out_ = (normalAt * outward).xy;
    float l = length(out_);
    if (l > .0001) {
      atA += out_ / l * wideA * .35;
      atB += out_ / l * wideA * .35;
    }
  }
  float overA = line.z < 0. ? uOverrun * calm * uRatio : 0., overB = line.w < 0. ? uOverrun * calm * uRatio : 0.;
  bool atEnd = position.x > .5;
  float reach = max(wideA, wideB) + 1.;
  vec2 p = (atEnd ? atB + way * (overB + reach) : atA - way * (overA + reach)) + vec2(-way.y, way.x) * position.y * reach;
  vAt = vec2(dot(p - atA, way), position.y * reach);
  vLine = vec3(-overA, len + overB, atEnd ? wideB : wideA);
  vFill = line.y;
  gl_Position = vec4(p / uViewport * 2. - 1., atEnd ? clipB.z / clipB.w : clipA.z / clipA.w, 1.);
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uPalette[9];
uniform float uRatio, uGrain, uOpacity, uRoom;
uniform int uStyle;
varying vec2 vAt;
varying vec3 vLine;
varying float vFill;
${STYLE}
${NOISE}
void main() {
  float off = length(vec2(vAt.x - clamp(vAt.x, vLine.x, vLine.y), vAt.y)) - vLine.z;
  float alpha = 1. - smoothstep(-.65, .65, off);
  vec3 colour = uPalette[int(vFill + .5)];
  if (uGrain > 0.) {
    vec2 q = gl_FragCoord.xy / uRatio;
    float grain = noise(q * .62) * .6 + noise(q * 1.7) * .4;
    alpha *= 1. - uGrain * smoothstep(.46, .6, grain) * smoothstep(-vLine.z, -vLine.z * .1, off + vLine.z * .35) * .95;
  }
  if (uStyle == GLOW) {
    float core = clamp(-off / vLine.z, 0., 1.);
    alpha = pow(core, 2.6);
    colour = mix(colour, vec3(1.), smoothstep(.72, .95, core));
  }
  if (alpha * uOpacity < .01) discard;
  gl_FragColor = vec4(colour * uRoom, alpha * uOpacity);
}`

/** CSS pixels across, below which a thing has no inner lines, and CSS pixels below which one of its parts has none. */
const INNER_PIXELS = 90
const INNER_BREADTH = 11
/** CSS pixels of a line around something thin, and how much of its breadth one line may take. */
const THINNEST = 0.7
const MOST_INK = 0.16

/** `drawn`: how much of each stroke there is, 0 to 1; a material of its own where strokes are drawn one by one. `places`: of what is drawn together. */
export function inkMaterial(
  uniforms: Uniforms,
  places?: Places,
): ShaderMaterial & { readonly uniforms: { uDrawn: { value: number } } } {
  const own = { ...uniforms, ...places?.uniforms, uDrawn: { value: 1 } }
  const material = new ShaderMaterial({
    name: 'ink',
    uniforms: own,
    defines: {
      ...places?.defines,
      INNER_PIXELS: INNER_PIXELS.toFixed(1),
      INNER_BREADTH: INNER_BREADTH.toFixed(1),
      THINNEST: THINNEST.toFixed(2),
      MOST_INK: MOST_INK.toFixed(2),
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
  })
  return Object.assign(material, { uniforms: own })
}
