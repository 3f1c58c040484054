/**
 * Width and height in pixels as a chunk of a WebP file tells them (RFC 9649, sections 2.5 to 2.7).
 * @param at where the chunk's name begins
 * @returns null for a chunk that has none
 * @throws RangeError beyond the end
 */
export function webpSize(view: DataView, at: number): { width: number; height: number } | null {
  const name = view.getUint32(at)
  const data = at + 8
  if (name === VP8X) return { width: uint24(view, data + 4) + 1, height: uint24(view, data + 7) + 1 }
  if (name === VP8)
    return { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff }
  if (name !== VP8L) return null
  const bits = view.getUint32(data + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const VP8 = 0x56503820
const VP8L = 0x5650384c
const VP8X = 0x56503858

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
