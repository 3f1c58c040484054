import { describe, expect, it } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const png = (width: number, height: number) => {
  const file = Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}
const webp = (bits: number) => {
  const file = Buffer.from('RIFF\0\0\0\0WEBPVP8L\x05\0\0\0\x2f\0\0\0\0', 'latin1')
  file.writeUInt32LE(bits, 21)
  return file
}

// Nothing here decodes a picture: whoever went on to decode would answer "unreadable".
describe('a file chosen as the picture of a card', () => {
  it.each([
    ['a PNG', png(50_000, 50_000)],
    ['a WebP', webp(0x0fff_ffff)],
  ])('is refused by its header, asking for more pixels than we decode: %s', async (_, file) => {
    expect(await shrinkPicture(new Blob([file]))).toBe('too_large')
  })

  it.each([
    ['whose size nobody knows', webp(0).subarray(0, 20)],
    ['that is a PDF', Buffer.from('%PDF-1.7')],
    ['that is an SVG', Buffer.from('<svg/>')],
  ])('is refused, one %s', async (_, file) => {
    expect(await shrinkPicture(new Blob([file]))).toBe('unreadable')
  })
})
