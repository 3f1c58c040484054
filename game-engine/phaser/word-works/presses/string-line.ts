// Elementary: letters of cut paper, pegged to a string between two sticks. A finished word gets its bunting.
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { around, line, type Press, rowsOf, type Setting } from './press.ts'

const INSET = 12
const KNOTS = 12

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
  const machine: Mark[] = []
  for (const x of [left, right]) {
    machine.push(line({ x, y: top - 4 }, { x, y: row.y + row.height * 0.4 }, 'thick', 0), {
      mark: 'counter',
      x,
      y: top - 6,
      radius: 8,
      kind: 'b',
      at: 0.1,
    })
  }
  for (let knot = 0; knot < KNOTS; knot++) {
    const along = (share: number) => stringAt(left + (right - left) * share)
    machine.push(line(along(knot / KNOTS), along((knot + 1) / KNOTS), 'thin', 0.1 + (0.5 * knot) / KNOTS))
  }

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
    const flags = Math.floor((right - left) / 34)
    for (let flag = 1; flag < flags; flag++) {
      const { x, y } = stringAt(left + ((right - left) * flag) / flags)
      print.push({ mark: 'counter', x, y: y + 7, radius: 6, kind: flag % 2 === 0 ? 'a' : 'b', at: 1 })
    }
  }
  return { machine, letters, print }
}
