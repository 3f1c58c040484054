// Multiplying as rows and columns: a grid of unit squares, cut at the tens so that its parts can be counted.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  LABEL,
  labelAt,
  labelOnPaper,
  type Model,
  type Room,
  textWidth,
} from './model.ts'

const LARGEST_CELL = 34
/** Below this the unit lines would be a grey smear. */
const SMALLEST_GRID = 5

/** The longer side lies flat: 3 times 19 is drawn as 3 rows of 19. */
export function grid(left: number, right: number, room: Room): Model {
  const columns = Math.max(left, right)
  const rows = Math.min(left, right)
  const cell = Math.min(
    LARGEST_CELL,
    (room.width - LABEL - 8 - ANSWER_ROOM) / columns,
    (room.height - LABEL - 4) / rows,
  )
  const width = columns * cell
  const height = rows * cell
  const originX = (room.width - (LABEL + 8 + width + ANSWER_ROOM)) / 2 + LABEL + 8
  const originY = (room.height - (LABEL + height)) / 2 + LABEL
  const marks: Mark[] = []
  const why: Mark[] = []

  for (const [row, rowPart] of parts(rows).entries()) {
    for (const [column, columnPart] of parts(columns).entries()) {
      marks.push({
        mark: 'field',
        x: originX + columnPart.from * cell,
        y: originY + rowPart.from * cell,
        width: columnPart.length * cell,
        height: rowPart.length * cell,
        fill: (row + column) % 2 === 0 ? 'a' : 'b',
        outline: 'ink',
        hatched: row + column > 0,
        at: 0.15 * (row + column),
      })
      const product = String(columnPart.length * rowPart.length)
      if (columnPart.length * cell < textWidth(product, MIN_TEXT) + 10 || rowPart.length * cell < 24) continue
      const [x, y] = [columnPart, rowPart].map(({ from, length }) => (from + length / 2) * cell) as [
        number,
        number,
      ]
      why.push(...labelOnPaper(originX + x, originY + y, product, 0.25 * (row + column)))
    }
  }
  if (cell >= SMALLEST_GRID) {
    for (let column = 1; column < columns; column++) {
      const x = originX + column * cell
      marks.push(unitLine(x, originY, x, originY + height, column / columns))
    }
    for (let row = 1; row < rows; row++) {
      const y = originY + row * cell
      marks.push(unitLine(originX, y, originX + width, y, row / rows))
    }
  }
  for (const part of parts(columns)) {
    const x = originX + (part.from + part.length / 2) * cell
    marks.push(labelAt(x, originY - LABEL / 2 - 2, String(part.length)))
  }
  for (const part of parts(rows)) {
    // A part of one thin row: its label may not hang out below.
    const y = Math.min(originY + (part.from + part.length / 2) * cell, originY + height - MIN_TEXT / 2)
    marks.push(labelAt(originX - LABEL / 2 - 6, y, String(part.length)))
  }
  return {
    marks,
    why,
    answer: { x: originX + width + ANSWER_ROOM / 2, y: originY + height / 2, size: ANSWER_SIZE },
  }
}

/** Up to ten in one part, the rest in the next. */
function parts(count: number): { from: number; length: number }[] {
  if (count <= 10) return [{ from: 0, length: count }]
  return [
    { from: 0, length: 10 },
    { from: 10, length: count - 10 },
  ]
}

function unitLine(x: number, y: number, toX: number, toY: number, along: number): Mark {
  return {
    mark: 'line',
    from: { x, y },
    to: { x: toX, y: toY },
    ink: 'faint',
    width: 'thin',
    at: 0.2 + 0.4 * along,
  }
}
