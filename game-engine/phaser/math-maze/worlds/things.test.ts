import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import { FIELD } from './world.ts'
import { worldOf } from './world-of.ts'

test.each(BANDS)('the drawings of %s stay on their field', (band) => {
  const { things, player } = worldOf(band)
  expect(things.length).toBeGreaterThanOrEqual(5)
  for (const [index, drawing] of [...things, player ?? []].entries())
    for (const mark of drawing) {
      const { left, right, top, bottom } = extent(mark)
      expect(Math.min(left, top), `drawing ${index}`).toBeGreaterThanOrEqual(-2)
      expect(Math.max(right, bottom), `drawing ${index}`).toBeLessThanOrEqual(FIELD + 2)
    }
})
