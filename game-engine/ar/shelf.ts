// One geometry with the numbers of many models, one after the other: what goes leaves room for what comes, and only what has
// come is sent to the graphics card.
import {
  BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  type InterleavedBuffer,
  InterleavedBufferAttribute,
  Sphere,
} from 'three'
import { INK_CORNERS, INK_INDEX, INK_NUMBERS, INK_PARTS } from './bake-ink.ts'

/** Rows of a shelf: corners of fills, or lines. */
export interface Room {
  readonly from: number
  readonly rows: number
}

type Numbers = BufferAttribute | InterleavedBuffer

/** How many numbers a row has in each of its columns, and the geometry of so many rows. The last column says whose it is. */
export interface Kind {
  readonly columns: readonly number[]
  /** Room for more than a first mission and its moves need: to grow is to copy and send all rows again, in a frame of play. */
  readonly firstRows: number
  geometry(columns: readonly Float32Array[]): { geometry: BufferGeometry; numbers: readonly Numbers[] }
  /** Only so many rows are drawn. */
  end(geometry: BufferGeometry, rows: number): void
}

export const PAPER: Kind = {
  columns: [3, 3, 1, 2],
  firstRows: 20_480,
  geometry(columns) {
    const geometry = new BufferGeometry()
    const numbers = columns.map((column, index) => new BufferAttribute(column, PAPER.columns[index] ?? 1))
    for (const [index, name] of ['position', 'normal', 'fill', 'member'].entries()) {
      const column = numbers[index]
      if (column) geometry.setAttribute(name, column)
    }
    return { geometry, numbers }
  },
  end: (geometry, rows) => geometry.setDrawRange(0, rows),
}

export const INK: Kind = {
  columns: [INK_NUMBERS, 2],
  firstRows: 4_608,
  geometry([lines = new Float32Array(), members = new Float32Array()]) {
    const geometry = new InstancedBufferGeometry()
    geometry.setIndex(INK_INDEX)
    geometry.setAttribute('position', new Float32BufferAttribute(INK_CORNERS, 3))
    const buffer = new InstancedInterleavedBuffer(lines, INK_NUMBERS)
    for (const { name, items, offset } of INK_PARTS)
      geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, items, offset))
    const member = new InstancedBufferAttribute(members, 2)
    geometry.setAttribute('member', member)
    return { geometry, numbers: [buffer, member] }
  },
  end(geometry, rows) {
    if (geometry instanceof InstancedBufferGeometry) geometry.instanceCount = rows
  },
}

export class Shelf {
  geometry: BufferGeometry
  private readonly kind: Kind
  private columns: Float32Array[]
  private numbers: readonly Numbers[]
  private rows: number
  private end = 0
  private free: Room[] = []

  /** @param rows there is room for at first */
  constructor(kind: Kind, rows: number = kind.firstRows) {
    this.kind = kind
    this.rows = rows
    this.columns = kind.columns.map((items) => new Float32Array(items * this.rows))
    const { geometry, numbers } = this.made()
    this.geometry = geometry
    this.numbers = numbers
  }

  /** Rows up to the last one in use. */
  get used(): number {
    return this.end
  }

  /**
   * @param columns all but the last one, of as many rows
   * @param member what the last column says of each row
   */
  put(columns: readonly Float32Array[], member: readonly [number, number]): Room {
    const rows = (columns[0]?.length ?? 0) / (this.kind.columns[0] ?? 1)
    const from = this.roomFor(rows)
    for (const [index, column] of columns.entries())
      this.columns[index]?.set(column, from * (this.kind.columns[index] ?? 1))
    const room = { from, rows }
    this.mark(room, member)
    for (const index of columns.keys()) this.send(index, room)
    return room
  }

  /** Nothing is drawn there any more. */
  take(room: Room): void {
    this.mark(room, [0, 0])
    if (room.from + room.rows === this.end) this.end = room.from
    else this.free.push(room)
    this.kind.end(this.geometry, this.end)
  }

  dispose(): void {
    this.geometry.dispose()
  }

  private mark(room: Room, [place, print]: readonly [number, number]): void {
    const last = this.columns.length - 1
    const members = this.columns[last]
    for (let row = room.from; members && row < room.from + room.rows; row++) {
      members[row * 2] = place
      members[row * 2 + 1] = print
    }
    this.send(last, room)
  }

  private send(index: number, { from, rows }: Room): void {
    const numbers = this.numbers[index]
    const items = this.kind.columns[index] ?? 1
    if (!numbers) return
    numbers.addUpdateRange(from * items, rows * items)
    numbers.needsUpdate = true
  }

  /** The first gap that is large enough, or the end. */
  private roomFor(rows: number): number {
    const gap = this.free.findIndex((room) => room.rows >= rows)
    const room = this.free[gap]
    if (room) {
      const left = { from: room.from + rows, rows: room.rows - rows }
      this.free.splice(gap, 1, ...(left.rows > 0 ? [left] : []))
      return room.from
    }
    const from = this.end
    this.end += rows
    if (this.end > this.rows) this.grow()
    this.kind.end(this.geometry, this.end)
    return from
  }

  private grow(): void {
    while (this.rows < this.end) this.rows *= 2
    this.columns = this.columns.map((column, index) => {
      const longer = new Float32Array((this.kind.columns[index] ?? 1) * this.rows)
      longer.set(column)
      return longer
    })
    this.geometry.dispose()
    const { geometry, numbers } = this.made()
    this.geometry = geometry
    this.numbers = numbers
  }

  private made() {
    const made = this.kind.geometry(this.columns)
    // It is not asked whether it is in the picture, and to measure it anew with each change would take longer than to draw it.
    made.geometry.boundingSphere = new Sphere()
    this.kind.end(made.geometry, this.end)
    return made
  }
}
