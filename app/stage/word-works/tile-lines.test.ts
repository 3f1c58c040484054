import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST_TILE, tilesPerLine, tilesThatFit } from './tile-lines.ts'

describe('tilesPerLine', () => {
  it.each([
    [7, 6, 4],
    [10, 6, 5],
    [6, 6, 6],
    [13, 5, 5],
    [12, 5, 4],
  ])('%i letters where %i fit: %i a line', (letters, fit, line) => {
    expect(tilesPerLine(letters, fit)).toBe(line)
  })

  it('takes no more lines than needed, and the last one is short by less than a tile a line', () => {
    const count = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(count, count, (letters, fit) => {
        const line = tilesPerLine(letters, fit)
        const lines = Math.ceil(letters / line)
        expect(line).toBeLessThanOrEqual(fit)
        expect(lines).toBe(Math.ceil(letters / fit))
        expect(lines * line - letters).toBeLessThan(lines)
      }),
    )
  })
})

describe('tilesThatFit', () => {
  it.each([
    [SMALLEST_TILE * 6 + 5 * 6, 6],
    [SMALLEST_TILE * 6 + 5 * 6 - 1, 5],
    [10, 1],
  ])('in %i pixels: %i', (room, fit) => {
    expect(tilesThatFit(room, 6)).toBe(fit)
  })
})
