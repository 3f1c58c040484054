// The edges of a solid that can ever be seen as a line.
import { type BufferGeometry, Vector3 } from 'three'

/** `silhouette`: seen only where one of its faces looks away. `crease`: a sharp edge, seen from both sides. `open`: has one face. */
export type EdgeKind = 'silhouette' | 'crease' | 'open'

export interface Edge {
  readonly kind: EdgeKind
  readonly from: Vector3
  readonly to: Vector3
  /** Unit normals of its faces (twice the same where it has one). */
  readonly normals: readonly [Vector3, Vector3]
  /** No line goes on at this end: a pen may run over. */
  readonly freeFrom: boolean
  readonly freeTo: boolean
}

interface Face {
  readonly normal: Vector3
  readonly middle: Vector3
}

interface Side {
  readonly from: Vector3
  readonly to: Vector3
  readonly face: Face
  other?: Face
}

/** Faces that meet at more than this are creased. */
const CREASE = Math.cos((37 * Math.PI) / 180)
const SAME_PLANE = 0.9998
/** Two creases that meet straighter than this are one line. */
const GOES_ON = 0.8

/** @param geometry triangles without an index, in metres */
export function edgesOf(geometry: BufferGeometry, soft: boolean): readonly Edge[] {
  const found: Edge[] = []
  for (const { from, to, face, other } of sidesOf(geometry)) {
    const kind = kindOf(face, other, soft)
    if (!kind) continue
    found.push({
      kind,
      from,
      to,
      normals: [face.normal, other?.normal ?? face.normal],
      freeFrom: false,
      freeTo: false,
    })
  }
  return withEnds(found)
}

/** Corners closer than a twentieth of a millimetre are one. */
export function cornerKey({ x, y, z }: Vector3): string {
  return `${Math.round(x * 2e4)},${Math.round(y * 2e4)},${Math.round(z * 2e4)}`
}

export function faceCorners(geometry: BufferGeometry): readonly (readonly [Vector3, Vector3, Vector3])[] {
  const position = geometry.getAttribute('position')
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index)
  return Array.from({ length: position.count / 3 }, (_, face) => [
    corner(face * 3),
    corner(face * 3 + 1),
    corner(face * 3 + 2),
  ])
}

/** Undefined for a triangle without area. */
export function faceNormal([a, b, c]: readonly [Vector3, Vector3, Vector3]): Vector3 | undefined {
  const normal = b.clone().sub(a).cross(c.clone().sub(a))
  return normal.lengthSq() < 1e-18 ? undefined : normal.normalize()
}

function sidesOf(geometry: BufferGeometry): Iterable<Side> {
  const sides = new Map<string, Side>()
  for (const corners of faceCorners(geometry)) {
    const normal = faceNormal(corners)
    if (!normal) continue
    const [a, b, c] = corners
    const face = { normal, middle: a.clone().add(b).add(c).divideScalar(3) }
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [one, two] = [cornerKey(from), cornerKey(to)]
      if (one === two) continue
      const key = one < two ? `${one}|${two}` : `${two}|${one}`
      const side = sides.get(key)
      if (side) side.other = face
      else sides.set(key, { from, to, face })
    }
  }
  return sides.values()
}

function kindOf(face: Face, other: Face | undefined, soft: boolean): EdgeKind | undefined {
  if (!other) return 'open'
  const along = face.normal.dot(other.normal)
  if (along > SAME_PLANE) return undefined
  if (along < CREASE && !soft) return 'crease'
  // A hollow edge is never a silhouette.
  const hollow = face.normal.dot(other.middle.clone().sub(face.middle)) > 1e-7
  return hollow ? undefined : 'silhouette'
}

/** Where creases end: at corners, and not where the next edge of a rim goes on. */
function withEnds(edges: readonly Edge[]): readonly Edge[] {
  const meeting = new Map<string, Vector3[]>()
  const lines = edges.filter(({ kind }) => kind !== 'silhouette')
  const leaving = ({ from, to }: Edge, end: 'from' | 'to') =>
    end === 'from' ? to.clone().sub(from).normalize() : from.clone().sub(to).normalize()
  for (const edge of lines) {
    for (const end of ['from', 'to'] as const) {
      const key = cornerKey(edge[end])
      meeting.set(key, [...(meeting.get(key) ?? []), leaving(edge, end)])
    }
  }
  const isFree = (edge: Edge, end: 'from' | 'to') => {
    const own = leaving(edge, end)
    return !meeting.get(cornerKey(edge[end]))?.some((direction) => direction.dot(own) < -GOES_ON)
  }
  return edges.map((edge) =>
    edge.kind === 'silhouette'
      ? edge
      : { ...edge, freeFrom: isFree(edge, 'from'), freeTo: isFree(edge, 'to') },
  )
}
