// The contact shadows of a scene, in one draw call.
import { BufferAttribute, BufferGeometry, Mesh, type ShaderMaterial } from 'three'
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

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const /** How far the quad reaches beyond the radius, for the soft edge. */
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
    super(geometry, look.shadow)
    this.name = 'shadows'
    this.renderOrder = -1
    this.frustumCulled = false
    this.raycast = () => undefined
    this.position.y = height
    this.updateMatrix()
    this.matrixAutoUpdate = false
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
