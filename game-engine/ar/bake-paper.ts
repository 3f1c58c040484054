// All fills of a model as one geometry: positions, normals that keep creases sharp, and the place of the palette.
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { FILLS, type Fill } from '../core/part.ts'
import { cornerKey, faceCorners, faceNormal } from './edges.ts'

/** Triangles without an index, in metres. */
export interface FilledGeometry {
  readonly geometry: BufferGeometry
  readonly fill: Fill
  readonly soft: boolean
}

const CREASE = Math.cos((37 * Math.PI) / 180)
const SOFT_CREASE = Math.cos((80 * Math.PI) / 180)

export function bakePaper(parts: readonly FilledGeometry[]): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const fills: number[] = []
  for (const { geometry, fill, soft } of parts) {
    const place = FILLS.indexOf(fill)
    const faces = faceCorners(geometry).flatMap((corners) => {
      const normal = faceNormal(corners)
      return normal ? [{ corners, normal }] : []
    })
    const around = new Map<string, Vector3[]>()
    for (const { corners, normal } of faces) {
      for (const corner of corners) {
        const key = cornerKey(corner)
        const met = around.get(key)
        if (met) met.push(normal)
        else around.set(key, [normal])
      }
    }
    for (const { corners, normal } of faces) {
      for (const corner of corners) {
        const smooth = new Vector3()
        for (const other of around.get(cornerKey(corner)) ?? []) {
          if (other.dot(normal) > (soft ? SOFT_CREASE : CREASE)) smooth.add(other)
        }
        smooth.normalize()
        positions.push(corner.x, corner.y, corner.z)
        normals.push(smooth.x, smooth.y, smooth.z)
        fills.push(place)
      }
    }
  }
  const baked = new BufferGeometry()
  baked.setAttribute('position', new Float32BufferAttribute(positions, 3))
  baked.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  baked.setAttribute('fill', new Float32BufferAttribute(fills, 1))
  baked.computeBoundingBox()
  baked.computeBoundingSphere()
  return baked
}
