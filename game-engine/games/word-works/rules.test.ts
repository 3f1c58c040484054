import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { wordWorksRules2 } from './past-rules.ts'
import { newRound, seedThat } from './round.fixture.ts'
import { type WordWorksRules, wordWorksRules } from './rules.ts'
import { nextRightTile, perfectPlayer, playRound } from './scripted-players.ts'
import { setAt, WORD_BANKS } from './sets.ts'
import type { WordWorksEvent } from './state.ts'

describe('the start', () => {
  test('level 1, score 0, no stars, a word of set 1, shuffled, and an empty answer', () => {
    const { state } = newRound()
    expect(state()).toMatchObject({ phase: 'asking', level: 1, score: 0, stars: 0, answer: [], hints: 0 })
    expect(setAt(WORD_BANKS.en, 'elementary', 1).map(({ word }) => word)).toContain(state().word)
    expect(state().tiles.join('')).not.toBe(state().word)
  })

  test.each(['en', 'es', 'fr', 'zh'] as const)('%s plays words of its own', (language) => {
    const { state } = newRound({ language, band: 'middle' })
    expect(setAt(WORD_BANKS[language], 'middle', 1).map(({ word }) => word)).toContain(state().word)
  })
})

describe('letters', () => {
  test('are placed in tapped order, taken back and moved', () => {
    const round = newRound({ band: 'high' })
    const { tiles } = round.state()
    expect(round.place(4)).toEqual([{ type: 'placed', tile: 4 }])
    round.place(0)
    round.place(2)
    expect(round.text()).toBe([tiles[4], tiles[0], tiles[2]].join(''))
    expect(round.take(1)).toEqual([{ type: 'taken', tile: 0 }])
    expect(round.state().answer).toEqual([4, 2])
    expect(round.move(2, 0)).toEqual([{ type: 'placed', tile: 2 }])
    expect(round.move(1, 1)).toEqual([{ type: 'placed', tile: 1 }])
    expect(round.state().answer).toEqual([2, 1, 4])
  })

  test.each<[string, (round: ReturnType<typeof newRound>) => unknown, string]>([
    ['a tile placed twice', (round) => round.place(1), 'no_such_tile'],
    ['a tile no word has here', (round) => round.place(12), 'no_such_tile'],
    ['a tile moved where it lies', (round) => round.move(1, 0), 'nothing_moves'],
    ['a tile moved past the end', (round) => round.move(1, 1), 'no_such_tile'],
    ['a new tile moved past the end', (round) => round.move(2, 2), 'no_such_tile'],
    ['a tile nobody has, moved', (round) => round.move(12, 0), 'no_such_tile'],
    ['nothing taken back', (round) => round.take(1), 'no_such_tile'],
    ['next word before the word is found', (round) => round.next(), 'not_reading'],
  ])('%s is refused and changes nothing', (_name, play, code) => {
    const round = newRound()
    round.place(1)
    const before = round.state()
    expect(play(round)).toBe(code)
    expect(round.state()).toBe(before)
  })

  test('that look alike are interchangeable', () => {
    const rules = wordWorksRules
    const state = {
      ...rules.start(roundOptions()),
      word: 'book',
      tiles: ['o', 'k', 'o', 'b'],
      answer: [3, 2, 0],
    }
    const found = rules.apply(state, { type: 'place', ms: 0, tile: 1 })
    expect(found.ok && found.value.state.phase).toBe('feedback')
    const other = rules.apply({ ...state, answer: [3, 0, 2] }, { type: 'place', ms: 0, tile: 1 })
    expect(other.ok && other.value.state.phase).toBe('feedback')
  })

  test('Reset shuffles them anew and clears the answer', () => {
    const round = newRound()
    round.place(0)
    const { tiles, word } = round.state()
    expect(round.shuffle()).toEqual([{ type: 'shuffled' }])
    expect(round.state()).toMatchObject({ answer: [], word, phase: 'asking' })
    expect(round.state().tiles).not.toEqual(tiles)
    expect(round.state().tiles.toSorted()).toEqual(tiles.toSorted())
  })
})

describe('a full answer', () => {
  test('that is the word gives 10 points x level', () => {
    const round = newRound()
    expect(round.solve()).toContainEqual({ type: 'right', points: 10 })
    expect(round.state()).toMatchObject({ phase: 'feedback', score: 10, level: 1, stars: 0 })
    for (const play of [() => round.place(0), () => round.take(0), round.shuffle, round.hint])
      expect(play()).toBe('not_asking')
  })

  test('that is not the word gives nothing, takes nothing and stays', () => {
    const round = newRound()
    expect(round.miss()).toContainEqual({ type: 'wrong' })
    const { tiles } = round.state()
    expect(round.state()).toMatchObject({ phase: 'asking', score: 0, answer: [...tiles.keys()] })
    round.take(0)
    expect(round.solve()).toContainEqual({ type: 'right', points: 10 })
    expect(wordWorksRules.score(round.state())).toMatchObject({ right: 1, answered: 2, asked: 2 })
  })

  test('is looked at again when a tile of it is moved', () => {
    const round = newRound()
    round.miss()
    expect(round.move(0, 1)).toContainEqual(
      expect.objectContaining({ type: expect.stringMatching(/^(wrong|right)$/) }),
    )
  })
})

describe('after a word', () => {
  test('definition and sentence come after 1.5 s, and stay until the next word', () => {
    const round = newRound()
    round.solve()
    expect(round.next()).toBe('not_reading')
    expect(round.tick(1_499)).toEqual([])
    expect(round.state().phase).toBe('feedback')
    expect(round.tick(1)).toEqual([{ type: 'told' }])
    expect(round.tick(3_600_000)).toEqual([])
    expect(round.state().phase).toBe('reading')
  })

  test('a press of Next Word may bring the last milliseconds itself', () => {
    const round = newRound()
    round.solve()
    round.tick(1_400)
    expect(round.dispatch({ type: 'next', ms: 100 })).toContainEqual({ type: 'told' })
    expect(round.state().phase).toBe('asking')
  })

  test('a draw below 0.7 raises the level and gives a star', () => {
    const round = newRound({ seed: seedThat(true) })
    round.read()
    expect(round.next()).toEqual([
      { type: 'level-up', level: 2 },
      { type: 'star', stars: 1 },
      { type: 'next' },
    ])
    expect(setAt(WORD_BANKS.en, 'elementary', 2).map(({ word }) => word)).toContain(round.state().word)
  })

  test('any other draw brings another word of the same set', () => {
    const round = newRound({ seed: seedThat(false) })
    const { word } = round.state()
    round.read()
    expect(round.next()).toEqual([{ type: 'next' }])
    expect(round.state()).toMatchObject({ level: 1, stars: 0, answer: [], hints: 0, thinkMs: 0 })
    expect(round.state().word).not.toBe(word)
    expect(setAt(WORD_BANKS.en, 'elementary', 1).map((item) => item.word)).toContain(round.state().word)
  })

  test('nothing the player does before changes what the draws are', () => {
    const starsOf = (dawdle: (round: ReturnType<typeof newRound>, word: number) => void) => {
      const round = newRound({ seed: seedThat(false), band: 'elementary' })
      const stars: number[] = []
      for (let word = 1; round.state().phase !== 'over'; word++) {
        dawdle(round, word)
        round.read()
        round.next()
        stars.push(round.state().stars)
      }
      return stars
    }
    const straight = starsOf(() => {})
    expect(
      starsOf((round, word) => {
        for (let times = 0; times < word; times++) round.shuffle()
      }),
    ).toEqual(straight)
    expect(starsOf((round) => round.miss())).toEqual(straight)
    expect(starsOf((round) => round.hint())).toEqual(straight)
  })

  test('about 7 of 10 draws raise the level', () => {
    let raised = 0
    for (let seed = 0; seed < 1_000; seed++) {
      const round = newRound({ seed })
      round.read()
      round.next()
      raised += round.state().stars
    }
    expect(raised).toBeGreaterThan(660)
    expect(raised).toBeLessThan(740)
  })
})

describe('the end', () => {
  test.each([
    ['elementary', 0, 3],
    ['middle', 0, 2],
    ['high', 0, 1],
    ['high', 10, 11],
    ['elementary', 20, 23],
  ] as const)(
    '%s with %d extra levels ends after level %d, with as many stars',
    (band, extraLevels, levels) => {
      const round = newRound({ band, extraLevels })
      expect(wordWorksRules.lastLevel({ band, extraLevels, language: 'en' })).toBe(levels)
      expect(wordWorksRules.mostStars({ band, extraLevels, language: 'en' })).toBe(levels)
      let last: readonly WordWorksEvent[] | string = []
      while (round.state().phase !== 'over') {
        const { level, word } = round.state()
        expect(setAt(WORD_BANKS.en, band, level).map((item) => item.word)).toContain(word)
        round.read()
        last = round.next()
      }
      expect(last).toEqual([{ type: 'star', stars: levels }, { type: 'over' }])
      expect(round.state()).toMatchObject({ level: levels, stars: levels })
      expect(wordWorksRules.isOver(round.state())).toBe(true)
    },
  )
})

/** A round that asks for this word, by whatever seed. */
function roundWith(language: Language, word: string) {
  for (const band of BANDS) {
    for (let seed = 0; seed < 400; seed++) {
      const session = createSession(wordWorksRules, roundOptions({ seed, band, language }))
      while (session.getState().word !== word && session.getState().phase !== 'over') {
        while (session.getState().phase === 'asking')
          session.dispatch({ type: 'place', ms: 700, tile: nextRightTile(session.getState()) })
        session.dispatch({ type: 'next', ms: 1_500 })
      }
      if (session.getState().phase === 'over') continue
      return {
        state: session.getState,
        spell(text: string): readonly WordWorksEvent[] {
          let events: readonly WordWorksEvent[] = []
          for (const letter of text) {
            const { tiles, answer } = session.getState()
            const tile = tiles.findIndex((other, index) => other === letter && !answer.includes(index))
            const placed = session.dispatch({ type: 'place', ms: 0, tile })
            if (placed.ok) events = placed.value.events
          }
          return events
        },
      }
    }
  }
  throw new Error(`no round asks for ${word}`)
}

describe('a round of at least five words', () => {
  const wordsIn = (rules: WordWorksRules, band: Band, seed: number) => {
    const { learner } = playRound(roundOptions({ seed, band }), perfectPlayer(700), { rules }).state
    return learner.right
  }
  const seeds = Array.from({ length: 300 }, (_, seed) => seed)
  const mean = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length

  test.each(BANDS)('%s: goes on in the last set until five are found, and then ends by the draw', (band) => {
    const counts = seeds.map((seed) => wordsIn(wordWorksRules, band, seed))
    expect(Math.min(...counts)).toBe(5)
    expect(Math.max(...counts)).toBeGreaterThan(6)
    expect(mean(counts)).toBeLessThan(7)
  })

  test('before version 3 most rounds of high were one word', () => {
    expect(mean(seeds.map((seed) => wordsIn(wordWorksRules2, 'high', seed)))).toBeLessThan(1.6)
  })

  test('the last star comes with the end', () => {
    const round = newRound({ band: 'high' })
    for (let words = 1; words < 5; words++) {
      round.read()
      expect(round.next()).toEqual([{ type: 'next' }])
      expect(round.state().stars).toBe(0)
    }
  })
})

describe('another word of the same letters', () => {
  test.each([
    ['en', 'orange', 'onager'],
    ['es', 'piedra', 'pierda'],
    ['fr', 'maison', 'aimons'],
    ['zh', '水滴石穿', '滴水石穿'],
  ] as const)('%s: for %s, %s is right', (language, word, other) => {
    const round = roundWith(language, word)
    expect(round.spell(other)).toContainEqual({ type: 'right', points: 10 * round.state().level })
    expect(round.state()).toMatchObject({ phase: 'feedback', word })
  })

  test('letters that are no word are not', () => {
    expect(roundWith('en', 'orange').spell('egnaro')).toContainEqual({ type: 'wrong' })
  })
})

test('what was met in earlier rounds is kept back, and what is shown is told', () => {
  const set = setAt(WORD_BANKS.en, 'high', 1).map(({ word }) => word)
  const met = set.slice(0, 10)
  for (let seed = 0; seed < 20; seed++) {
    const { state } = playRound(roundOptions({ seed, band: 'high', met }), perfectPlayer(700))
    const told = wordWorksRules.contentMet?.(state) ?? []
    expect(told.slice(0, set.length - met.length).filter((word) => met.includes(word))).toEqual([])
    expect(told).toHaveLength(state.learner.right)
  }
})
