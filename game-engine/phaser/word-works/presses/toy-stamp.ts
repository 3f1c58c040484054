// Elementary: a toy stamp with a face in a wooden frame. A flag of its bunting is coloured for every word printed.
import { arc, circle, curve, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import {
  around,
  block,
  line,
  type Press,
  pistonOver,
  printedSheet,
  rowsOf,
  type Setting,
  sheetPlace,
} from './press.ts'

const POST = 16
const FLAG = 34
const TEETH = 9

export function toyStamp({ room, places, word, printed, found }: Setting): Press {
  const [first = []] = rowsOf(places)
  const row = around(first)
  const { beam, head, top, stroke } = pistonOver(room, row, 420)
  const foot = row.y + row.height
  const right = beam.x + beam.width
  const still: Mark[] = []
  for (const x of [beam.x, right - POST]) {
    // Where the letters leave no room beside them the posts end above.
    const isFree = x + POST < row.x - 4 || x > row.x + row.width + 4
    const bottom = isFree ? foot : row.y - 6
    still.push(block({ x, y: beam.y, width: POST, height: bottom - beam.y }, 'b'))
  }
  still.push(block(beam, 'b', true))
  if (beam.x - room.x > 90) {
    still.push(
      ...gear({ x: beam.x - 46, y: beam.y + 34 }, 30, 'a'),
      ...gear({ x: beam.x - 20, y: beam.y + 80 }, 18, 'b'),
    )
    still.push(...blocks({ x: room.x + 14, y: foot }))
  }
  still.push(...bunting(beam, found))

  const face = Math.min(head.height * 0.62, 54)
  const body = { ...head, height: head.height - 10 }
  const middle = { x: head.x + head.width / 2, y: body.y + body.height / 2 }
  const dot = (dx: number) =>
    shape(ellipse(middle.x + dx * face, middle.y - face * 0.1, face * 0.08, face * 0.13), 'ink', 0, {
      outline: false,
    })
  const moving: Mark[] = [
    block({ x: top.x - 5, y: top.y, width: 10, height: head.y - top.y }, 'paper'),
    shape(circle(top.x, top.y + 4, 11), 'a', 0),
    block(body, 'a'),
    block({ x: head.x - 5, y: head.y + head.height - 12, width: head.width + 10, height: 12 }, 'b', true),
    dot(-0.42),
    dot(0.42),
    curve(
      arc(middle.x, middle.y + face * 0.08, face * 0.26, face * 0.2, 0.15 * Math.PI, 0.85 * Math.PI),
      0,
      'ink',
      'thick',
    ),
  ]
  return {
    still,
    head: moving,
    stroke: { x: 0, y: stroke },
    print: printed ? printedSheet(sheetPlace(room, beam), word) : [],
  }
}

function bunting(beam: Box, found: number): Mark[] {
  const count = Math.floor(beam.width / FLAG)
  const y = beam.y + beam.height
  return Array.from({ length: Math.max(0, count) }, (_, flag) => {
    const x = beam.x + (beam.width * (flag + 0.5)) / count
    const corners = [
      { x: x - 11, y },
      { x: x + 11, y },
      { x, y: y + 17 },
    ]
    return shape(corners, flag < found ? (flag % 2 === 0 ? 'a' : 'b') : 'paper', 0)
  })
}

function gear({ x, y }: Point, radius: number, fill: 'a' | 'b'): Mark[] {
  const teeth = Array.from({ length: TEETH * 4 }, (_, step) => {
    const angle = (step / (TEETH * 4)) * Math.PI * 2
    const reach = step % 4 < 2 ? radius : radius * 0.78
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  return [shape(teeth, fill, 0), shape(circle(x, y, radius * 0.26), 'paper', 0)]
}

/** Building blocks in the corner. */
function blocks({ x, y }: Point): Mark[] {
  return [
    block({ x, y: y - 34, width: 34, height: 34 }, 'a', true),
    block({ x: x + 38, y: y - 28, width: 30, height: 28 }, 'b', true),
    shape(
      [
        { x: x + 4, y: y - 36 },
        { x: x + 30, y: y - 36 },
        { x: x + 17, y: y - 58 },
      ],
      'b',
      0,
    ),
    line({ x: x - 8, y: y + 2 }, { x: x + 82, y: y + 2 }, 'thick'),
  ]
}
