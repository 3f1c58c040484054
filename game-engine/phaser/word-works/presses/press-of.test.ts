import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import { type Box, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { around, rowsOf } from './press.ts'
import { pressOf } from './press-of.ts'

/** Of a band's shortest word, and of the longest a level pack brings. */
const LENGTHS = { elementary: [3, 13], middle: [4, 13], high: [4, 13] } as const
const ROOMS: readonly Box[] = [
  { x: 16, y: 60, width: 250, height: 92 },
  { x: 16, y: 60, width: 330, height: 92 },
  { x: 30, y: 60, width: 780, height: 190 },
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

const cases = BANDS.flatMap((band) =>
  LENGTHS[band].flatMap((count) => ROOMS.map((room) => [band, count, room] as const)),
)

describe.each(cases)('%s, %d letters, in %j', (band, count, room) => {
  const places = placesIn(room, count)
  const word = 'abcdefghijklm'.slice(0, count)
  const press = (printed: boolean, found = 3) => pressOf(band, { room, places, word, printed, found })

  test('keeps to the sheet, leaves the letters free while it rests, and prints only what is found', () => {
    const sheet = around([room, ...places])
    const [first = []] = rowsOf(places)
    const row = around(first)
    for (const printed of [false, true]) {
      const { still, head, print } = press(printed)
      expect(print.length > 0).toBe(printed)
      if (!printed) expect(JSON.stringify({ still, head, print })).not.toContain(word)
      for (const mark of [...still, ...head, ...print]) {
        const { left, right, top, bottom } = extent(mark)
        expect(left).toBeGreaterThanOrEqual(sheet.x - 14)
        expect(right).toBeLessThanOrEqual(sheet.x + sheet.width + 14)
        expect(top).toBeGreaterThanOrEqual(sheet.y - 2)
        expect(bottom).toBeLessThanOrEqual(sheet.y + sheet.height + 16)
        if (mark.mark === 'label') expect(mark.size).toBeGreaterThanOrEqual(MIN_TEXT)
        const overLetters =
          left < row.x + row.width - 2 && right > row.x + 2 && top < row.y + row.height && bottom > row.y
        expect(overLetters, JSON.stringify(mark)).toBe(false)
      }
    }
  })

  test('comes down on the letters, or rolls over them, to print, and shows how much is found', () => {
    const { head, stroke } = press(false)
    const [first = []] = rowsOf(places)
    const row = around(first)
    const reach = around(
      head.map(extent).map(({ left, top, right, bottom }) => ({
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
      })),
    )
    if (band === 'high') expect(reach.x + stroke.x + reach.width).toBeGreaterThanOrEqual(row.x + row.width)
    else expect(reach.y + reach.height + stroke.y).toBeGreaterThan(row.y)
    if (room.width > 400 && count < 9) expect(press(false, 2).still).not.toEqual(press(false, 1).still)
  })
})

test('places are told apart by line', () => {
  expect(rowsOf(placesIn({ x: 0, y: 0, width: 250, height: 56 }, 9)).map(({ length }) => length)).toEqual([
    4, 4, 1,
  ])
})
