// Middle school: a felt stamp goes from square to square. Done, it stands on its pad, and the word is underlined twice.
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { around, block, line, type Press, rowsOf, type Setting } from './press.ts'

const PAD = { width: 72, height: 18 }
const KNOB = 9
const MAX_HEIGHT = 66

export function feltStamp({ room, places, placed, printed }: Setting): Press {
  const rows = rowsOf(places)
  const [first = []] = rows
  const row = around(first)
  const height = Math.min(MAX_HEIGHT, room.height - 10)
  const pad = {
    x: room.x + room.width - PAD.width - 6,
    y: room.y + room.height - PAD.height - 4,
    ...PAD,
  }
  const next = placed < first.length ? first[placed] : undefined
  // Where the stamp would stand in its own pad, the pad makes room.
  const padIsFree = next === undefined || next.x + next.width < pad.x - 4
  const machine: Mark[] = []
  if (padIsFree) {
    machine.push(
      block(pad, 'a', 0.1, true),
      line(
        { x: pad.x - 6, y: pad.y + pad.height + 2 },
        { x: pad.x + pad.width + 6, y: pad.y + pad.height + 1 },
        'thick',
        0.1,
      ),
    )
  }
  machine.push(
    ...(next
      ? stamp({ x: next.x + next.width / 2, y: row.y - 8 }, Math.min(next.width * 0.86, 54), height)
      : stamp({ x: pad.x + pad.width / 2, y: pad.y - 2 }, 54, height - PAD.height)),
  )

  const letters = places.slice(0, placed).map((place, index): Mark[] => {
    if (index >= first.length) return []
    const x = place.x + place.width / 2
    const tick = (lean: number) =>
      line({ x: x + lean * 7, y: place.y - 6 }, { x: x + lean * 10, y: place.y - 13 }, 'thin', 0, 'b')
    return [tick(-1), tick(0), tick(1)]
  })

  const print = printed
    ? rows.flatMap((squares) => {
        const { x, y, width, height: deep } = around(squares)
        return [
          line({ x, y: y + deep + 7 }, { x: x + width, y: y + deep + 5 }, 'thick', 1, 'b'),
          line(
            { x: x + width * 0.08, y: y + deep + 13 },
            { x: x + width * 0.9, y: y + deep + 11 },
            'thin',
            1,
            'b',
          ),
        ]
      })
    : []
  return { machine, letters, print }
}

/** A knob on a handle on a block; `foot` is where it touches the paper. */
function stamp(foot: Point, width: number, height: number): Mark[] {
  const base = Math.min(20, height * 0.36)
  const knob = { x: foot.x, y: foot.y - height + KNOB }
  return [
    line(knob, { x: foot.x, y: foot.y - base }, 'thick', 0.45),
    { mark: 'counter', ...knob, radius: KNOB, kind: 'a', at: 0.5 },
    block({ x: foot.x - width / 2, y: foot.y - base, width, height: base }, 'b', 0.5, true),
  ]
}
