// All fills of a model as one geometry: positions, normals that keep creases sharp, and the place of the palette.
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { FILLS, type Fill } from '../core/part.ts'
import type { RoundOutline } from './bake-ink.ts'
import type { Faces } from './faces.ts'

export interface FilledSolid {
  readonly solid: Faces
  readonly fill: Fill
  readonly soft: boolean
}

/** A ball says of each point which way it faces: no triangles have to be asked, which is most of what baking does. */
interface FilledBall {
  readonly round: RoundOutline
  /** Triangles without an index, in metres. */
  readonly geometry: BufferGeometry
  readonly fill: Fill
}

export type Filled = FilledSolid | FilledBall

const CREASE = Math.cos((37 * Math.PI) / 180)
const SOFT_CREASE = Math.cos((80 * Math.PI) / 180)

export function bakePaper(parts: readonly Filled[]): BufferGeometry {
  const corners = parts.reduce((sum, part) => sum + cornersOf(part), 0)
  const position = new Float32BufferAttribute(corners * 3, 3)
  const normals = new Float32BufferAttribute(corners * 3, 3)
  const fills = new Float32BufferAttribute(corners, 1)
  const smooth = new Vector3()
  let at = 0
  for (const part of parts) {
    const place = FILLS.indexOf(part.fill)
    if ('round' in part) {
      const points = part.geometry.getAttribute('position')
      const { middle, radii } = part.round
      for (let index = 0; index < points.count; index++) {
        smooth.fromBufferAttribute(points, index)
        position.setXYZ(at, smooth.x, smooth.y, smooth.z)
        smooth.sub(middle).divide(radii).divide(radii).normalize()
        normals.setXYZ(at, smooth.x, smooth.y, smooth.z)
        fills.setX(at, place)
        at += 1
      }
      continue
    }
    const { solid, soft } = part
    const least = soft ? SOFT_CREASE : CREASE
    const around: Vector3[][] = Array.from({ length: solid.places }, () => [])
    for (const { ids, normal } of solid.faces) for (const id of ids) around[id]?.push(normal)
    for (const { corners, ids, normal } of solid.faces) {
      for (const [index, corner] of corners.entries()) {
        smooth.set(0, 0, 0)
        for (const other of around[ids[index] ?? 0] ?? []) if (other.dot(normal) > least) smooth.add(other)
        smooth.normalize()
        position.setXYZ(at, corner.x, corner.y, corner.z)
        normals.setXYZ(at, smooth.x, smooth.y, smooth.z)
        fills.setX(at, place)
        at += 1
      }
    }
  }
  const baked = new BufferGeometry()
  baked.setAttribute('position', position)
  baked.setAttribute('normal', normals)
  baked.setAttribute('fill', fills)
  baked.computeBoundingBox()
  baked.computeBoundingSphere()
  return baked
}

function cornersOf(part: Filled): number {
  return 'round' in part ? part.geometry.getAttribute('position').count : part.solid.faces.length * 3
}
