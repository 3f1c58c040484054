// High school: the proof press of a newsroom. A cylinder rolls over the type on its rails, and the word stands as the headline
// of the page above; each word found before has filled a column of it.
import { circle } from '#engine/phaser/kit/forms.ts'
import { type Box, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { around, block, fittingSize, line, type Press, rowsOf, type Setting } from './press.ts'

const GAP = 5
const MAX_RADIUS = 34
const COLUMNS = 6
const LEADING = 7
const CARRIAGE = 12

export function cylinderPress({ room, places, word, printed, found }: Setting): Press {
  const [first = []] = rowsOf(places)
  const row = around(first)
  const radius = Math.max(12, Math.min(MAX_RADIUS, room.height * 0.19))
  const centre = { x: Math.max(room.x + radius + 2, row.x - radius * 0.4), y: row.y - GAP - radius }
  const end = Math.min(room.x + room.width - radius - 2, row.x + row.width + radius * 0.4)
  const page = {
    x: room.x + 6,
    y: room.y + 2,
    width: room.width - 12,
    height: Math.max(MIN_TEXT + 12, centre.y - radius - CARRIAGE - 8 - room.y),
  }
  const still: Mark[] = [...front(page, found), ...rails(room, row, centre.y)]
  const spokes = Array.from({ length: 4 }, (_, spoke) => {
    const angle = (spoke / 4) * Math.PI + 0.3
    const reach = { x: Math.cos(angle) * radius * 0.62, y: Math.sin(angle) * radius * 0.62 }
    return line(
      { x: centre.x - reach.x, y: centre.y - reach.y },
      { x: centre.x + reach.x, y: centre.y + reach.y },
    )
  })
  const ring = (share: number, fill: 'a' | 'b' | 'paper'): Mark => ({
    mark: 'shape',
    points: circle(centre.x, centre.y, radius * share),
    fill,
    outline: true,
    at: 0,
  })
  const head: Mark[] = [
    ring(1, 'b'),
    ring(0.78, 'paper'),
    ...spokes,
    ring(0.18, 'a'),
    block(
      {
        x: centre.x - radius * 0.7,
        y: centre.y - radius - CARRIAGE,
        width: radius * 1.4,
        height: CARRIAGE - 3,
      },
      'a',
    ),
  ]
  return {
    still,
    head,
    stroke: { x: Math.max(0, end - centre.x), y: 0 },
    print: printed ? headline(page, word) : [],
  }
}

/** The page as it will be printed: a line over it, room for the headline, columns below. */
function front(page: Box, found: number): Mark[] {
  const { x, y, width, height } = page
  const marks: Mark[] = [block(page, 'paper'), line({ x: x + 14, y: y + 8 }, { x: x + width - 14, y: y + 8 })]
  const top = y + headRoom(page)
  const pitch = (width - 28) / COLUMNS
  for (let column = 0; column < COLUMNS; column++) {
    const left = x + 14 + column * pitch
    for (let row = 0; top + row * LEADING < y + height - 6; row++) {
      const isLast = top + (row + 1) * LEADING >= y + height - 6
      const ink = column < found ? 'ink' : 'faint'
      const right = left + pitch * (isLast ? 0.6 : 1) - 12
      marks.push(line({ x: left, y: top + row * LEADING }, { x: right, y: top + row * LEADING }, 'thin', ink))
    }
  }
  return marks
}

function headRoom({ height }: Box): number {
  return Math.max(MIN_TEXT + 10, Math.min(58, height * 0.56))
}

function headline(page: Box, word: string): Mark[] {
  const deep = headRoom(page)
  const size = fittingSize(word, page.width - 40, Math.max(MIN_TEXT, Math.min(44, deep - 14)))
  const middle = { x: page.x + page.width / 2, y: page.y + 6 + (deep - 6) / 2 }
  return [{ mark: 'label', ...middle, text: word, size, ink: 'b', at: 0.1 }]
}

/** The rails beside the type, the cylinder's axle runs on them; and the bed the type lies on. */
function rails(room: Box, row: Box, axle: number): Mark[] {
  const floor = row.y + row.height + 4
  const right = room.x + room.width - 6
  const ticks = Array.from({ length: Math.floor((row.width + 40) / 12) }, (_, index) => {
    const x = Math.max(room.x + 6, row.x - 20) + index * 12
    return line({ x, y: floor + 3 }, { x, y: floor + (index % 5 === 0 ? 10 : 7) })
  }).filter((mark) => mark.mark === 'line' && mark.from.x < right)
  return [
    line({ x: room.x + 6, y: axle }, { x: right, y: axle }, 'thin', 'faint'),
    line({ x: room.x + 6, y: axle + 4 }, { x: right, y: axle + 4 }, 'thin', 'faint'),
    line(
      { x: Math.max(room.x + 6, row.x - 20), y: floor },
      { x: Math.min(right, row.x + row.width + 20), y: floor },
      'thick',
    ),
    ...ticks,
  ]
}
