// One file out of a zip archive (PKWARE APPNOTE 6.3), with the browser's own inflate. What it grows to is bounded while it grows:
// the sizes an archive tells are not believed.

export type ZipRefusal = 'not_readable' | 'too_large'

interface Entry {
  readonly method: number
  readonly packed: number
  readonly at: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const MOST_ENTRIES = 20_000

/** By name; null for what is no archive. Entries of one name: the last counts. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, Entry> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  const last = Math.max(0, end - 0xffff)
  while (end >= last && view.getUint32(end, true) !== END) end--
  if (end < last) return null
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = Math.min(MOST_ENTRIES, view.getUint16(end + 10, true)); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) return null
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** @param most bytes the file may unpack to */
export async function unzip(
  bytes: Uint8Array,
  { method, packed, at }: Entry,
  most: number,
): Promise<Uint8Array | ZipRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return 'not_readable'
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.slice(start, start + packed)
  if (method === 0) return data.length > most ? 'too_large' : data
  if (method !== 8) return 'not_readable'
  try {
    const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const chunks: Uint8Array[] = []
    let size = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length
      if (size > most) {
        await reader.cancel()
        return 'too_large'
      }
      chunks.push(read.value)
    }
    const whole = new Uint8Array(size)
    let filled = 0
    for (const chunk of chunks) {
      whole.set(chunk, filled)
      filled += chunk.length
    }
    return whole
  } catch {
    return 'not_readable'
  }
}
