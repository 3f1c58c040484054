// High school: lead type in a composing stick under a lever press; the proof beside it is pulled when the word is right.
import { type Box, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { around, block, line, type Press, rowsOf, type Setting } from './press.ts'

const STOP = 9
/** Room the proof needs beside the stick. */
const MIN_PROOF = 190

export function leadType({ room, places, placed, word, printed }: Setting): Press {
  const rows = rowsOf(places)
  const [first = []] = rows
  const row = around(first)
  const end = row.x + row.width

  const machine: Mark[] = rows.flatMap((types) => {
    // The stick: a floor, and at both ends a stop.
    const { x, y, width, height } = around(types)
    const floor = y + height + 3
    return [
      line({ x: x - STOP - 4, y: floor }, { x: x + width + STOP + 22, y: floor }, 'thick', 0),
      block({ x: x - STOP - 4, y: y + height * 0.3, width: STOP, height: height * 0.7 + 3 }, 'b', 0.1),
      block({ x: x + width + 4, y: y + height * 0.3, width: STOP, height: height * 0.7 + 3 }, 'b', 0.15),
      { mark: 'counter', x: x + width + STOP + 13, y: floor - 8, radius: 5, kind: 'none', at: 0.2 },
    ]
  })
  // The platen hangs from its lever, and lies on the type once the word is printed.
  const platen = printed ? row.y - 10 : Math.max(room.y + 24, row.y - 30)
  const pivot = { x: row.x + 6, y: room.y + 10 }
  const handle = { x: end + 20, y: room.y + (printed ? 22 : 4) }
  const middle = (row.x + end) / 2
  machine.push(
    line(pivot, handle, 'thick', 0.35),
    { mark: 'counter', ...pivot, radius: 3, kind: 'none', at: 0.35 },
    { mark: 'counter', ...handle, radius: 6, kind: 'a', at: 0.45 },
    line({ x: middle, y: (pivot.y + handle.y) / 2 }, { x: middle, y: platen }, 'thick', 0.4),
    block({ x: row.x - 4, y: platen, width: row.width + 8, height: 7 }, 'a', 0.4),
  )

  const letters = places
    .slice(0, placed)
    .map(({ x, y, width, height }): Mark[] => [
      line({ x: x + 4, y: y + height + 8 }, { x: x + width - 4, y: y + height + 8 }, 'thin', 0, 'faint'),
    ])

  const right = room.x + room.width - 12
  const proof = {
    x: Math.max(end + 60, right - 260),
    y: room.y + 8,
    width: 0,
    height: row.y + row.height - room.y - 12,
  }
  proof.width = right - proof.x
  const print: Mark[] = []
  if (proof.width >= MIN_PROOF) {
    machine.push(block(proof, 'none', 0.5), ...cropMarks(proof))
    if (printed) print.push(...impression(proof, word))
  } else if (printed) {
    print.push(line({ x: row.x, y: platen - 5 }, { x: end, y: platen - 5 }, 'thin', 1, 'b'))
  }
  return { machine, letters, print }
}

/** The word in ink, ruled above and below. */
function impression({ x, y, width, height }: Box, word: string): Mark[] {
  // A Chinese character is twice as wide as a letter.
  const ems = [...word].reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : 0.56), 0)
  const size = Math.max(MIN_TEXT, Math.min(40, Math.floor((width - 40) / ems)))
  const middle = { x: x + width / 2, y: y + height / 2 }
  const rule = (rise: number) =>
    line({ x: x + 20, y: middle.y + rise }, { x: x + width - 20, y: middle.y + rise }, 'thin', 1)
  return [
    { mark: 'label', ...middle, text: word, size, ink: 'b', at: 1 },
    rule(-size * 0.9),
    rule(size * 0.9),
  ]
}

/** Ticks outside the corners of the sheet. */
function cropMarks({ x, y, width, height }: Box): Mark[] {
  return [x, x + width].flatMap((cornerX) =>
    [y, y + height].flatMap((cornerY) => {
      const [dx, dy] = [cornerX === x ? -1 : 1, cornerY === y ? -1 : 1]
      return [
        line({ x: cornerX + 3 * dx, y: cornerY }, { x: cornerX + 9 * dx, y: cornerY }, 'thin', 0.6, 'faint'),
        line({ x: cornerX, y: cornerY + 3 * dy }, { x: cornerX, y: cornerY + 9 * dy }, 'thin', 0.6, 'faint'),
      ]
    }),
  )
}
