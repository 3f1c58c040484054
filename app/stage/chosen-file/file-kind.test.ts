import { describe, expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'
import { picturePixels } from './picture-size.ts'

const bytes = (...all: number[]) => Uint8Array.from(all)
const text = (all: string) => new TextEncoder().encode(all)

const PNG = bytes(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  0x49,
  0x48,
  0x44,
  0x52,
  0,
  0,
  2,
  88,
  0,
  0,
  1,
  44,
)
/** With a comment (FFFE), a Huffman table (FFC4) and a progressive frame (FFC2) of 300 by 600. */
const JPEG = bytes(
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2],
  ...[0xff, 0xc4, 0, 3, 9],
  ...[0xff, 0xff, 0xc2, 0, 17, 8, 1, 44, 2, 88],
)

/** The beginning of a WebP: its mark and its first chunk. */
const webp = (name: string, ...data: number[]) =>
  bytes(...text('RIFF'), 0, 0, 0, 0, ...text(`WEBP${name}`), data.length, 0, 0, 0, ...data)
/** A photo, one without loss, one with more chunks: 600 by 300. */
const WEBP = webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0x2c, 0x01)
const WEBP_LOSSLESS = webp('VP8L', 0x2f, 0x57, 0xc2, 0x4a, 0x00)
const WEBP_EXTENDED = webp('VP8X', 0, 0, 0, 0, 0x57, 0x02, 0, 0x2b, 0x01, 0)
/** 40 bytes that ask a browser for a gigabyte. */
const WEBP_BOMB = webp('VP8L', 0x2f, 0xff, 0xff, 0xff, 0x0f)

test.each([
  ['a PDF', text('%PDF-1.7\n'), 'pdf'],
  ['a PDF behind a banner of its printer', text(`@PJL SET\n${' '.repeat(900)}%PDF-1.4`), 'pdf'],
  ['a PNG', PNG, 'png'],
  ['a JPG', JPEG, 'jpeg'],
  ['a WebP', WEBP, 'webp'],
  ['a sound in the same wrapping', text('RIFF\0\0\0\0WAVEfmt '), null],
  ['a program called worksheet.pdf', text('MZ worksheet.pdf'), null],
  ['a web page that names a PDF far below', text(`<html>${' '.repeat(2_000)}%PDF-`), null],
  ['a GIF', text('GIF89a'), null],
  ['nothing', bytes(), null],
])('%s is told by its content', (_, file, kind) => {
  expect(fileKind(file)).toBe(kind)
})

describe('pixels of a picture', () => {
  test('are read from its header', () => {
    expect(picturePixels(PNG, 'png')).toBe(600 * 300)
    expect(picturePixels(JPEG, 'jpeg')).toBe(600 * 300)
    for (const file of [WEBP, WEBP_LOSSLESS, WEBP_EXTENDED])
      expect(picturePixels(file, 'webp')).toBe(600 * 300)
    expect(picturePixels(WEBP_BOMB, 'webp')).toBe(16_384 * 16_384)
  })

  test.each([
    ['png', PNG.slice(0, 20)],
    ['jpeg', JPEG.slice(0, 12)],
    ['webp', WEBP.slice(0, 28)],
    ['webp', webp('ALPH', 0, 0, 0, 0)],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0)],
  ] as const)('of a %s cut off, or that begins with something else, are unknown', (kind, file) => {
    expect(picturePixels(file, kind)).toBeNull()
  })
})
