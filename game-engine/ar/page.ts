// A page of the notebook, lying on y = 0 with its middle at the origin: ground of everything that stands up from it.
import { Group, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { Part, Triple } from '../core/part.ts'
import { bakeModel } from './bake-model.ts'
import { NOISE, STYLE } from './glsl.ts'
import type { Look } from './look.ts'
import { measureBefore } from './measure-before.ts'
import type { NotebookLevel } from './notebook-level.ts'

/** Metres. */
export const PAGE_WIDTH = 0.6
export const PAGE_DEPTH = 0.42
const MM = 1000
const THICK = 6

const VERTEX = /* glsl */ `
uniform vec2 uSize;
varying vec2 vMm;
varying float vHeight;
void main() {
  vMm = (uv - vec2(0., 1.)) * vec2(1., -1.) * uSize;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`

// Millimetres from the top left corner. Lines fade instead of flickering where they are thinner than a pixel.
const FRAGMENT = /* glsl */ `
uniform vec3 uPage, uRule, uPrimary, uPalette[9];
uniform vec2 uSize;
uniform float uRoom, uNight;
uniform int uStyle, uLevel;
varying vec2 vMm;
${STYLE}
${NOISE}
float line(float off, float wide, float pixel) {
  return (1. - smoothstep(wide * .5 - pixel, wide * .5 + pixel, abs(off))) * min(1., wide / pixel);
}
float every(float at, float apart) { return (fract(at / apart + .5) - .5) * apart; }
float dotAt(vec2 off, float radius, float pixel) { return (1. - smoothstep(radius - pixel, radius + pixel, length(off))) * min(1., radius * 2. / pixel); }
float hill(float y, float waves, float at) { return y + sin(vMm.x / uSize.x * 6.2832 * waves + at) * 15. - vMm.y; }
void main() {
  vec2 pixel = fwidth(vMm);
  float soft = max(pixel.x, pixel.y);
  vec3 colour = uPage;
  bool filter_ = uStyle > 3;
  if (uLevel == 0) {
    if (vMm.y > 20.) colour = mix(colour, uRule, line(every(vMm.y - 22., 15.), .7, pixel.y));
    colour = mix(colour, uPalette[7], line(vMm.x - 46., .8, pixel.x));
  } else if (uLevel == 1) {
    if (!filter_) {
      colour = uPalette[5];
      colour = mix(colour, uPalette[4], smoothstep(soft, -soft, hill(uSize.y * .42, 1.3, .6)));
      colour = mix(colour, uNight > .5 ? uPalette[5] : uPage, smoothstep(soft, -soft, hill(uSize.y * .78, 1.7, 2.4)));
    }
    // Crayon paper: a coarse grain.
    colour *= 1. - (noise(vMm * .8) * .6 + noise(vMm * 2.3) * .4 - .5) * .035;
  } else if (uLevel == 2) {
    colour = mix(colour, uRule, max(line(every(vMm.x - 7.5, 15.), .75, pixel.x), line(every(vMm.y - 7.5, 15.), .75, pixel.y)));
    colour = mix(colour, uPalette[7], line(vMm.x - 42., 1.1, pixel.x));
  } else {
    colour = mix(colour, uRule, dotAt(vec2(every(vMm.x, 11.), every(vMm.y, 11.)), .8, soft));
    float stitch = step(fract(vMm.y / 21.), .667);
    colour = mix(colour, uPrimary, line(vMm.x - 16., 1., pixel.x) * stitch);
  }
  vec3 hole = uNight > .5 ? uPage * .25 : uLevel == 1 ? uPalette[2] : uRule * .42;
  float apart = uSize.y / (uLevel == 0 ? 17. : uLevel == 1 ? 7. : 3.);
  vec2 off = vec2(vMm.x - (uLevel == 0 ? 14.5 : 18.), every(vMm.y - apart * .5, apart));
  float radius = uLevel == 0 ? 3.6 : uLevel == 1 ? 4.5 : 6.5;
  if (uLevel < 3) colour = mix(colour, hole, dotAt(off, radius, soft));
  gl_FragColor = vec4(colour * uRoom, 1.);
}`

/** One draw call, and one for its lines; what binds it is drawn together with all else. Changes its binding itself when the notebook changes. */
export function createPage(look: Look, width = PAGE_WIDTH, depth = PAGE_DEPTH): Group {
  const page = new Group()
  page.name = 'page'
  const [w, d] = [width * MM, depth * MM]
  const slab = bakeModel(`page ${w} x ${d}`, [
    { form: 'box', size: [w, THICK, d], at: [0, -THICK / 2 - 0.2, 0], fill: 'stock' },
  ])
  look.together.join(slab, page, { isGround: true })
  const material = new ShaderMaterial({
    name: 'sheet',
    uniforms: { ...look.uniforms, uSize: { value: { x: w, y: d } } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  })
  const sheet = new Mesh(new PlaneGeometry(width - 0.001, depth - 0.001).rotateX(-Math.PI / 2), material)
  sheet.name = 'sheet'
  sheet.renderOrder = -2
  measureBefore(sheet, look)
  page.add(sheet)
  for (const still of [page, sheet]) still.matrixAutoUpdate = false
  look.hold(material, sheet.geometry)

  let unbind = () => {}
  let bound: NotebookLevel | undefined
  function bind(level: NotebookLevel): void {
    if (level === bound) return
    bound = level
    unbind()
    const parts = bindingOf(level, w, d)
    unbind =
      parts.length > 0 ? look.together.join(bakeModel(`binding ${level} ${w} x ${d}`, parts), page) : () => {}
  }
  bind(look.notebook.level)
  look.onChange(({ level }) => bind(level))
  return page
}

/** Wire, yarn, nothing through punched holes, or a sewn thread (which is on the sheet). */
function bindingOf(level: NotebookLevel, w: number, d: number): readonly Part[] {
  const left = -w / 2
  const spread = (count: number) =>
    Array.from({ length: count }, (_, index) => -d / 2 + (d * (index + 0.5)) / count)
  if (level === 'default') {
    return spread(17).map((z) => ({
      form: 'tube',
      thick: 2.6,
      fill: 'stock',
      line: 0.6,
      path: [
        [left + 14.5, 0, z],
        [left + 5, 9, z],
        [left - 6, 8, z],
        [left - 10, -2, z],
      ],
    }))
  }
  if (level === 'elementary') {
    const between = d / 7
    return spread(7)
      .slice(0, -1)
      .map((z) => {
        const at = (x: number, y: number, share: number): Triple => [left + x, y, z + between * share]
        return {
          form: 'tube',
          thick: 5.6,
          fill: 'a',
          line: 0.4,
          path: [at(18, 0, 0), at(21, 6, 0.35), at(15, 6, 0.65), at(18, 0, 1)],
        }
      })
  }
  return []
}
