// The rows of one table of an SQLite file (https://www.sqlite.org/fileformat2.html), read without its library: 1 KB instead of
// the half megabyte of sql.js. Nothing of the file is trusted: pages are visited once, rows and their sizes are bounded.

export type Value = string | number | null
export type Row = readonly Value[]

const LEAF = 0x0d
const INTERIOR = 0x05
const MOST_VALUE_BYTES = 200_000

/** How long the file is by its own header. @throws RangeError for what is no SQLite file */
export function tableBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pageBytes(bytes, view) * view.getUint32(28)
}

function pageBytes(bytes: Uint8Array, view: DataView): number {
  if (!new TextDecoder().decode(bytes.subarray(0, 15)).startsWith('SQLite format 3'))
    throw new RangeError('no SQLite file')
  const told = view.getUint16(16)
  return told === 1 ? 65_536 : told
}

/** @throws RangeError where an offset leads out of the file; callers take that for "not readable" */
export function* readTableRows(bytes: Uint8Array, table: string): Generator<Row> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pageSize = pageBytes(bytes, view)
  const usable = pageSize - view.getUint8(20)
  if (usable < 480) throw new RangeError('pages smaller than the format has')

  const visited = new Set<number>()
  function* pages(number: number): Generator<Row> {
    if (visited.has(number)) return
    visited.add(number)
    const page = (number - 1) * pageSize
    const head = number === 1 ? page + 100 : page
    const kind = view.getUint8(head)
    if (kind !== LEAF && kind !== INTERIOR) return
    const cells = view.getUint16(head + 3)
    const pointers = head + (kind === LEAF ? 8 : 12)
    for (let cell = 0; cell < cells; cell++) {
      const at = page + view.getUint16(pointers + cell * 2)
      if (kind === LEAF) yield readCell(at)
      else yield* pages(view.getUint32(at))
    }
    if (kind === INTERIOR) yield* pages(view.getUint32(head + 8))
  }

  /** The rows of an honest file are not longer than the file; two names for one place would be read for ever. */
  let left = bytes.length
  function readCell(at: number): Row {
    const [length, afterLength] = varint(view, at)
    const [, start] = varint(view, afterLength)
    left -= start - at + length
    if (left < 0) throw new RangeError('rows that lie in each other')
    return readRecord(payloadAt(start, length))
  }

  /** Local part and overflow pages, joined. */
  function payloadAt(start: number, length: number): Uint8Array {
    const most = usable - 35
    if (length <= most) return bytes.subarray(start, start + length)
    const least = Math.floor(((usable - 12) * 32) / 255) - 23
    const fitting = least + ((length - least) % (usable - 4))
    const local = fitting <= most ? fitting : least
    const whole = new Uint8Array(Math.min(length, MOST_VALUE_BYTES))
    whole.set(bytes.subarray(start, start + Math.min(local, whole.length)))
    let filled = Math.min(local, whole.length)
    let next = view.getUint32(start + local)
    while (next !== 0 && filled < whole.length) {
      const page = (next - 1) * pageSize
      const part = Math.min(usable - 4, whole.length - filled)
      whole.set(bytes.subarray(page + 4, page + 4 + part), filled)
      filled += part
      next = view.getUint32(page)
    }
    return whole
  }

  for (const [, name, , root] of pages(1)) {
    if (name !== table || typeof root !== 'number') continue
    visited.clear()
    yield* pages(root)
    return
  }
}

/** A record: the types of its values, then the values. Integers of more than six bytes and blobs are left out as null. */
function readRecord(record: Uint8Array): Row {
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength)
  const [headEnd, first] = varint(view, 0)
  const row: Value[] = []
  let at = first
  let value = headEnd
  while (at < headEnd) {
    const [type, after] = varint(view, at)
    at = after
    const size = sizeOf(type)
    row.push(readValue(record, view, type, value, size))
    value += size
  }
  return row
}

const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
const sizeOf = (type: number) => SIZES[type] ?? Math.floor((type - 12) / 2)

function readValue(record: Uint8Array, view: DataView, type: number, at: number, size: number): Value {
  if (type === 8 || type === 9) return type - 8
  if (type >= 13 && type % 2 === 1) return new TextDecoder().decode(record.subarray(at, at + size))
  if (type < 1 || type > 5) return null
  let number = view.getInt8(at)
  for (let byte = 1; byte < size; byte++) number = number * 256 + view.getUint8(at + byte)
  return number
}

/** At most nine bytes, seven bits in each of the first eight. */
function varint(view: DataView, at: number): [value: number, after: number] {
  let value = 0
  for (let byte = 0; byte < 8; byte++) {
    const bits = view.getUint8(at + byte)
    value = value * 128 + (bits & 0x7f)
    if (bits < 0x80) return [value, at + byte + 1]
  }
  return [value * 256 + view.getUint8(at + 8), at + 9]
}
