// The edges of a solid that can ever be seen as a line.
import type { Vector3 } from 'three'
import type { Face, Faces } from './faces.ts'

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

/** Of two corners, with their numbers. */
interface Side {
  readonly from: Vector3
  readonly to: Vector3
  readonly fromId: number
  readonly toId: number
  readonly face: Face
  other?: Face
}

type Found = Edge & Pick<Side, 'fromId' | 'toId'>

/** Faces that meet at more than this are creased. */
const CREASE = Math.cos((37 * Math.PI) / 180)
const SAME_PLANE = 0.9998
/** Two creases that meet straighter than this are one line. */
const GOES_ON = 0.8

export function edgesOf(solid: Faces, soft: boolean): readonly Edge[] {
  const found: Found[] = []
  for (const { from, to, fromId, toId, face, other } of sidesOf(solid)) {
    const kind = kindOf(face, other, soft)
    if (!kind) continue
    found.push({
      kind,
      from,
      to,
      fromId,
      toId,
      normals: [face.normal, other?.normal ?? face.normal],
      freeFrom: false,
      freeTo: false,
    })
  }
  return withEnds(found)
}

function sidesOf({ faces, places }: Faces): Iterable<Side> {
  const sides = new Map<number, Side>()
  const meet = (face: Face, first: 0 | 1 | 2, second: 0 | 1 | 2) => {
    const [fromId, toId] = [face.ids[first], face.ids[second]]
    if (fromId === toId) return
    const key = fromId < toId ? fromId * places + toId : toId * places + fromId
    const side = sides.get(key)
    if (side) side.other = face
    else sides.set(key, { from: face.corners[first], to: face.corners[second], fromId, toId, face })
  }
  for (const face of faces) {
    meet(face, 0, 1)
    meet(face, 1, 2)
    meet(face, 2, 0)
  }
  return sides.values()
}

function kindOf(face: Face, other: Face | undefined, soft: boolean): EdgeKind | undefined {
  if (!other) return 'open'
  const along = face.normal.dot(other.normal)
  if (along > SAME_PLANE) return undefined
  if (along < CREASE && !soft) return 'crease'
  // A hollow edge is never a silhouette.
  const hollow = face.normal.dot(middleOf(other).sub(middleOf(face))) > 1e-7
  return hollow ? undefined : 'silhouette'
}

function middleOf({ corners: [a, b, c] }: Face): Vector3 {
  return a.clone().add(b).add(c).divideScalar(3)
}

/** Where creases end: at corners, and not where the next edge of a rim goes on. */
function withEnds(edges: readonly Found[]): readonly Edge[] {
  const meeting = new Map<number, Vector3[]>()
  for (const edge of edges) {
    if (edge.kind === 'silhouette') continue
    for (const [id, direction] of [
      [edge.fromId, leaving(edge.from, edge.to)],
      [edge.toId, leaving(edge.to, edge.from)],
    ] as const) {
      const met = meeting.get(id)
      if (met) met.push(direction)
      else meeting.set(id, [direction])
    }
  }
  const isFree = (id: number, own: Vector3) =>
    !meeting.get(id)?.some((direction) => direction.dot(own) < -GOES_ON)
  return edges.map((edge) =>
    edge.kind === 'silhouette'
      ? edge
      : {
          ...edge,
          freeFrom: isFree(edge.fromId, leaving(edge.from, edge.to)),
          freeTo: isFree(edge.toId, leaving(edge.to, edge.from)),
        },
  )
}

function leaving(from: Vector3, to: Vector3): Vector3 {
  return to.clone().sub(from).normalize()
}
