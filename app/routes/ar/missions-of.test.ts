import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { AR_GAMES } from './find-ar-game.ts'
import { missionsOf } from './missions-of.server.ts'

test('every game has eight missions or more for each grade and language, and in all as many as they are together', () => {
  for (const { id } of AR_GAMES)
    for (const language of ['en', 'es', 'fr', 'zh'] as const) {
      const each = BANDS.map((band) => missionsOf(id, band, language))
      expect([id, language, Math.min(...each) >= 8]).toEqual([id, language, true])
      expect(missionsOf(id, null, language)).toBe(each.reduce((sum, count) => sum + count, 0))
    }
})
