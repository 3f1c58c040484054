import { describe, expect, it } from 'vitest'
import { pngOf, webpOf } from './picture.fixture.ts'
import { readPictureFile } from './picture-file.ts'

// A key frame of VP8: frame tag, start code, 320 and 240 (RFC 6386, section 9.1).
const LOSSY = [0x50, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00]
// VP8L: signature, then 14 bits each of width - 1 and height - 1 (RFC 9649, section 3.4): 3 by 2.
const LOSSLESS = [0x2f, 0x02, 0x40, 0, 0]
// VP8X: flags, then 24 bits each of width - 1 and height - 1: 640 by 480.
const EXTENDED = [0x10, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]

describe('a picture', () => {
  it.each([
    ['PNG', pngOf(40, 30), { type: 'image/png', width: 40, height: 30 }],
    ['WebP with loss', webpOf(['VP8 ', LOSSY]), { type: 'image/webp', width: 320, height: 240 }],
    ['WebP without', webpOf(['VP8L', LOSSLESS]), { type: 'image/webp', width: 3, height: 2 }],
    [
      'WebP with see-through parts',
      webpOf(['VP8X', EXTENDED], ['ALPH', [1]], ['VP8 ', LOSSY]),
      { type: 'image/webp', width: 640, height: 480 },
    ],
  ])('is told by its content: %s', (_, bytes, picture) => {
    expect(readPictureFile(bytes)).toEqual(picture)
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'not_a_picture'],
    ['SVG with a script', new TextEncoder().encode('<svg><script>alert(1)</script></svg>'), 'not_a_picture'],
    ['a page behind the mark of PNG', Uint8Array.from([...pngOf(1, 1), 60, 104, 49, 62]), 'not_a_picture'],
    ['cut', pngOf(40, 30).slice(0, 60), 'not_a_picture'],
    ['of no size', pngOf(0, 3), 'not_a_picture'],
    ['PNG that says where it was taken', pngOf(4, 3, ['eXIf', 'GPS']), 'not_a_picture'],
    ['PNG with words in it', pngOf(4, 3, ['tEXt', 'Author Ana']), 'not_a_picture'],
    [
      'WebP that says where it was taken',
      webpOf(['VP8X', EXTENDED], ['VP8 ', LOSSY], ['EXIF', [1, 2]]),
      'not_a_picture',
    ],
    ['too many pixels', pngOf(1_025, 1), 'picture_too_large'],
    ['too many bytes', new Uint8Array(48_001), 'picture_too_large'],
  ])('is refused: %s', (_, bytes, code) => {
    expect(readPictureFile(bytes)).toBe(code)
  })

  it('damaged anywhere is refused or read, and never goes on for ever', () => {
    for (const bytes of [pngOf(9, 9), webpOf(['VP8X', EXTENDED], ['VP8 ', LOSSY])])
      for (let at = 0; at < bytes.length; at++) {
        const damaged = bytes.slice()
        damaged[at] = 255 - (damaged[at] ?? 0)
        const read = readPictureFile(damaged)
        expect(typeof read === 'string' || read.width > 0).toBe(true)
      }
  })
})
