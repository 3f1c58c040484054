import { describe, expect, test } from 'vitest'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { POINTS_PER_LEVEL } from './constants.ts'
import { newRound, seedThat } from './round.fixture.ts'
import { wordWorksRules } from './rules.ts'
import { nextRightTile } from './scripted-players.ts'
import { setAt, WORD_BANKS } from './sets.ts'

describe('hints', () => {
  test('are the sentence, the first letter and the next, and cost nothing', () => {
    const round = newRound({ band: 'high' })
    const { word } = round.state()
    expect(round.hint()).toEqual([{ type: 'hint', step: 1 }])
    expect(round.text()).toBe('')
    round.hint()
    expect(round.text()).toBe(word.slice(0, 1))
    round.hint()
    expect(round.text()).toBe(word.slice(0, 2))
    expect(round.hint()).toBe('no_more_hints')
    expect(round.solve()).toContainEqual({ type: 'right', points: POINTS_PER_LEVEL })
  })

  test('keep what is right and clear what is wrong', () => {
    const round = newRound({ band: 'high' })
    const { word } = round.state()
    round.hint()
    round.place(nextRightTile(round.state()))
    const wrong = round
      .state()
      .tiles.findIndex((letter, tile) => letter !== word[1] && !round.state().answer.includes(tile))
    round.place(wrong)
    round.hint()
    expect(round.text()).toBe(word.slice(0, 2))
  })

  test('may finish the word', () => {
    const round = newRound()
    const { word } = round.state()
    round.hint()
    while (round.text().length < word.length - 1) round.place(nextRightTile(round.state()))
    expect(round.hint()).toContainEqual({ type: 'right', points: 10 })
  })

  test('a word found with one says nothing about the skill', () => {
    const [alone, helped] = [newRound(), newRound()]
    helped.hint()
    const ratings = [alone, helped].map((round) => {
      round.solve()
      return wordWorksRules.practice(round.state()).skills['words.spelling']
    })
    expect(ratings).toEqual([
      { rating: expect.any(Number), seen: 1, right: 1 },
      { rating: 1_000, seen: 1, right: 1 },
    ])
    expect(ratings[0]?.rating).toBeGreaterThan(1_000)
  })

  test('the first comes by itself after two misses, and with the next word', () => {
    const round = newRound({ seed: seedThat(false) })
    expect(round.miss()).not.toContainEqual({ type: 'hint', step: 1 })
    expect(round.miss()).toContainEqual({ type: 'hint', step: 1 })
    expect(round.state().hints).toBe(1)
    round.read()
    round.next()
    expect(round.state()).toMatchObject({ phase: 'asking', hints: 1, helpNext: false })
    round.read()
    round.next()
    if (round.state().phase === 'asking') expect(round.state().hints).toBe(0)
  })
})

describe('the choice of words', () => {
  function meanDifficulty(options: Partial<RoundOptions>): number {
    const difficulties = Array.from({ length: 200 }, (_, seed) =>
      newRound({ band: 'high', ...options, seed }).state(),
    )
    return difficulties.reduce((sum, { difficulty }) => sum + difficulty, 0) / difficulties.length
  }

  test('follows the rating and the wish for easier or harder words', () => {
    const strong = { ratings: { 'words.spelling': 1_600 } }
    expect(meanDifficulty(strong)).toBeGreaterThan(meanDifficulty({}) + 1)
    expect(meanDifficulty({ challenge: 'harder' })).toBeGreaterThan(meanDifficulty({}))
    expect(meanDifficulty({ challenge: 'easier' })).toBeLessThan(meanDifficulty({}))
  })

  test('uses a set up before it begins anew, and never shows a word twice in a row', () => {
    const round = newRound({ band: 'high', extraLevels: 160 })
    const size = setAt(WORD_BANKS.en, 'high', 1).length
    const shown = [round.state().word]
    while (round.state().phase !== 'over') {
      round.read()
      round.next()
      if (round.state().phase === 'asking') shown.push(round.state().word)
    }
    expect(shown.length).toBeGreaterThan(size)
    expect(new Set(shown.slice(0, size)).size).toBe(size)
    for (const [index, word] of shown.entries()) expect(word).not.toBe(shown[index - 1])
  })
})

test('the quickest anybody could be: every word is read before it is found, and looked at afterwards', () => {
  const round = newRound()
  round.miss()
  expect(wordWorksRules.quickestMs(round.state())).toBe(0)
  round.solve()
  expect(wordWorksRules.quickestMs(round.state())).toBe(2_100)
})
