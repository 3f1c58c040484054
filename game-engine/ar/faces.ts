// The triangles of a solid, with their corners numbered: corners in one place have one number.
import { type BufferGeometry, Vector3 } from 'three'

export interface Face {
  readonly corners: readonly [Vector3, Vector3, Vector3]
  /** Numbers of the corners, from 0. */
  readonly ids: readonly [number, number, number]
  readonly normal: Vector3
}

export interface Faces {
  /** Triangles without area are left out. */
  readonly faces: readonly Face[]
  /** How many places there are. */
  readonly places: number
}

/** @param geometry triangles without an index, in metres */
export function facesOf(geometry: BufferGeometry): Faces {
  const position = geometry.getAttribute('position')
  const ids = new Map<number, number>()
  const idOf = (corner: Vector3): number => {
    const key = placeOf(corner)
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, ids.size)
    return ids.size - 1
  }
  const faces: Face[] = []
  for (let first = 0; first < position.count; first += 3) {
    const a = new Vector3().fromBufferAttribute(position, first)
    const b = new Vector3().fromBufferAttribute(position, first + 1)
    const c = new Vector3().fromBufferAttribute(position, first + 2)
    const normal = new Vector3().subVectors(b, a).cross(way.subVectors(c, a))
    if (normal.lengthSq() < 1e-18) continue
    faces.push({ corners: [a, b, c], ids: [idOf(a), idOf(b), idOf(c)], normal: normal.normalize() })
  }
  return { faces, places: ids.size }
}

const way = new Vector3()

const FINE = 2e4
const SPAN = 2 ** 17
const HALF = SPAN / 2

/**
 * One number for a place: corners closer than a twentieth of a millimetre are one. A text would be made and looked up six times as
 * slowly, and this is most of what baking does. It tells places up to 3 metres away from each other apart.
 */
function placeOf({ x, y, z }: Vector3): number {
  return (
    ((Math.round(x * FINE) + HALF) * SPAN + (Math.round(y * FINE) + HALF)) * SPAN +
    (Math.round(z * FINE) + HALF)
  )
}
