// Multiplying as rows and columns: a grid of unit squares, cut at the tens so that its parts can be counted. The parts lie
// apart until they are joined by the answer.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  LABEL,
  labelAt,
  labelOnPaper,
  type Model,
  type Mover,
  type Room,
  textWidth,
  wrongBox,
} from './model.ts'

const LARGEST_CELL = 64
/** Units may be taller than wide, up to this, to use the sheet. */
const TALLEST_UNIT = 2.4
/** Below this the unit lines would be a grey smear. */
const SMALLEST_GRID = 5
const APART = 16
const MAX_SURPLUS = 20
const SIZE = 22

/** The longer side lies flat: 3 times 19 is drawn as 3 rows of 19. */
export function grid(left: number, right: number, room: Room): Model {
  const columns = Math.max(left, right)
  const rows = Math.min(left, right)
  const [columnParts, rowParts] = [parts(columns), parts(rows)]
  const apart = { x: APART * (columnParts.length - 1), y: APART * (rowParts.length - 1) }
  const besides = LABEL + 8 + ANSWER_ROOM
  const wide = Math.min(LARGEST_CELL, (room.width - besides - apart.x) / columns)
  const tall = Math.min(wide * TALLEST_UNIT, (room.height - LABEL - 4 - apart.y) / rows)
  const cell = { x: Math.min(wide, tall * 1.7), y: tall }
  const width = columns * cell.x
  const height = rows * cell.y
  const originX = (room.width - (besides + width + apart.x)) / 2 + LABEL + 8
  const originY = (room.height - (LABEL + height + apart.y)) / 2 + LABEL
  const marks: Mark[] = []
  const movers: Mover[] = []
  const why: Mark[] = []

  for (const [row, rowPart] of rowParts.entries()) {
    for (const [column, columnPart] of columnParts.entries()) {
      const box = {
        x: originX + columnPart.from * cell.x,
        y: originY + rowPart.from * cell.y,
        width: columnPart.length * cell.x,
        height: rowPart.length * cell.y,
      }
      const at = 0.15 * (row + column)
      const units: Mark[] = [
        { mark: 'field', ...box, fill: (row + column) % 2 === 0 ? 'a' : 'b', outline: 'ink', at },
      ]
      if (Math.min(cell.x, cell.y) >= SMALLEST_GRID) {
        for (let unit = 1; unit < columnPart.length; unit++) {
          const x = box.x + unit * cell.x
          units.push(unitLine(x, box.y, x, box.y + box.height, at))
        }
        for (let unit = 1; unit < rowPart.length; unit++) {
          const y = box.y + unit * cell.y
          units.push(unitLine(box.x, y, box.x + box.width, y, at))
        }
      }
      if (row + column === 0) marks.push(...units)
      else
        movers.push({
          marks: units,
          waits: { x: column * APART, y: row * APART },
          leap: 0,
          at: 0.2 * (row + column - 1),
        })
      const product = String(columnPart.length * rowPart.length)
      if (box.width < textWidth(product, MIN_TEXT) + 10 || box.height < 24) continue
      const size = box.width < 70 || box.height < 50 ? MIN_TEXT : SIZE
      why.push(
        ...labelOnPaper(box.x + box.width / 2, box.y + box.height / 2, product, 0.25 * (row + column), size),
      )
    }
  }
  for (const [index, part] of columnParts.entries()) {
    const x = originX + (part.from + part.length / 2) * cell.x + index * (APART / 2)
    marks.push(labelAt(x, originY - LABEL / 2 - 2, String(part.length)))
  }
  for (const [index, part] of rowParts.entries()) {
    // A part of one thin row: its label may not hang out below.
    const y = Math.min(
      originY + (part.from + part.length / 2) * cell.y + index * (APART / 2),
      originY + height + apart.y - MIN_TEXT / 2,
    )
    marks.push(labelAt(originX - LABEL / 2 - 6, y, String(part.length)))
  }
  const answer = {
    x: originX + width + apart.x + ANSWER_ROOM / 2 + 4,
    y: originY + height / 2,
    size: ANSWER_SIZE,
  }
  return {
    marks,
    movers,
    way: [],
    why,
    answer,
    struckAt: () => ({ x: answer.x, y: answer.y - ANSWER_SIZE }),
    miss(chosen) {
      const beside = ((chosen - columns * rows) / (columns * rows)) * width
      return beside > 0
        ? [
            wrongBox(
              {
                x: originX + width + 3,
                y: originY,
                width: Math.min(Math.max(beside, 5), MAX_SURPLUS),
                height,
              },
              false,
            ),
          ]
        : [wrongBox({ x: originX + width + beside, y: originY, width: -beside, height }, true)]
    },
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

function unitLine(x: number, y: number, toX: number, toY: number, at: number): Mark {
  return { mark: 'line', from: { x, y }, to: { x: toX, y: toY }, ink: 'faint', width: 'thin', at: at + 0.2 }
}
