// A picture as it is kept: PNG or WebP, told by its content, small, and with nothing in it but the picture. Where and with what a
// photo was taken would stand in chunks of its own; browsers write none when they draw, so a file that has one is refused.
import { webpSize } from '#app/platform/webp-size.ts'
import { LONGEST_PICTURE_SIDE, MOST_PICTURE_BYTES } from './card-limits.ts'

export type PictureType = 'image/png' | 'image/webp'

export interface PictureFile {
  readonly type: PictureType
  readonly width: number
  readonly height: number
}

export type PictureRefusal = 'not_a_picture' | 'picture_too_large'

/** Chunks that hold no pixels but what somebody or their camera wrote. */
const TOLD = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'EXIF', 'XMP '])
const PNG_MARK = '\u0089PNG\r\n\u001a\n'

/** @param bytes untrusted */
export function readPictureFile(bytes: Uint8Array): PictureFile | PictureRefusal {
  if (bytes.length > MOST_PICTURE_BYTES) return 'picture_too_large'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const picture = textAt(view, 0, 8) === PNG_MARK ? readPng(view) : readWebp(view)
    if (picture === null || Math.min(picture.width, picture.height) < 1) return 'not_a_picture'
    return Math.max(picture.width, picture.height) > LONGEST_PICTURE_SIDE ? 'picture_too_large' : picture
  } catch (error) {
    if (error instanceof RangeError) return 'not_a_picture'
    throw error
  }
}

/** PNG, third edition, section 5. */
function readPng(view: DataView): PictureFile | null {
  let at = 8
  let name = ''
  do {
    name = textAt(view, at + 4, 4)
    if (TOLD.has(name)) return null
    at += 12 + view.getUint32(at)
  } while (name !== 'IEND')
  if (at !== view.byteLength || textAt(view, 12, 4) !== 'IHDR') return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** RFC 9649, sections 2.3 to 2.7. */
function readWebp(view: DataView): PictureFile | null {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null
  const end = 8 + view.getUint32(4, true)
  if (end !== view.byteLength) return null
  let size: { width: number; height: number } | null = null
  for (let at = 12; at < end; ) {
    const name = textAt(view, at, 4)
    if (TOLD.has(name)) return null
    size ??= webpSize(view, at)
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return size && { type: 'image/webp', ...size }
}

/** @throws RangeError beyond the end */
function textAt(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('')
}
