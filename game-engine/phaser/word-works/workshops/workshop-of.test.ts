import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Site } from './workshop.ts'
import { workshopOf } from './workshop-of.ts'

const SITES: readonly Site[] = [
  {
    sheet: { x: 0, y: 60, width: 814, height: 460 },
    letters: { x: 270, y: 300, width: 270, height: 92 },
    notes: { x: 180, y: 410, width: 450, height: 64 },
    night: false,
  },
  {
    sheet: { x: 0, y: 60, width: 870, height: 500 },
    letters: { x: 46, y: 300, width: 300, height: 84 },
    notes: { x: 32, y: 404, width: 620, height: 70 },
    night: true,
  },
  {
    sheet: { x: 0, y: 60, width: 338, height: 350 },
    letters: { x: 64, y: 150, width: 208, height: 124 },
    notes: { x: 16, y: 286, width: 306, height: 94 },
    night: false,
  },
]
const CASES = BANDS.flatMap((band) => SITES.map((site) => [band, site] as const))

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const crosses = from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    return crosses ? !inside : inside
  }, false)
}

function gridOf({ x, y, width, height }: Box): Point[] {
  return Array.from({ length: 121 }, (_, at) => ({
    x: x + 1 + ((width - 2) * (at % 11)) / 10,
    y: y + 1 + ((height - 2) * Math.floor(at / 11)) / 10,
  }))
}

function covers(mark: Mark, place: Point): boolean {
  if (mark.mark === 'shape') return isInside(place, mark.points)
  const { left, right, top, bottom } = extent(mark)
  return place.x > left && place.x < right && place.y > top && place.y < bottom
}

describe.each(CASES)('%s on %j', (band, site) => {
  const marks = workshopOf(band, site)

  test('keeps to the sheet', () => {
    const { x, y, width, height } = site.sheet
    for (const mark of marks) {
      const { left, right, top, bottom } = extent(mark)
      expect(left).toBeGreaterThanOrEqual(x)
      expect(right).toBeLessThanOrEqual(x + width)
      expect(top).toBeGreaterThanOrEqual(y)
      expect(bottom).toBeLessThanOrEqual(y + height)
    }
  })

  test('leaves the letters and the clue on their paper', () => {
    const { letters, notes } = site
    for (const place of [letters, notes].flatMap(gridOf)) {
      const over = marks.filter((mark) => covers(mark, place))
      expect(over, JSON.stringify({ place, over })).toEqual([])
    }
  })

  test('leaves less than a fifth of the sheet empty', () => {
    const { letters, notes, sheet } = site
    const isPaper = ({ x, y }: Point) =>
      [letters, notes].some(
        (box) =>
          x > box.x - 12 && x < box.x + box.width + 12 && y > box.y - 12 && y < box.y + box.height + 12,
      )
    const inset = { x: sheet.x + 20, y: sheet.y + 20, width: sheet.width - 40, height: sheet.height - 40 }
    const places = gridOf(inset).filter((place) => !isPaper(place))
    const empty = places.filter((place) => !marks.some((mark) => covers(mark, place)))
    expect(empty.length / places.length).toBeLessThan(0.05)
  })
})

test('has a window with another sky at night', () => {
  const [day] = SITES
  if (!day) throw new Error('no site')
  expect(workshopOf('elementary', day)).not.toEqual(workshopOf('elementary', { ...day, night: true }))
})
