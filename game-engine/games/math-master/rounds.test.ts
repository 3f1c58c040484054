import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { CHALLENGES, type RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { LEVEL_CAPS } from './constants.ts'
import type { MathMasterMove } from './moves.ts'
import { mathMasterRules } from './rules.ts'
import { guessingPlayer, perfectPlayer, playRound } from './scripted-players.ts'
import type { MathMasterState } from './state.ts'

const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constant('en'),
  challenge: fc.constantFrom(...CHALLENGES),
  ratings: fc.dictionary(fc.constantFrom('math.add', 'math.multiply'), fc.integer({ min: 100, max: 3_000 })),
  extraLevels: fc.constantFrom(0, 0, 10),
})

/** Mostly moves as a screen sends them, some that wait long, answers wherever they fall. */
const anyMove: fc.Arbitrary<MathMasterMove> = fc.oneof(
  fc.record({ type: fc.constant('tick' as const), ms: fc.integer({ min: 0, max: 2_000 }) }),
  fc.record({ type: fc.constant('tick' as const), ms: fc.integer({ min: 0, max: 90_000 }) }),
  fc.record({ type: fc.constant('hint' as const), ms: fc.integer({ min: 0, max: 2_000 }) }),
  fc.record({
    type: fc.constant('answer' as const),
    ms: fc.integer({ min: 0, max: 2_000 }),
    option: fc.integer({ min: 0, max: 3 }),
  }),
)
const anyMoves = fc.array(anyMove, { maxLength: 120 })

function play(options: RoundOptions, moves: readonly MathMasterMove[]) {
  const session = createSession(mathMasterRules, options)
  for (const move of moves) session.dispatch(move)
  return session
}

function tick(state: MathMasterState, ms: number) {
  const result = mathMasterRules.apply(deepFreeze(state), { type: 'tick', ms })
  if (!result.ok) throw new Error('a tick was refused')
  return result.value
}

function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    Object.values(data).forEach(deepFreeze)
  }
  return data
}

describe('properties of every round', () => {
  test('ticks are additive in state and events', () => {
    const anyMs = fc.oneof(
      fc.integer({ min: 0, max: 60_000 }),
      fc.constantFrom(0, 1, 1_499, 1_500, 19_999, 20_000),
    )
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMs, anyMs, (options, moves, a, b) => {
        const state = play(options, moves).getState()
        const first = tick(state, a)
        const second = tick(first.state, b)
        const both = tick(state, a + b)
        expect(both.state).toEqual(second.state)
        expect(both.events).toEqual([...first.events, ...second.events])
      }),
      { numRuns: 300 },
    )
  })

  test('the log replays to the live state, legal and refused moves in whatever order', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = play(options, moves)
        // The replay of an unfinished log gives only its code, so the rest is played out first.
        for (let problems = 0; session.getState().phase !== 'over' && problems < 200; problems++) {
          const { problem, feedbackMs } = session.getState()
          session.dispatch({ type: 'answer', ms: 0, option: problem.options.indexOf(problem.answer) })
          session.dispatch({ type: 'tick', ms: feedbackMs || 1_500 })
        }
        const log: unknown = JSON.parse(JSON.stringify(session.log()))
        expect(replay(mathMasterRules, options, log)).toEqual({
          ok: true,
          value: {
            state: session.getState(),
            score: mathMasterRules.score(session.getState()),
            practice: mathMasterRules.practice(session.getState()),
            contentMet: [],
            contentMissed: expect.any(Array),
            itemAnswers: [],
            quickestMs: 0,
            totalMs: session.log().reduce((total, { ms }) => total + ms, 0),
            moveCount: session.log().length,
          },
        })
      }),
      { numRuns: 200 },
    )
  })

  test('a state stored as JSON goes on as if it had not been stored, and is never changed in place', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMoves, (options, before, after) => {
        let live = deepFreeze(play(options, before).getState())
        let stored: MathMasterState = JSON.parse(JSON.stringify(live))
        for (const move of after) {
          const fromLive = mathMasterRules.apply(live, move)
          const fromStored = mathMasterRules.apply(stored, move)
          expect(fromStored).toEqual(fromLive)
          if (fromLive.ok && fromStored.ok) {
            live = deepFreeze(fromLive.value.state)
            stored = JSON.parse(JSON.stringify(fromStored.value.state))
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('what must always hold, holds after every move', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = createSession(mathMasterRules, options)
        let before = session.getState()
        session.subscribe(({ state }) => {
          const cap = LEVEL_CAPS[options.band] + options.extraLevels
          expect(state.level).toBe(Math.min(state.stars + 1, cap))
          expect(state.stars - before.stars).toBeOneOf([0, 1])
          expect(state.score).toBeGreaterThanOrEqual(before.score)
          expect(state.learner.right).toBeLessThanOrEqual(state.learner.answered)
          expect(state.learner.answered).toBeLessThanOrEqual(state.learner.asked)
          expect(state.hints).toBeOneOf([0, 1, 2, 3])
          expect(state.remainingMs).toBeGreaterThanOrEqual(state.phase === 'asking' ? 1 : 0)
          expect(state.remainingMs).toBeLessThanOrEqual(20_000)
          expect(state.feedbackMs).toBeGreaterThanOrEqual(state.phase === 'feedback' ? 1 : 0)
          expect(state.feedbackMs).toBeLessThanOrEqual(state.phase === 'feedback' ? 1_500 : 0)
          expect(state.lastAnswer === null).toBe(state.phase === 'asking')
          expect(state.phase === 'over').toBe(mathMasterRules.isOver(state))
          before = state
        })
        for (const move of moves) session.dispatch(move)
      }),
      { numRuns: 200 },
    )
  })
})

describe('whole rounds', () => {
  test.each([
    ['elementary', 5, 260, 12],
    ['middle', 8, 470, 15],
    ['high', 10, 1_020, 21],
  ] as const)(
    'a perfect player of %s holds %d stars and %d points after %d answers',
    (band, stars, score, answers) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), fc.boolean(), (seed, timed) => {
          const options = roundOptions({ seed, band, timed })
          const { moves } = playRound(options, perfectPlayer(3_000))
          const result = replay(mathMasterRules, options, moves)
          expect(result).toMatchObject({
            ok: true,
            value: {
              score: { score, level: stars, stars, right: answers, answered: answers },
              totalMs: answers * (3_000 + 1_500),
            },
          })
        }),
        { numRuns: 40 },
      )
    },
  )

  test('a player who guesses comes to the end too, with every star and no fewer points', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { state, moves } = playRound(options, guessingPlayer(options.seed))
        expect(state.stars).toBe(LEVEL_CAPS[options.band] + options.extraLevels)
        if (options.extraLevels === 0)
          expect(state.score).toBe({ elementary: 260, middle: 470, high: 1_020 }[options.band])
        expect(state.learner.answered).toBeGreaterThan(state.learner.right)
        expect(replay(mathMasterRules, options, moves)).toMatchObject({ ok: true, value: { state } })
      }),
      { numRuns: 60 },
    )
  })

  test('the problems of a round are those of the level being played, and no two in a row are the same', () => {
    for (const [band, operator] of [
      ['elementary', '-'],
      ['middle', '÷'],
      ['high', '²'],
    ] as const) {
      const asked: MathMasterState[] = []
      const guess = guessingPlayer(6)
      for (let seed = 0; seed < 40; seed++) {
        playRound(roundOptions({ seed, band }), (state) => {
          const previous = asked.at(-1)
          if (state.learner.answered > 0) expect(state.problem).not.toMatchObject(questionOf(previous))
          asked.push(state)
          return guess(state)
        })
      }
      expect(asked.filter(({ level, problem }) => level < 4 && problem.operator === operator)).toEqual([])
      expect(asked.some(({ level, problem }) => level >= 4 && problem.operator === operator)).toBe(true)
    }
  })

  test('the clock may come in frames of any length', () => {
    const options = roundOptions({ seed: 8, band: 'middle' })
    const [smooth, rough] = [16, 1_000].map((frameMs) =>
      playRound(options, perfectPlayer(4_321), { frameMs }),
    )
    expect(smooth?.state).toEqual(rough?.state)
  })

  test('a day of waiting is worked off at once', () => {
    const state = tick(mathMasterRules.start(roundOptions({ seed: 5, band: 'high' })), 86_400_000).state
    // 4018 problems of 20 + 1.5 s go by, and 13 s of the next.
    expect(state).toMatchObject({ phase: 'asking', remainingMs: 7_000, level: 1, score: 0 })
    expect(state.learner).toMatchObject({ answered: 0, asked: 4_018 })
  })
})

describe('forged logs', () => {
  const options = roundOptions({ seed: 77 })
  const { moves: log } = playRound(options, perfectPlayer(2_000))
  const firstAnswer = log.findIndex(({ type }) => type === 'answer')
  const lastAnswer = log.findLastIndex(({ type }) => type === 'answer')

  test.each<[string, unknown, string]>([
    ['truncated by one move', log.slice(0, -1), 'round_not_over'],
    ['without its first answer', log.toSpliced(firstAnswer, 1), 'round_not_over'],
    ['with a wrong answer for a right one', swapOption(log, firstAnswer), 'round_not_over'],
    [
      'with an answer counted twice',
      log.toSpliced(firstAnswer, 0, ...log.slice(firstAnswer, firstAnswer + 1)),
      'illegal_move',
    ],
    ['with every answer at once', log.filter(({ type }) => type === 'answer'), 'illegal_move'],
    ['with the feedback skipped', log.toSpliced(firstAnswer + 1, 1), 'illegal_move'],
    [
      'with an answer after 20 s',
      log.toSpliced(firstAnswer, 0, { type: 'tick', ms: 18_000 }),
      'illegal_move',
    ],
    ['played on after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    ['twice in a row', [...log, ...log], 'moves_after_end'],
    [
      'with points of its own',
      log.with(lastAnswer, { ...log[lastAnswer], points: 999 } as never),
      'malformed_move',
    ],
    ['with a fifth option', log.with(lastAnswer, { type: 'answer', ms: 0, option: 4 }), 'malformed_move'],
    ['sent as text', JSON.stringify(log), 'malformed_log'],
  ])('%s', (_name, moves, code) => {
    expect(replay(mathMasterRules, options, moves)).toEqual({ ok: false, code })
  })

  test('a log does not fit another seed or band', () => {
    for (const others of [{ seed: 78 }, { band: 'high' as const }]) {
      expect(replay(mathMasterRules, { ...options, ...others }, log).ok).toBe(false)
    }
  })

  test('whatever is posted gets a code, never a throw', () => {
    const nearlyMoves = fc.oneof(anyMove, fc.record({ type: fc.string(), ms: fc.integer() }), fc.jsonValue())
    fc.assert(
      fc.property(anyOptions, fc.oneof(fc.jsonValue(), fc.array(nearlyMoves)), (anyRound, posted) => {
        const result = replay(mathMasterRules, anyRound, posted)
        expect(result.ok ? [] : [result.code]).not.toContain(undefined)
        expect(result.ok).toBe(false)
      }),
    )
  })
})

function questionOf(state: MathMasterState | undefined): object {
  const { left, operator, right } = state?.problem ?? {}
  return { left, operator, right }
}

function swapOption(log: readonly MathMasterMove[], index: number): MathMasterMove[] {
  return log.map((move, at) =>
    at === index && move.type === 'answer' ? { ...move, option: (move.option + 1) % 4 } : move,
  )
}
