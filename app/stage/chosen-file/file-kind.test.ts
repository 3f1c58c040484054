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

test.each([
  ['a PDF', text('%PDF-1.7\n'), 'pdf'],
  ['a PDF behind a banner of its printer', text(`@PJL SET\n${' '.repeat(900)}%PDF-1.4`), 'pdf'],
  ['a PNG', PNG, 'png'],
  ['a JPG', JPEG, 'jpeg'],
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
  })

  test.each([
    ['png', PNG.slice(0, 20)],
    ['jpeg', JPEG.slice(0, 12)],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0)],
  ] as const)('of a %s cut off are unknown', (kind, file) => {
    expect(picturePixels(file, kind)).toBeNull()
  })
})
