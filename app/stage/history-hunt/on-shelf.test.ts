import { expect, test } from 'vitest'
import { bakeModel } from '#engine/ar/bake-model.ts'
import { BANDS } from '#engine/core/bands.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { missionAt } from '#engine/games/history-hunt/missions.ts'
import { RIBBON_LENGTH, RIBBON_WIDTH, ribbonAt, SHELF, SHELF_SIZE, shelfSpot } from './layout.ts'
import { onShelf } from './on-shelf.ts'

test.each(BANDS)(
  '%s: each of the eight missions shows an artefact of its own that no other shows',
  (band) => {
    const shown = onShelf({ band, finished: [], lastLevel: 8 })
    expect(shown.map(({ mission }) => mission)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(new Set(shown.map(({ artefact }) => artefact)).size).toBe(8)
    for (const { mission, artefact } of shown) expect(missionAt(band, mission).artefacts).toContain(artefact)
  },
)

test('what is finished makes room for the next; beyond the last there is nothing', () => {
  const missions = (finished: number[], lastLevel: number) =>
    onShelf({ band: 'high', finished, lastLevel }).map(({ mission }) => mission)
  expect(missions([0, 3], 18)).toEqual([1, 2, 4, 5, 6, 7, 8, 9])
  expect(missions([0, 1, 2, 3, 4, 5], 8)).toEqual([6, 7])
})

test.each([1, 3, 4, 5, 8])('%i stand behind the ribbon, apart from each other', (count) => {
  const spots = Array.from({ length: count }, (_, place) => shelfSpot(place, count))
  expect(count).toBeLessThanOrEqual(SHELF)
  for (const [index, [x, , z]] of spots.entries()) {
    expect(z + SHELF_SIZE / 2).toBeLessThan(ribbonAt(x / RIBBON_LENGTH + 0.5)[2])
    expect(z).toBeLessThan(ribbonAt(x / RIBBON_LENGTH + 0.5)[2] - RIBBON_WIDTH / 2)
    for (const [otherX, , otherZ] of spots.slice(index + 1))
      expect(Math.hypot(x - otherX, z - otherZ)).toBeGreaterThan(SHELF_SIZE)
  }
})

test.each(BANDS)('%s: all that waits is drawn within what phones draw without a stutter', (band) => {
  const triangles = onShelf({ band, finished: [], lastLevel: 8 }).map(
    ({ artefact }) => bakeModel(`artefact ${artefact}`, artefactOf(artefact).shape).triangles,
  )
  // Ribbon and cards take a few thousand more.
  expect(triangles.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(45_000)
})
