// What the three workshops have in common: a wall, a bench under the letters and its front below, around the letters and the clue,
// which keep their paper. Everything stands still.
import { curve, shape } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark, Point, Shape } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'

/** Where things lie on the sheet that the workshop fills. */
export interface Site {
  readonly sheet: Box
  /** Around all places of the answer. */
  readonly letters: Box
  readonly notes: Box
  /** The page is in its dark colours. */
  readonly night: boolean
}

/** The parts of the place. */
export interface Plan {
  readonly wall: Box
  /** The top of the bench, under the letters. */
  readonly bench: Box
  readonly front: Box
  /** Left and right of the letters and the machine above them: free for furniture. */
  readonly left: Box
  readonly right: Box
  /** Paper under the letters, and under the clue. */
  readonly bed: Box
  readonly slip: Box
}

/** Of the sheet, around the picture: its corners are round, and tape holds it at the top. */
const MAT = 10
const TAPE = 17
const BENCH = 11
/** How far a machine reaches beyond its letters, and its wheels beyond that. */
const MACHINE = 48

export function planOf({ sheet, letters, notes }: Site): Plan {
  const mat = Math.min(MAT, sheet.width * 0.02)
  const x = sheet.x + mat
  const width = sheet.width - 2 * mat
  const right = x + width
  const top = sheet.y + TAPE
  const bottom = sheet.y + sheet.height - mat
  const benchTop = letters.y + letters.height + 3
  const floor = benchTop + Math.max(6, Math.min(BENCH, notes.y - benchTop - 4))
  const wall = { x, y: top, width, height: benchTop - top }
  const [from, to] = [letters.x - MACHINE, letters.x + letters.width + MACHINE]
  return {
    wall,
    bench: { x, y: benchTop, width, height: floor - benchTop },
    front: { x, y: floor, width, height: bottom - floor },
    left: { ...wall, width: Math.max(0, from - x) },
    right: { ...wall, x: Math.min(right, to), width: Math.max(0, right - to) },
    bed: within(wall, {
      x: letters.x - 8,
      y: letters.y - 8,
      width: letters.width + 16,
      height: letters.height + 16,
    }),
    slip: within(
      { x, y: floor, width, height: bottom - floor },
      { x: notes.x - 10, y: notes.y - 4, width: notes.width + 20, height: notes.height + 8 },
    ),
  }
}

function within(outer: Box, inner: Box): Box {
  const x = Math.max(outer.x, inner.x)
  const y = Math.max(outer.y, inner.y)
  const right = Math.min(outer.x + outer.width, inner.x + inner.width)
  const bottom = Math.min(outer.y + outer.height, inner.y + inner.height)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

/** The wall, cut out around the bed of the letters, which reaches down to the bench. */
export function wallOf({ wall, bed }: Plan, fill: Shape['fill']): Mark {
  const [right, bottom] = [wall.x + wall.width, wall.y + wall.height]
  const along = [
    { x: wall.x, y: wall.y },
    { x: right, y: wall.y },
    { x: right, y: bottom },
    { x: bed.x + bed.width, y: bottom },
    { x: bed.x + bed.width, y: bed.y },
    { x: bed.x, y: bed.y },
    { x: bed.x, y: bottom },
    { x: wall.x, y: bottom },
  ]
  return shape(along, fill, 0, { outline: false, soft: true })
}

/** The front of the bench, cut out around the slip with the clue. */
export function frontOf({ front, slip }: Plan, fill: Shape['fill']): Mark {
  const [right, bottom] = [front.x + front.width, front.y + front.height]
  const [slipRight, slipBottom] = [slip.x + slip.width, slip.y + slip.height]
  // In at the slip's upper left corner, once around it, and out again.
  const along = [
    { x: front.x, y: front.y },
    { x: slip.x, y: slip.y },
    { x: slip.x, y: slipBottom },
    { x: slipRight, y: slipBottom },
    { x: slipRight, y: slip.y },
    { x: slip.x, y: slip.y },
    { x: front.x, y: front.y },
    { x: right, y: front.y },
    { x: right, y: bottom },
    { x: front.x, y: bottom },
  ]
  return shape(along, fill, 0, { outline: false, soft: true })
}

/** Something that stands on a board. */
export interface Thing {
  readonly width: number
  readonly height: number
  /** @param base its left foot */
  draw(base: Point): readonly Mark[]
}

/** Things side by side on a board, in turn, as many as there is room for. */
export function shelf(board: Box, things: readonly Thing[], first = 0): Mark[] {
  const marks: Mark[] = [block({ ...board, height: 7 }, 'b')]
  for (const x of [board.x + board.width * 0.14, board.x + board.width * 0.86]) {
    marks.push(
      curve(
        [
          { x, y: board.y + 7 },
          { x, y: board.y + 17 },
        ],
        0,
        'ink',
        'thick',
      ),
    )
  }
  return [...marks, ...standing(board, things, first)]
}

/** Things side by side with nothing under them but what is there. */
export function standing(on: Box, things: readonly Thing[], first = 0): Mark[] {
  const marks: Mark[] = []
  let x = on.x + 6
  for (let index = first; index < first + 24; index++) {
    const thing = things[index % things.length]
    if (!thing || x + thing.width > on.x + on.width - 4) break
    marks.push(...thing.draw({ x, y: on.y }))
    x += thing.width + 9
  }
  return marks
}

/** Drawers beside each other, each with its knob. */
export function drawers({ x, y, width, height }: Box, count: number, fill: 'a' | 'b' | 'paper'): Mark[] {
  return Array.from({ length: count }, (_, drawer) => {
    const left = x + (width * drawer) / count + 3
    const wide = width / count - 6
    const knob = { x: left + wide / 2, y: y + height / 2 }
    return [
      block({ x: left, y: y + 4, width: wide, height: height - 8 }, fill),
      curve(
        [
          { x: knob.x - Math.min(9, wide * 0.2), y: knob.y },
          { x: knob.x + Math.min(9, wide * 0.2), y: knob.y },
        ],
        0,
        'ink',
        'thick',
      ),
    ]
  }).flat()
}
