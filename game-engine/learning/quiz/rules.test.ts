import { describe, expect, test } from 'vitest'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { QuizMove } from './moves.ts'
import type { QuizSetup } from './quiz-setup.ts'
import { createQuizRules } from './rules.ts'
import { rightOption, wrongOption } from './scripted-players.ts'
import { placeInLevel, type QuizEvent, type QuizState, struckOut } from './state.ts'
import { toySetup } from './toy-quiz.fixture.ts'

/** A round with shorthands; every shorthand returns the events it caused, or the code of its refusal. */
function newRound(options: Partial<RoundOptions> = {}, setup: Partial<QuizSetup> = {}) {
  const session = createSession(createQuizRules(toySetup(setup)), roundOptions(options))
  const state = session.getState
  const dispatch = (move: QuizMove): readonly QuizEvent[] | string => {
    const result = session.dispatch(move)
    return result.ok ? result.value.events : result.code
  }
  return {
    state,
    tick: (ms: number) => dispatch({ type: 'tick', ms }),
    answer: (option: number, ms = 0) => dispatch({ type: 'answer', ms, option }),
    right: (ms = 0) => dispatch({ type: 'answer', ms, option: rightOption(state()) }),
    wrong: (ms = 0) => dispatch({ type: 'answer', ms, option: wrongOption(state()) }),
    hint: (ms = 0) => dispatch({ type: 'hint', ms }),
    next: (ms = 0) => dispatch({ type: 'next', ms }),
    /** One question from its answer to the question after it. */
    close(kind: 'right' | 'wrong') {
      this[kind](1_000)
      this.tick(1_500)
      return this.next()
    },
  }
}

describe('the start', () => {
  test('level 1, no points, no stars, a question of level 1 with four options in drawn order', () => {
    const { state } = newRound()
    expect(state()).toMatchObject({
      phase: 'asking',
      level: 1,
      score: 0,
      stars: 0,
      hints: 0,
      lastAnswer: null,
    })
    expect(state().question.id).toMatch(/^item-1-/)
    expect([...state().question.order].sort()).toEqual([0, 1, 2, 3])
    expect(placeInLevel(state())).toBe(1)
  })

  test('the right option stands everywhere about equally often', () => {
    const places = Array.from({ length: 200 }, (_, seed) => rightOption(newRound({ seed }).state()))
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((other) => other === place).length).toBeGreaterThan(30)
    }
  })
})

describe('answers', () => {
  test('a right one gives 10 points x level and reveals it', () => {
    const round = newRound()
    const { question } = round.state()
    expect(round.right(800)).toEqual([{ type: 'right', points: 10 }])
    expect(round.state()).toMatchObject({
      phase: 'reveal',
      revealMs: 1_000,
      score: 10,
      thinkMs: 800,
      results: ['right'],
      lastAnswer: { kind: 'right', chosen: rightOption(round.state()), points: 10 },
      question,
    })
    expect(placeInLevel(round.state())).toBe(1)
  })

  test('a wrong one gives no points, takes none, and shows the right one for longer', () => {
    const round = newRound()
    round.close('right')
    expect(round.wrong()).toEqual([{ type: 'wrong' }])
    expect(round.state()).toMatchObject({
      phase: 'reveal',
      revealMs: 1_500,
      score: 10,
      results: ['right', 'wrong'],
    })
  })

  test('no second one is taken, neither in the reveal nor with the fun fact', () => {
    const round = newRound()
    round.wrong()
    const before = round.state()
    expect(round.right()).toBe('not_asking')
    expect(round.right(1_500)).toBe('not_asking')
    expect(round.state()).toBe(before)
    round.tick(1_500)
    expect(round.right()).toBe('not_asking')
  })
})

describe('the fun fact', () => {
  test.each([
    ['right', 1_000],
    ['wrong', 1_500],
  ] as const)('comes after a %s answer in %d ms and stays until it was read', (kind, ms) => {
    const round = newRound()
    round[kind]()
    expect(round.tick(ms - 1)).toEqual([])
    expect(round.next()).toBe('no_fact')
    expect(round.tick(1)).toEqual([{ type: 'fact' }])
    const fact = round.state()
    expect(fact).toMatchObject({ phase: 'fact', revealMs: 0 })
    expect(round.tick(3_600_000)).toEqual([])
    expect(round.state()).toBe(fact)
    expect(round.next()).toEqual([{ type: 'next' }])
    expect(round.state()).toMatchObject({ phase: 'asking', thinkMs: 0, lastAnswer: null })
    expect(round.state().question.id).not.toBe(fact.question.id)
  })

  test('can be left by a move that itself lets the rest of the reveal pass', () => {
    const round = newRound()
    round.right()
    expect(round.next(1_000)).toEqual([{ type: 'fact' }, { type: 'next' }])
  })
})

describe('levels', () => {
  test.each(['right', 'wrong'] as const)(
    'after the last question, answered %s, level and stars rise',
    (kind) => {
      const round = newRound()
      expect(round.close('right')).toEqual([{ type: 'next' }])
      expect(round.close(kind)).toEqual([
        { type: 'level-up', level: 2 },
        { type: 'star', stars: 1 },
        { type: 'next' },
      ])
      expect(round.state()).toMatchObject({ level: 2, stars: 1, results: [] })
      expect(round.state().question.id).toMatch(/^item-2-/)
      expect(round.right()).toEqual([{ type: 'right', points: 20 }])
    },
  )

  test('after the last level the round is over, with its star and at its last level', () => {
    const round = newRound()
    for (let count = 0; count < 3; count++) round.close('right')
    expect(round.close('wrong')).toEqual([{ type: 'star', stars: 2 }, { type: 'over' }])
    expect(round.state()).toMatchObject({ phase: 'over', level: 2, stars: 2, score: 10 + 10 + 20 })
    expect(round.next()).toBe('round_over')
  })

  test('extra levels go through the sets again, without repeating while anything is left', () => {
    const round = newRound({ extraLevels: 4 })
    const sets: string[] = []
    while (round.state().phase !== 'over') {
      sets.push(round.state().question.id.slice(5, 6))
      round.close('right')
    }
    expect(sets.join('')).toBe('112211221122')
    expect(round.state().stars).toBe(6)
    expect(new Set(round.state().asked).size).toBe(12)
  })
})

describe('hints', () => {
  test('strike out two wrong options, then bring the fun fact, and are no more', () => {
    const round = newRound()
    expect(round.hint(200)).toEqual([{ type: 'hint', hints: 1 }])
    expect(round.state().thinkMs).toBe(200)
    expect(struckOut(round.state())).toEqual([round.state().question.order.indexOf(1)])
    round.hint()
    expect(struckOut(round.state())).toHaveLength(2)
    expect(struckOut(round.state())).not.toContain(rightOption(round.state()))
    expect(round.hint()).toEqual([{ type: 'hint', hints: 3 }])
    expect(struckOut(round.state())).toHaveLength(2)
    expect(round.hint()).toBe('no_more_hints')
  })

  test('what is struck out cannot be chosen, and nothing is lost by trying', () => {
    const round = newRound()
    round.hint()
    const before = round.state()
    expect(round.answer(struckOut(before)[0] ?? -1, 500)).toBe('struck_out')
    expect(round.state()).toBe(before)
  })

  test('cost no points, but a right answer after one leaves the rating alone', () => {
    const round = newRound()
    round.hint()
    expect(round.right()).toEqual([{ type: 'right', points: 10 }])
    expect(Object.values(round.state().learner.skills)).toEqual([{ rating: 1_000, seen: 1, right: 1 }])
  })

  test('are not to be had once the answer is given', () => {
    const round = newRound()
    round.right()
    expect(round.hint()).toBe('not_asking')
  })

  test('after two misses in a row the next question opens with the first one', () => {
    const round = newRound({ extraLevels: 1 })
    round.close('wrong')
    expect(round.state().hints).toBe(0)
    round.close('wrong')
    expect(round.state().hints).toBe(1)
    round.close('right')
    expect(round.state().hints).toBe(0)
  })
})

describe('which question comes', () => {
  const difficulties = (state: QuizState) => state.asked.map((id) => 1 + (Number(id.at(-1)) % 5))
  const ratings = (rating: number) => ({ 'toy.even': rating, 'toy.odd': rating })

  test('an easy one for a beginner, a hard one for an expert, and the wish for more or less is heard', () => {
    const average = (options: Partial<RoundOptions>) => {
      const first = Array.from({ length: 60 }, (_, seed) =>
        difficulties(newRound({ seed, ...options }).state()),
      )
      return first.flat().reduce((sum, value) => sum + value, 0) / 60
    }
    expect(average({ ratings: ratings(800) })).toBeLessThan(average({ ratings: ratings(1_500) }))
    expect(average({ challenge: 'easier', ratings: ratings(1_300) })).toBeLessThan(
      average({ challenge: 'harder', ratings: ratings(1_300) }),
    )
  })

  test('in content order a level is chosen at its beginning and asked from front to back', () => {
    for (let seed = 0; seed < 30; seed++) {
      const round = newRound({ seed }, { order: 'content', perLevel: { elementary: 4, middle: 4, high: 4 } })
      while (round.state().phase !== 'over') round.close(seed % 2 === 0 ? 'right' : 'wrong')
      const { asked } = round.state()
      expect(asked).toHaveLength(8)
      expect(asked).toEqual([...asked].sort())
    }
  })
})

test('where topics have parts, a level asks one of them, the one that has most that is fresh', () => {
  const items = toySetup().banks.middle.map((item, index) => ({ ...item, part: (index % 2) + 1 }))
  const setup = { banks: { elementary: items, middle: items, high: items }, leadsToFreshest: true } as const
  const partOf = (wanted: string) => items.find(({ id }) => id === wanted)?.part
  for (let seed = 0; seed < 10; seed++) {
    const round = newRound({ seed, met: ['item-1-0', 'item-2-1'] }, setup)
    while (round.state().phase !== 'over') round.close('right')
    const { asked, path, parts } = round.state()
    expect([path, parts]).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(asked.map(partOf)).toEqual([2, 2, 1, 1])
  }
})

test('a day of waiting changes nothing but the time thought', () => {
  const round = newRound()
  const before = round.state()
  expect(round.tick(86_400_000)).toEqual([])
  expect(round.state()).toEqual({ ...before, thinkMs: 86_400_000 })
})
