import { describe, expect, test } from 'vitest'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { questionRating } from '#engine/learning/arithmetic/question-rating.ts'
import { newRound, standing } from './round.fixture.ts'
import { rightOption, wrongOption } from './scripted-players.ts'

describe('the start', () => {
  test('level 1, score 0, no stars, and a first problem with its whole time', () => {
    const { state } = newRound()
    expect(standing(state())).toEqual({ level: 1, score: 0, stars: 0, right: 0, answered: 0 })
    expect(state()).toMatchObject({ phase: 'asking', remainingMs: 20_000, feedbackMs: 0, lastAnswer: null })
    expect(state().problem.options).toHaveLength(4)
  })

  test('another seed, another problem; the same seed, the same', () => {
    const problems = Array.from({ length: 20 }, (_, seed) => newRound({ seed }).state().problem)
    expect(new Set(problems.map(({ left, right }) => `${left} ${right}`)).size).toBeGreaterThan(10)
    expect(newRound({ seed: 3 }).state()).toEqual(newRound({ seed: 3 }).state())
  })
})

describe('answers', () => {
  test('a right one gives 10 points x level and shows the problem on', () => {
    const round = newRound()
    const { problem } = round.state()
    expect(round.answerRight(1_000)).toEqual([{ type: 'right', points: 10 }])
    expect(round.state()).toMatchObject({
      phase: 'feedback',
      feedbackMs: 1_500,
      remainingMs: 19_000,
      problem,
    })
    expect(round.state().lastAnswer).toEqual({
      kind: 'right',
      chosen: rightOption(round.state()),
      points: 10,
    })
    expect(standing(round.state())).toEqual({ level: 1, score: 10, stars: 0, right: 1, answered: 1 })
  })

  test('a wrong one gives no points and takes none away', () => {
    const round = newRound()
    round.win(1)
    const { problem } = round.state()
    expect(round.answerWrong()).toEqual([{ type: 'wrong' }])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 1_500, problem })
    expect(round.state().lastAnswer).toEqual({ kind: 'wrong', chosen: wrongOption(round.state()), points: 0 })
    expect(standing(round.state())).toEqual({ level: 1, score: 10, stars: 0, right: 1, answered: 2 })
  })

  test('no second one is taken during the feedback, not even in its last millisecond', () => {
    const round = newRound()
    round.answerWrong()
    const before = round.state()
    expect(round.answerRight()).toBe('not_asking')
    expect(round.answerRight(1_499)).toBe('not_asking')
    expect(round.state()).toBe(before)
  })

  test('one sent during the feedback is not turned into one for the next problem', () => {
    const round = newRound()
    round.answerWrong()
    expect(round.answer(0, 1_500)).toBe('not_asking')
    expect(round.answer(0, 2_000)).toBe('not_asking')
    round.tick(1_500)
    expect(round.answer(0)).not.toBe('not_asking')
  })

  test('points are those of the level before the rise', () => {
    const round = newRound()
    round.win(4)
    expect(round.answerRight()).toEqual([
      { type: 'right', points: 10 },
      { type: 'level-up', level: 2 },
      { type: 'star', stars: 1 },
    ])
    round.tick(1_500)
    expect(round.answerRight()).toEqual([{ type: 'right', points: 20 }])
  })
})

describe('the feedback', () => {
  test.each(['right', 'wrong', 'timeout'] as const)('after %s the next problem comes after 1.5 s', (kind) => {
    const round = newRound()
    const { problem } = round.state()
    if (kind === 'right') round.answerRight()
    else if (kind === 'wrong') round.answerWrong()
    else round.tick(20_000)
    expect(round.state().lastAnswer?.kind).toBe(kind)
    expect(round.tick(1_499)).toEqual([])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 1, problem })
    expect(round.tick(1)).toEqual([{ type: 'next' }])
    expect(round.state()).toMatchObject({
      phase: 'asking',
      remainingMs: 20_000,
      feedbackMs: 0,
      lastAnswer: null,
    })
    expect(round.state().problem).not.toEqual(problem)
  })
})

describe('the countdown', () => {
  test('runs for each problem and starts again at 20 s', () => {
    const round = newRound()
    round.tick(12_345)
    expect(round.state().remainingMs).toBe(7_655)
    round.answerRight(655)
    expect(round.state().remainingMs).toBe(7_000)
    round.tick(1_500)
    expect(round.state().remainingMs).toBe(20_000)
  })

  test('at 20 s without an answer it is a timeout: no points, no answer counted', () => {
    const round = newRound()
    expect(round.tick(19_999)).toEqual([])
    expect(round.state()).toMatchObject({ phase: 'asking', remainingMs: 1 })
    expect(round.tick(1)).toEqual([{ type: 'timeout' }])
    expect(round.state()).toMatchObject({ phase: 'feedback', remainingMs: 0, feedbackMs: 1_500 })
    expect(round.state().lastAnswer).toEqual({ kind: 'timeout', chosen: null, points: 0 })
    expect(standing(round.state())).toEqual({ level: 1, score: 0, stars: 0, right: 0, answered: 0 })
  })

  test.each([
    ['at 19.999 s counts, in one move', [], 19_999, true],
    ['at 19.999 s counts, in many', [10_000, 9_000, 999], 0, true],
    ['at 20 s does not', [], 20_000, false],
    ['at 20 s does not, in two moves', [19_999], 1, false],
    ['at 20 s does not, the clock having said so', [20_000], 0, false],
    ['far too late does not, even for the problem asked by then', [], 22_000, false],
  ] as const)('an answer %s', (_name, ticks, ms, counts) => {
    const round = newRound()
    for (const tick of ticks) round.tick(tick)
    const before = round.state()
    const result = round.answerRight(ms)
    expect(result).toEqual(counts ? [{ type: 'right', points: 10 }] : 'not_asking')
    if (!counts) expect(round.state()).toBe(before)
  })

  test('what a tick has left over runs on into the phases after it', () => {
    const round = newRound()
    expect(round.tick(20_000 + 1_500 + 20_000 + 700)).toEqual([
      { type: 'timeout' },
      { type: 'next' },
      { type: 'timeout' },
    ])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 800 })
  })
})

describe('an untimed round', () => {
  test('has no countdown', () => {
    const round = newRound({ timed: false })
    const before = round.state()
    expect(round.tick(3_600_000)).toEqual([])
    expect(round.state()).toEqual({ ...before, thinkMs: 3_600_000 })
    expect(round.answerRight(60_000)).toEqual([{ type: 'right', points: 10 }])
  })

  test('has the same feedback and the same points', () => {
    const round = newRound({ timed: false })
    round.answerRight()
    expect(round.tick(1_499)).toEqual([])
    expect(round.tick(1)).toEqual([{ type: 'next' }])
    round.win(11)
    expect(round.state()).toMatchObject({ phase: 'over', score: 260, stars: 5 })
  })
})

describe('help', () => {
  test('comes step by step, three at most, and costs no points', () => {
    const round = newRound()
    expect(round.state().hints).toBe(0)
    expect([1, 2, 3].map(() => round.hint(500))).toEqual([
      [{ type: 'hint', hints: 1 }],
      [{ type: 'hint', hints: 2 }],
      [{ type: 'hint', hints: 3 }],
    ])
    expect(round.state()).toMatchObject({ hints: 3, thinkMs: 1_500, remainingMs: 18_500 })
    expect(round.hint()).toBe('no_hint_left')
    expect(round.answerRight()).toEqual([{ type: 'right', points: 10 }])
    round.tick(1_500)
    expect(round.state()).toMatchObject({ hints: 0, score: 10 })
  })

  test('is there for the problem being asked only', () => {
    const round = newRound()
    expect(round.hint(20_000)).toBe('not_asking')
    round.answerWrong()
    expect(round.hint()).toBe('not_asking')
  })

  test('leaves the rating alone after a right answer, not after a wrong one', () => {
    const ratingAfter = (hinted: boolean, right: boolean) => {
      const round = newRound()
      if (hinted) round.hint()
      if (right) round.answerRight()
      else round.answerWrong()
      return round.state().learner.skills['math.add']?.rating ?? 0
    }
    expect(ratingAfter(false, true)).toBeGreaterThan(1_000)
    expect(ratingAfter(true, true)).toBe(1_000)
    expect(ratingAfter(true, false)).toBe(ratingAfter(false, false))
    expect(ratingAfter(true, false)).toBeLessThan(1_000)
  })

  test('comes unasked after two misses in a row, with the first step worked', () => {
    const round = newRound()
    round.answerWrong()
    round.tick(1_500)
    expect(round.state().hints).toBe(0)
    round.tick(20_000)
    round.tick(1_500)
    expect(round.state().hints).toBe(3)
    round.answerRight()
    round.tick(1_500)
    expect(round.state().hints).toBe(0)
  })
})

describe('the choice of problems', () => {
  const hardness = (options: Partial<RoundOptions>) => {
    const ratings = Array.from({ length: 60 }, (_, seed) => {
      const { problem, band } = newRound({ ...options, seed }).state()
      return questionRating(problem, band)
    })
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  }

  test('follows the rating the player comes with', () => {
    const weak = hardness({ ratings: { 'math.add': 700 } })
    const usual = hardness({})
    const strong = hardness({ ratings: { 'math.add': 1_300 } })
    expect(usual).toBeGreaterThan(weak + 100)
    expect(strong).toBeGreaterThan(usual + 60)
  })

  test('follows how hard the player wants it', () => {
    const [easier, even, harder] = (['easier', 'even', 'harder'] as const).map((challenge) =>
      hardness({ challenge }),
    )
    expect(even).toBeGreaterThan((easier ?? 0) + 50)
    expect(harder).toBeGreaterThan((even ?? 0) + 50)
  })

  test('follows the answers of the round', () => {
    const round = newRound()
    const first = questionRating(round.state().problem, 'elementary')
    round.win(4)
    const after = round.state()
    expect(after.learner.skills['math.add']).toMatchObject({ seen: 4, right: 4 })
    expect(after.learner.skills['math.add']?.rating).toBeGreaterThan(1_000)
    expect(first).toBeGreaterThan(0)
  })
})
