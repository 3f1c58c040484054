// Contact shadows: soft pencil, flat cut paper or a hatched ellipse, all of a scene in one draw call.
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, ShaderMaterial } from 'three'
import { STYLE } from './glsl.ts'
import type { Look } from './look.ts'

/** Metres, on the plane of the shadows. */
export interface Spot {
  readonly x: number
  readonly z: number
  readonly radiusX: number
  /** As `radiusX` unless given. */
  readonly radiusZ?: number
  /** 1 under what stands, less under what is lifted; 0 hides it. */
  readonly strength?: number
}

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

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
/** How far the quad reaches beyond the radius, for the soft edge. */

const REACH = 1.5
/** Above the page. */
const HEIGHT = 0.0012

export class Shadows extends Mesh<BufferGeometry, ShaderMaterial> {
  /** @param spots what stands there at first; `place` moves them later */
  constructor(look: Look, spots: readonly Spot[], height = HEIGHT) {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(spots.length * 12), 3))
    geometry.setAttribute('place', new BufferAttribute(new Float32Array(spots.length * 12), 3))
    geometry.setIndex(spots.flatMap((_, spot) => [0, 2, 1, 0, 3, 2].map((corner) => spot * 4 + corner)))
    const material = new ShaderMaterial({
      name: 'shadows',
      uniforms: look.uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    })
    super(geometry, material)
    this.name = 'shadows'
    this.renderOrder = -1
    this.frustumCulled = false
    this.raycast = () => undefined
    this.position.y = height
    for (const [index, spot] of spots.entries()) this.place(index, spot)
  }

  place(index: number, { x, z, radiusX, radiusZ = radiusX, strength = 1 }: Spot): void {
    const { position, place } = this.geometry.attributes
    for (const [corner, [u, v]] of CORNERS.entries()) {
      // The light comes from top left: a shadow falls a little to the bottom right.
      const right = x + u * radiusX * REACH + radiusX * 0.12
      const front = z + v * radiusZ * REACH + radiusZ * 0.1
      position?.setXYZ(index * 4 + corner, right, 0, front)
      place?.setXYZ(index * 4 + corner, u, v, strength)
    }
    if (position) position.needsUpdate = true
    if (place) place.needsUpdate = true
  }
}
