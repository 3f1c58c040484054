// What the three presses have in common. The letters are the page's own tiles; a press is the machine drawn around them.
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'

/** What is to be seen of a word, in the canvas's own pixels. */
export interface Setting {
  /** Above the places: the machine's own room. */
  readonly room: Box
  /** The places of the answer, full and empty, in one row or several. Never none. */
  readonly places: readonly Box[]
  /** How many of them are full. */
  readonly placed: number
  /** The word, found. */
  readonly word: string
  /** It is found: only now may it be shown. */
  readonly printed: boolean
}

export interface Press {
  /** What stands there while letters come and go. */
  readonly machine: readonly Mark[]
  /** What comes with each letter placed. */
  readonly letters: readonly (readonly Mark[])[]
  /** What appears when the word is printed. */
  readonly print: readonly Mark[]
}

/** The same marks, all at one moment. */
export function at(moment: number, marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, at: moment }))
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
  width: 'thin' | 'thick',
  moment: number,
  ink: 'ink' | 'a' | 'b' | 'faint' = 'ink',
): Mark {
  return { mark: 'line', from, to, ink, width, at: moment }
}

export function block(box: Box, fill: 'a' | 'b' | 'none', moment: number, hatched = false): Mark {
  const { x, y, width, height } = box
  return { mark: 'field', x, y, width, height, fill, outline: 'ink', hatched, at: moment }
}
