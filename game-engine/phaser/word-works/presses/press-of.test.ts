import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { type Box, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { around, at, rowsOf } from './press.ts'
import { pressOf } from './press-of.ts'

const LENGTHS = { elementary: [3, 6], middle: [4, 9], high: [4, 13] } as const
const ROOMS: readonly Box[] = [
  { x: 16, y: 60, width: 250, height: 56 },
  { x: 16, y: 60, width: 330, height: 56 },
  { x: 30, y: 60, width: 780, height: 72 },
]

/** Places as the page lays them out below the room: in the middle, in as many lines as they need. */
function placesIn(room: Box, count: number): Box[] {
  const perLine = Math.min(count, Math.floor((room.width - 30) / 50))
  const left = room.x + (room.width - perLine * 50) / 2
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % perLine) * 50,
    y: room.y + room.height + 16 + Math.floor(index / perLine) * 58,
    width: 46,
    height: 50,
  }))
}

function pointsOf(mark: Mark): { x: number; y: number }[] {
  if (mark.mark === 'line' || mark.mark === 'hop') return [mark.from, mark.to]
  if (mark.mark === 'field') return [mark, { x: mark.x + mark.width, y: mark.y + mark.height }]
  return 'x' in mark ? [mark] : [...mark.points]
}

const cases = BANDS.flatMap((band) =>
  LENGTHS[band].flatMap((count) => ROOMS.map((room) => [band, count, room] as const)),
)

describe.each(cases)('%s, %d letters, in %j', (band, count, room) => {
  test('keeps to the sheet, leaves the letters free, and prints only what is found', () => {
    const places = placesIn(room, count)
    const sheet = around([room, ...places])
    const word = 'abcdefghijklm'.slice(0, count)
    for (let placed = 0; placed <= count; placed++) {
      const printed = placed === count
      const press = pressOf(band, { room, places, placed, word, printed })
      expect(press.letters).toHaveLength(placed)
      expect(press.print.length > 0).toBe(printed)
      if (!printed) expect(JSON.stringify(press)).not.toContain(word)
      for (const mark of [...press.machine, ...press.letters.flat(), ...press.print]) {
        for (const { x, y } of pointsOf(mark)) {
          expect(x).toBeGreaterThanOrEqual(sheet.x - 12)
          expect(x).toBeLessThanOrEqual(sheet.x + sheet.width + 12)
          expect(y).toBeGreaterThanOrEqual(sheet.y - 2)
          expect(y).toBeLessThanOrEqual(sheet.y + sheet.height + 16)
        }
        if (mark.mark === 'label') expect(mark.size).toBeGreaterThanOrEqual(MIN_TEXT)
        if (mark.mark !== 'field') continue
        for (const { x, y, width, height } of places) {
          const isOver =
            mark.x < x + width - 6 &&
            mark.x + mark.width > x + 6 &&
            mark.y < y + height - 6 &&
            mark.y + mark.height > y + 6
          expect(isOver, `a field over the letter at ${x}, ${y}`).toBe(false)
        }
      }
    }
  })
})

test('places are told apart by line', () => {
  expect(rowsOf(placesIn({ x: 0, y: 0, width: 250, height: 56 }, 9)).map(({ length }) => length)).toEqual([
    4, 4, 1,
  ])
})

test('marks can all be put to one moment', () => {
  const [, , room] = ROOMS
  if (!room) throw new Error('no room')
  const { machine } = pressOf('middle', {
    room,
    places: placesIn(room, 4),
    placed: 0,
    word: 'abcd',
    printed: false,
  })
  expect(new Set(machine.map((mark) => mark.at)).size).toBeGreaterThan(1)
  expect(new Set(at(0, machine).map((mark) => mark.at))).toEqual(new Set([0]))
})
