// A case of type: compartments of several sizes, each with a little type in it.
import { curve } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'

/** How wide the columns of a case are, in turn: the common letters have more room. */
const SHARES = [2, 1, 1, 2, 1, 1] as const

export function typeCase({ x, y, width, height }: Box, columns: number, rows: number): Mark[] {
  const shares = Array.from({ length: columns }, (_, column) => SHARES[column % SHARES.length] ?? 1)
  const all = shares.reduce<number>((sum, share) => sum + share, 0)
  const inner = { x: x + 5, y: y + 5, width: width - 10, height: height - 10 }
  const marks: Mark[] = [block({ x, y, width, height }, 'b'), block(inner, 'paper')]
  const tall = inner.height / rows
  for (let row = 1; row < rows; row++) {
    const level = inner.y + row * tall
    marks.push(
      curve(
        [
          { x: inner.x, y: level },
          { x: inner.x + inner.width, y: level },
        ],
        0,
        'ink',
      ),
    )
  }
  let left = inner.x
  for (const [column, share] of shares.entries()) {
    const wide = (inner.width * share) / all
    if (column > 0)
      marks.push(
        curve(
          [
            { x: left, y: inner.y },
            { x: left, y: inner.y + inner.height },
          ],
          0,
          'ink',
        ),
      )
    for (let row = 0; row < rows; row++) {
      const heap = (column * 3 + row * 5) % 4
      for (let sort = 0; sort <= heap; sort++) {
        const at = left + 5 + sort * 6
        if (at > left + wide - 5) break
        const foot = inner.y + (row + 1) * tall - 3
        marks.push(
          curve(
            [
              { x: at, y: foot },
              { x: at, y: foot - Math.min(11, tall * 0.5) },
            ],
            0,
            (column + row) % 3 === 0 ? 'a' : 'ink',
            'thick',
          ),
        )
      }
    }
    left += wide
  }
  return marks
}
