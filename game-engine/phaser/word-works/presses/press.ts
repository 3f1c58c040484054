// What the three workshops have in common. The letters are the page's own tiles; a press is the machine drawn around them,
// with a head that comes down on the word, or rolls over it, and leaves it printed.
import { shape } from '#engine/phaser/kit/forms.ts'
import { type Box, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'

/** What is to be seen of a word, in the canvas's own pixels. */
export interface Setting {
  /** Above the places: the machine's own room. */
  readonly room: Box
  /** The places of the answer, full and empty, in one row or several. Never none. */
  readonly places: readonly Box[]
  /** The word, found. */
  readonly word: string
  /** It is found: only now may it be shown. */
  readonly printed: boolean
  /** Words found so far. */
  readonly found: number
}

export interface Press {
  /** What stands there, and what earlier words have left. */
  readonly still: readonly Mark[]
  /** What moves, at rest. */
  readonly head: readonly Mark[]
  /** How far it moves to print, in px. */
  readonly stroke: Point
  /** What appears when the word is printed. */
  readonly print: readonly Mark[]
}

/** Places that lie side by side, line by line. */
export function rowsOf(places: readonly Box[]): Box[][] {
  const rows: Box[][] = []
  for (const place of places) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - place.y) < place.height / 2) row.push(place)
    else rows.push([place])
  }
  return rows
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

export function line(
  from: Point,
  to: Point,
  width: 'thin' | 'thick' = 'thin',
  ink: 'ink' | 'a' | 'b' | 'faint' = 'ink',
): Mark {
  return { mark: 'line', from, to, ink, width, at: 0 }
}

/** A part of the machine: a filled block with an outline. */
export function block({ x, y, width, height }: Box, fill: 'a' | 'b' | 'paper', hatched = false): Mark {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return shape(corners, fill, 0, { hatched })
}

/** The place for the printed sheet: beside the machine, or hung on its beam where there is no room beside it. */
export function sheetPlace(room: Box, beam: Box): Box {
  const beside = room.x + room.width - beam.x - beam.width - 20
  if (beside >= 116) {
    const width = Math.min(beside, 210)
    const height = Math.min(room.height - 12, 96)
    return { x: room.x + room.width - width - 6, y: room.y + room.height - height - 4, width, height }
  }
  const width = Math.min(beam.width - 24, 240)
  return { x: beam.x + (beam.width - width) / 2, y: beam.y - 8, width, height: 34 }
}

/** The word on a sheet of its own. */
export function printedSheet(place: Box, word: string): Mark[] {
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const size = fittingSize(word, place.width - 20, Math.min(38, place.height * 0.6))
  return [block(place, 'paper'), { mark: 'label', ...middle, text: word, size, ink: 'b', at: 0.2 }]
}

/** The largest type that sets the word in this width. */
export function fittingSize(word: string, width: number, largest: number): number {
  // A Chinese character is twice as wide as a letter.
  const ems = [...word].reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : 0.6), 0)
  return Math.max(MIN_TEXT, Math.min(largest, Math.floor(width / ems)))
}

/** Sheets printed before, one on the other. */
export function pile(place: Box, found: number): Mark[] {
  return Array.from({ length: Math.min(found, 8) }, (_, index) =>
    block({ ...place, x: place.x - 2 + ((index * 5) % 7), y: place.y - 4 * index }, 'paper'),
  )
}

/** A head on a rod through a beam, above the first row of letters: where its parts lie. */
export interface Piston {
  readonly beam: Box
  readonly head: Box
  /** The end of the rod above the beam. */
  readonly top: Point
  readonly stroke: number
}

const ABOVE_LETTERS = 14

/** @param width of the head, at most that of the row */
export function pistonOver(room: Box, row: Box, widest: number): Piston {
  const stroke = Math.max(ABOVE_LETTERS + 4, Math.min(ABOVE_LETTERS + row.height * 0.3, room.height * 0.2))
  const x = row.x + row.width / 2
  const beamHeight = Math.max(10, room.height * 0.1)
  const beam = {
    x: Math.max(room.x + 2, row.x - 44),
    y: room.y + stroke + 6,
    width: 0,
    height: beamHeight,
  }
  beam.width = Math.min(room.x + room.width - 2, row.x + row.width + 44) - beam.x
  const bottom = row.y - ABOVE_LETTERS
  const top = beam.y + beamHeight + Math.max(2, (bottom - beam.y - beamHeight) * 0.12)
  const width = Math.min(row.width, widest)
  return {
    beam,
    stroke,
    top: { x, y: room.y + 6 },
    head: { x: x - width / 2, y: top, width, height: Math.max(10, bottom - top) },
  }
}
