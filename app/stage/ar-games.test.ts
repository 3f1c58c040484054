import { expect, test } from 'vitest'
import { GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import { PLAYABLE_RULES } from '#engine/games/registry.ts'
import { AR_FRAMES } from './ar-games.ts'

test('the AR games that have a screen are those whose rounds can be scored', () => {
  const scored = GAME_CATALOGUE.filter(
    ({ id, isAR }) => isAR && PLAYABLE_RULES.some((rules) => rules.id === id),
  )
  expect(Object.keys(AR_FRAMES).toSorted()).toEqual(scored.map(({ id }) => id).toSorted())
})

test('a round for a look is one level long', () => {
  for (const { id, lastLevel } of PLAYABLE_RULES.filter((rules) => Object.hasOwn(AR_FRAMES, rules.id))) {
    for (const band of ['elementary', 'middle', 'high'] as const) {
      const round = { band, language: 'en' } as const
      const extraLevels = 1 - lastLevel({ ...round, extraLevels: 0 })
      expect([id, lastLevel({ ...round, extraLevels })]).toEqual([id, 1])
    }
  }
})
