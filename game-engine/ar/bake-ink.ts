// All lines of a model as one instanced geometry: four corners, once a line. The vertex shader decides which of them are seen.
import {
  Float32BufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Vector3,
} from 'three'
import { FILLS, type Fill, type Stroke } from '../core/part.ts'
import type { Edge } from './edges.ts'

/** What the shader makes of a line; `round` is a piece of the outline of a ball. */
const KINDS = { silhouette: 0, crease: 1, open: 2, stroke: 3, round: 4 } as const

/** A ball, in metres: its outline is an ellipse that needs no edges. */
export interface RoundOutline {
  readonly middle: Vector3
  readonly radii: Vector3
}

/** Numbers a line: from 3, to 3, normals 3 + 3, kind, fill, width at both ends, where on its stroke, how broad its part, size of the model. */
export const INK_NUMBERS = 19
/** How the shader gets them. */
export const INK_PARTS = [
  { name: 'from', items: 3, offset: 0 },
  { name: 'to', items: 3, offset: 3 },
  { name: 'normalA', items: 3, offset: 6 },
  { name: 'normalB', items: 3, offset: 9 },
  { name: 'line', items: 4, offset: 12 },
  { name: 'along', items: 3, offset: 16 },
] as const
/** Of each line: its end (0 or 1) and the side of it (-1 or 1). */
export const INK_CORNERS = [0, -1, 0, 0, 1, 0, 1, 1, 0, 1, -1, 0]
export const INK_INDEX = [0, 1, 2, 0, 2, 3]
const FIRST_LINES = 128
/** Lines longer than this are drawn in pieces, so that the hand strays within them. */
const PIECE_METRES = 0.022
const MAX_PIECES = 12
/** Pieces of the outline of a ball, and of one less than 26 mm across. */
const ROUND_PIECES = 32
const SMALL_ROUND_PIECES = 18
const SMALL_RADIUS = 0.013
/** A stroke goes around nothing. */
const UNBOUNDED = 1
const NOWHERE = new Vector3()

export class InkBaker {
  /** Twice as long whenever it is full. */
  private numbers = new Float32Array(INK_NUMBERS * FIRST_LINES)
  private count = 0

  get lines(): number {
    return this.count
  }

  /**
   * @param width share of the notebook's own
   * @param breadth of the part they go around, in metres
   */
  edges(edges: readonly Edge[], fill: Fill, breadth: number, width = 1): void {
    for (const { kind, from, to, normals, freeFrom, freeTo } of edges) {
      const pieces =
        kind === 'silhouette'
          ? 1
          : Math.min(MAX_PIECES, Math.max(1, Math.round(from.distanceTo(to) / PIECE_METRES)))
      for (let piece = 0; piece < pieces; piece += 1) {
        const at = (index: number) => from.clone().lerp(to, index / pieces)
        // A negative width marks a free end.
        const start = piece === 0 && freeFrom ? -width : width
        const end = piece === pieces - 1 && freeTo ? -width : width
        this.line(at(piece), at(piece + 1), normals, KINDS[kind], fill, start, end, 0, breadth)
      }
    }
  }

  round({ middle, radii }: RoundOutline, fill: Fill, width = 1): void {
    const pieces = Math.max(radii.x, radii.y, radii.z) < SMALL_RADIUS ? SMALL_ROUND_PIECES : ROUND_PIECES
    const breadth = 2 * middleOf([radii.x, radii.y, radii.z])
    const angle = (piece: number) => (piece / pieces) * 2 * Math.PI
    for (let piece = 0; piece < pieces; piece += 1) {
      const span = new Vector3(angle(piece), angle(piece + 1), 0)
      this.line(middle, radii, [span, NOWHERE], KINDS.round, fill, width, width, 0, breadth)
    }
  }

  /** @param stroke in millimetres */
  stroke({ path, fill, width = 1, dashed, tapered, casing }: Stroke): void {
    const points = path.map((point) => new Vector3(...point).multiplyScalar(0.001))
    const last = points.length - 1
    const swell = (share: number) => (tapered ? Math.min(1, 0.25 + Math.min(share, 1 - share) * 4) : 1)
    const lay = (skip: boolean, colour: Fill, wide: number) => {
      for (let index = 0; index < last; index += 1) {
        const [from, to] = [points[index], points[index + 1]]
        if (!from || !to || (skip && index % 2 === 1)) continue
        const [start, end] = [wide * swell(index / last), wide * swell((index + 1) / last)]
        this.line(from, to, [NOWHERE, NOWHERE], KINDS.stroke, colour, start, end, index / last)
      }
    }
    if (casing) lay(false, 'paper', width * casing)
    lay(Boolean(dashed), fill, width)
  }

  /** @param size of the model across, in metres: small things on the screen lose their inner lines */
  bake(size: number): InstancedBufferGeometry {
    const geometry = new InstancedBufferGeometry()
    geometry.instanceCount = this.lines
    geometry.setIndex(INK_INDEX)
    geometry.setAttribute('position', new Float32BufferAttribute(INK_CORNERS, 3))
    const numbers = this.numbers.slice(0, this.count * INK_NUMBERS)
    for (let last = INK_NUMBERS - 1; last < numbers.length; last += INK_NUMBERS) numbers[last] = size
    const buffer = new InstancedInterleavedBuffer(numbers, INK_NUMBERS)
    for (const { name, items, offset } of INK_PARTS)
      geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, items, offset))
    return geometry
  }

  private line(
    from: Vector3,
    to: Vector3,
    [a, b]: readonly [Vector3, Vector3],
    kind: number,
    fill: Fill,
    start: number,
    end: number,
    along = 0,
    breadth = UNBOUNDED,
  ): void {
    const at = this.count * INK_NUMBERS
    if (at === this.numbers.length) {
      const longer = new Float32Array(at * 2)
      longer.set(this.numbers)
      this.numbers = longer
    }
    this.count += 1
    const { numbers } = this
    from.toArray(numbers, at)
    to.toArray(numbers, at + 3)
    a.toArray(numbers, at + 6)
    b.toArray(numbers, at + 9)
    numbers[at + 12] = kind
    numbers[at + 13] = FILLS.indexOf(fill)
    numbers[at + 14] = start
    numbers[at + 15] = end
    numbers[at + 16] = along
    numbers[at + 17] = breadth
  }
}

/** How broad a part is that measures so much in three directions: neither how long it is nor, of a sheet, how thick. */
export function middleOf(measures: readonly [number, number, number]): number {
  return measures.toSorted((one, other) => one - other)[1] ?? 0
}
