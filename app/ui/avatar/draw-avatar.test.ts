import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawAvatar, isAvatarHash } from './draw-avatar.ts'

const hashes = fc.string().map((text) => createHash('sha256').update(text).digest('hex'))

describe('an avatar', () => {
  it('is the same for the same hash, and one SVG of paths and numbers for every hash', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const drawing = drawAvatar(hash)
        expect(drawAvatar(hash)).toBe(drawing)
        expect(drawing).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96"[^>]*>.*<\/svg>$/,
        )
        expect(drawing).not.toMatch(/undefined|NaN|script|href|http:\/\/(?!www\.w3\.org\/2000\/svg)/)
        expect(drawing).not.toContain(hash.slice(0, 12))
      }),
    )
  })

  it('differs between people', () => {
    const drawn = new Set(
      Array.from({ length: 200 }, (_, index) =>
        drawAvatar(createHash('sha256').update(`student${index}@school.example`).digest('hex')),
      ),
    )
    expect(drawn.size).toBeGreaterThan(195)
  })

  it('is drawn from 64 lower-case hexadecimal digits and from nothing else', () => {
    fc.assert(fc.property(hashes, isAvatarHash))
    for (const other of [
      '',
      'maria@example.com',
      'A'.repeat(64),
      'a'.repeat(63),
      `${'a'.repeat(64)}\n`,
      undefined,
    ])
      expect(isAvatarHash(other), String(other)).toBe(false)
    expect(() => drawAvatar('zz')).toThrow()
  })
})
