// Pictures as files, made here: a PNG of one grey, chunk by chunk, and the head of a WebP.
import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export function pngOf(width: number, height: number, ...more: [name: string, text: string][]): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x80)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      ...more.map(([name, text]) => chunk(name, Buffer.from(text))),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** @param chunks by name, each with its bytes */
export function webpOf(...chunks: [name: string, bytes: readonly number[]][]): Uint8Array {
  const body = Buffer.concat(
    chunks.map(([name, bytes]) => {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(bytes.length)
      return Buffer.concat([Buffer.from(name), length, Buffer.from(bytes), Buffer.alloc(bytes.length % 2)])
    }),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length + 4)
  return new Uint8Array(Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]))
}
