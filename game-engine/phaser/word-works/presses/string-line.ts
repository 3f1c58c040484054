// Elementary: letters of cut paper, pegged to a string between two sticks. A finished word gets its bunting.
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { around, line, type Press, rowsOf, type Setting } from './press.ts'

const INSET = 12
const KNOTS = 24
/** Pixels from flag to flag. */
const FLAG = 36

export function stringLine({ room, places, placed, printed }: Setting): Press {
  const [first = []] = rowsOf(places)
  const row = around(first)
  const [left, right] = [room.x + INSET, room.x + room.width - INSET]
  const top = room.y + 14
  const sag = Math.max(0, Math.min(22, room.height - 40))
  const stringAt = (x: number): Point => {
    const share = (x - left) / (right - left)
    return { x, y: top + sag * 4 * share * (1 - share) }
  }
  // Beside the letters the sticks reach down; where there is no room they end above.
  const foot = row.x - left > INSET ? row.y + row.height * 0.5 : row.y - 12
  const machine: Mark[] = []
  for (const x of [left, right]) {
    machine.push(line({ x, y: top - 4 }, { x, y: foot }, 'thick', 0), {
      mark: 'counter',
      x,
      y: top - 6,
      radius: 8,
      kind: 'b',
      at: 0.1,
    })
  }
  const string = Array.from({ length: KNOTS + 1 }, (_, knot) =>
    stringAt(left + ((right - left) * knot) / KNOTS),
  )
  machine.push({ mark: 'curve', points: string, ink: 'ink', width: 'thin', at: 0.3 })

  const letters = places.slice(0, placed).map((place, index): Mark[] => {
    if (index >= first.length) return []
    const x = place.x + place.width / 2
    return [
      line(stringAt(x), { x, y: place.y + 2 }, 'thin', 0),
      line({ x, y: place.y - 8 }, { x, y: place.y + 10 }, 'thick', 0, index % 2 === 0 ? 'b' : 'a'),
    ]
  })

  const print: Mark[] = []
  if (printed) {
    const flags = Math.floor((right - left) / FLAG)
    for (let flag = 1; flag < flags; flag++) {
      const middle = left + ((right - left) * flag) / flags
      const corners = [stringAt(middle - 10), stringAt(middle + 10)]
      const tip = { x: middle, y: stringAt(middle).y + 18 }
      const fill = flag % 2 === 0 ? 'a' : 'b'
      print.push({ mark: 'shape', points: [...corners, tip], fill, outline: true, at: 1 })
    }
  }
  return { machine, letters, print }
}
