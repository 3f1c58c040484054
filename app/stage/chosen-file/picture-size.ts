import { webpSize } from '#app/platform/webp-size.ts'
import type { PictureKind } from './file-kind.ts'

/** Of a picture somebody chose: a photo of a phone has 12 to 50 million. */
export const MOST_PIXELS = 60_000_000

/** Pixels of a picture as its header says, before a browser takes the memory for them; null: there is no such header. */
export function picturePixels(bytes: Uint8Array, kind: PictureKind): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return PIXELS[kind](view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const PIXELS: Readonly<Record<PictureKind, (view: DataView) => number | null>> = {
  png: (view) => view.getUint32(16) * view.getUint32(20),
  jpeg: jpegPixels,
  webp: webpPixels,
}

/** From its first chunk, behind the twelve bytes of its mark. */
function webpPixels(view: DataView): number | null {
  const size = webpSize(view, 12)
  return size && size.width * size.height
}

/** From the first start-of-frame segment (ITU T.81, B.2.2). */
function jpegPixels(view: DataView): number | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** SOF0 to SOF15 without the tables that share their range: DHT, JPG, DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
