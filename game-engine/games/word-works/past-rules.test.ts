import { expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { wordWorksRules3, wordWorksRules4 } from './past-rules.ts'
import { wordWorksRules } from './rules.ts'
import { perfectPlayer, playRound } from './scripted-players.ts'
import { WORD_BANKS } from './sets.ts'
import { WORD_BANKS_3 } from './words/version-3.ts'

test.each(LANGUAGES)(
  '%s: every word of version 3 is one of today, so what its tiles spell is still looked up',
  (language) => {
    const today = Object.values(WORD_BANKS[language])
      .flat(2)
      .map(({ word }) => word)
    const before = Object.values(WORD_BANKS_3[language])
      .flat(2)
      .map(({ word }) => word)
    expect(before.filter((word) => !today.includes(word))).toEqual([])
  },
)

test('a round of version 3 draws from the words of its day, one of today from all', () => {
  const drawn = (rules: typeof wordWorksRules) =>
    Array.from({ length: 60 }, (_, seed) => {
      const { state } = playRound(roundOptions({ seed, band: 'high' }), perfectPlayer(700), { rules })
      return state.used
    }).flat()
  const before = WORD_BANKS_3.en.high.flat().map(({ word }) => word)
  expect(drawn(wordWorksRules3).every((word) => before.includes(word))).toBe(true)
  expect(new Set(drawn(wordWorksRules)).size).toBeGreaterThan(2 * before.length)
})

test('a level of a pack began the band again in version 4, and brings words of the next band today', () => {
  const own = new Set(WORD_BANKS.en.elementary.flat().map(({ word }) => word))
  const options = roundOptions({ seed: 1, band: 'elementary', extraLevels: 2 })
  const strange = (rules: typeof wordWorksRules) =>
    playRound(options, perfectPlayer(700), { rules }).state.used.filter((word) => !own.has(word))
  expect(strange(wordWorksRules4)).toEqual([])
  expect(strange(wordWorksRules).length).toBeGreaterThan(0)
})
