import { describe, expect, test } from 'vitest'
import { newRound, standing } from './round.fixture.ts'
import { mathMasterRules } from './rules.ts'

describe('extra levels', () => {
  test('follow the last one of the band, with stars and points as before', () => {
    const round = newRound({ extraLevels: 10 })
    round.win(12)
    expect(round.state()).toMatchObject({ phase: 'asking', level: 6, stars: 5, score: 260 })
    for (let problems = 0; round.state().phase !== 'over' && problems < 200; problems++) round.win(1)
    expect(round.state()).toMatchObject({ phase: 'over', level: 15, stars: 15 })
  })

  test('are counted in beforehand', () => {
    const options = { band: 'middle', extraLevels: 10, language: 'en' } as const
    expect(mathMasterRules.lastLevel(options)).toBe(18)
    expect(mathMasterRules.mostStars(options)).toBe(18)
  })
})

describe('levels', () => {
  test('four right answers stay at level 1 with 40 points, the fifth goes to level 2 with a star', () => {
    const round = newRound()
    round.win(4)
    expect(standing(round.state())).toMatchObject({ level: 1, score: 40, stars: 0 })
    round.win(1)
    expect(standing(round.state())).toMatchObject({ level: 2, score: 50, stars: 1 })
  })

  test('neither a wrong answer nor a timeout raises the level, also with the score on a multiple', () => {
    const round = newRound()
    round.win(5)
    expect(round.answerWrong()).toEqual([{ type: 'wrong' }])
    expect(round.tick(1_500)).toEqual([{ type: 'next' }])
    expect(round.tick(20_000)).toEqual([{ type: 'timeout' }])
    expect(standing(round.state())).toMatchObject({ level: 2, score: 50, stars: 1 })
  })

  test('passing a multiple is enough: 110 points at level 2', () => {
    const round = newRound()
    round.win(7)
    expect(standing(round.state())).toMatchObject({ level: 2, score: 90, stars: 1 })
    round.win(1)
    expect(standing(round.state())).toMatchObject({ level: 3, score: 110, stars: 2 })
  })

  test.each([
    ['elementary', [5, 3, 2, 1, 1], 260],
    ['middle', [5, 3, 2, 1, 1, 1, 1, 1], 470],
    ['high', [5, 3, 2, 1, 1, 1, 1, 1, 5, 1], 1_020],
  ] as const)(
    'a perfect round of %s takes %j right answers a level and ends with %d points',
    (band, answers, points) => {
      const round = newRound({ band })
      for (const [index, times] of answers.entries()) {
        const level = index + 1
        expect(round.state()).toMatchObject({ phase: 'asking', level, stars: index })
        round.win(times - 1)
        expect(round.state()).toMatchObject({ phase: 'asking', level, stars: index })
        round.win(1)
      }
      expect(round.state()).toMatchObject({
        phase: 'over',
        level: answers.length,
        stars: answers.length,
        score: points,
      })
    },
  )
})

describe('the end', () => {
  function onTheLastAnswer() {
    const round = newRound()
    round.win(11)
    expect(round.state()).toMatchObject({ phase: 'asking', level: 5, stars: 4 })
    return round
  }

  test('the last level is played until it is left; leaving it gives its star, and no level beyond it', () => {
    const round = onTheLastAnswer()
    expect(round.answerRight()).toEqual([
      { type: 'right', points: 50 },
      { type: 'star', stars: 5 },
    ])
    expect(round.state()).toMatchObject({ phase: 'feedback', level: 5, stars: 5, score: 260 })
    expect(mathMasterRules.isOver(round.state())).toBe(false)
  })

  test('comes after the last feedback', () => {
    const round = onTheLastAnswer()
    round.answerRight()
    const { problem, lastAnswer } = round.state()
    expect(round.tick(1_499)).toEqual([])
    expect(round.tick(1)).toEqual([{ type: 'over' }])
    expect(round.state()).toMatchObject({ phase: 'over', level: 5, feedbackMs: 0, problem, lastAnswer })
    expect(mathMasterRules.isOver(round.state())).toBe(true)
    expect(mathMasterRules.score(round.state())).toEqual({
      score: 260,
      level: 5,
      stars: 5,
      right: 12,
      answered: 12,
      asked: 12,
      bestStreak: 12,
    })
  })

  test('does not come by a wrong answer or a timeout on the last level', () => {
    const round = onTheLastAnswer()
    round.answerWrong()
    round.tick(1_500)
    round.tick(20_000)
    expect(round.tick(1_500)).toEqual([{ type: 'next' }])
    expect(round.state()).toMatchObject({ phase: 'asking', level: 5 })
  })

  test('after it the clock runs on without effect, and answers are refused', () => {
    const round = onTheLastAnswer()
    round.answerRight()
    expect(round.tick(100_000)).toEqual([{ type: 'over' }])
    const over = round.state()
    expect(mathMasterRules.apply(over, { type: 'tick', ms: 5 })).toEqual({
      ok: true,
      value: { state: over, events: [] },
    })
    expect(mathMasterRules.apply(over, { type: 'answer', ms: 0, option: 0 })).toEqual({
      ok: false,
      code: 'not_asking',
    })
  })
})
