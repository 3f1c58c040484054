// Middle school: an iron hand press. A screw with a lever drives its platen down; what it has printed lies on a pile.
import { circle, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import {
  around,
  block,
  line,
  type Press,
  pile,
  pistonOver,
  printedSheet,
  rowsOf,
  type Setting,
  sheetPlace,
} from './press.ts'

const COLUMN = 22
const THREAD = 7
const PLATEN = 16

export function letterpress({ room, places, word, printed, found }: Setting): Press {
  const [first = []] = rowsOf(places)
  const row = around(first)
  const { beam, head, top, stroke } = pistonOver(room, row, 560)
  const right = beam.x + beam.width
  const foot = row.y + row.height + 8
  const still: Mark[] = []
  for (const x of [beam.x, right - COLUMN]) {
    const isFree = x + COLUMN < row.x - 2 || x > row.x + row.width + 2
    const bottom = isFree ? foot : row.y - 6
    still.push(block({ x, y: beam.y, width: COLUMN, height: bottom - beam.y }, 'b', true))
    still.push(line({ x: x + 6, y: beam.y + beam.height + 8 }, { x: x + 6, y: bottom - 8 }))
    if (isFree) still.push(block({ x: x - 8, y: bottom, width: COLUMN + 16, height: 8 }, 'b'))
  }
  // The crown, higher in its middle, where it holds the screw.
  const crown = [
    { x: beam.x - 6, y: beam.y + beam.height },
    { x: beam.x - 6, y: beam.y },
    { x: top.x - 46, y: beam.y },
    { x: top.x - 30, y: beam.y - 7 },
    { x: top.x + 30, y: beam.y - 7 },
    { x: top.x + 46, y: beam.y },
    { x: right + 6, y: beam.y },
    { x: right + 6, y: beam.y + beam.height },
  ]
  still.push(shape(crown, 'b', 0, { hatched: true }))
  const place = sheetPlace(room, beam)
  if (place.height > 40)
    still.push(
      ...pile({ x: place.x + 8, y: place.y + place.height - 16, width: place.width - 16, height: 12 }, found),
    )
  if (beam.x - room.x > 120) still.push(...inkTable(room.x + 12, foot))

  const shaft = { x: top.x - 9, y: top.y, width: 18, height: head.y + head.height - PLATEN - top.y }
  const moving: Mark[] = [block(shaft, 'paper')]
  for (let y = shaft.y + THREAD; y < shaft.y + shaft.height - 2; y += THREAD)
    moving.push(line({ x: shaft.x, y }, { x: shaft.x + shaft.width, y: y - 4 }))
  const reach = Math.min(90, head.width * 0.36)
  const lever = { x: top.x - reach, y: top.y - 3, width: 2 * reach, height: 7 }
  moving.push(
    block(lever, 'paper'),
    shape(circle(lever.x, top.y, 8), 'a', 0),
    shape(circle(lever.x + lever.width, top.y, 8), 'a', 0),
    shape(
      [
        { x: top.x - 22, y: head.y + head.height * 0.45 },
        { x: top.x + 22, y: head.y + head.height * 0.45 },
        { x: top.x + Math.min(60, head.width * 0.3), y: head.y + head.height - PLATEN },
        { x: top.x - Math.min(60, head.width * 0.3), y: head.y + head.height - PLATEN },
      ],
      'a',
      0,
    ),
    block({ ...head, y: head.y + head.height - PLATEN, height: PLATEN }, 'a', true),
  )
  return {
    still,
    head: moving,
    stroke: { x: 0, y: stroke },
    print: printed ? printedSheet(place, word) : [],
  }
}

/** An ink ball and a pot on a small table. */
function inkTable(x: number, foot: number): Mark[] {
  return [
    line({ x, y: foot - 30 }, { x: x + 92, y: foot - 30 }, 'thick'),
    line({ x: x + 10, y: foot - 30 }, { x: x + 6, y: foot + 4 }, 'thick'),
    line({ x: x + 82, y: foot - 30 }, { x: x + 86, y: foot + 4 }, 'thick'),
    block({ x: x + 12, y: foot - 58, width: 30, height: 26 }, 'b', true),
    block({ x: x + 9, y: foot - 64, width: 36, height: 7 }, 'paper'),
    shape(circle(x + 68, foot - 44, 12), 'a', 0),
    line({ x: x + 68, y: foot - 56 }, { x: x + 74, y: foot - 82 }, 'thick'),
  ]
}
