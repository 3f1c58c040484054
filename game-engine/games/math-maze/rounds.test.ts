import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { CHALLENGES, type RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { LEVEL_CAPS } from './constants.ts'
import { cellAt, DIRECTIONS, goalOf } from './maze.ts'
import type { MathMazeMove } from './moves.ts'
import { shortestWay } from './paths.ts'
import { planOf } from './plan.ts'
import { mathMazeRules } from './rules.ts'
import {
  hastyPlayer,
  perfectPlayer,
  playRound,
  rightOption,
  towardsGoal,
  wanderingPlayer,
} from './scripted-players.ts'
import type { MathMazeState } from './state.ts'

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })
const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: seeds,
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constant('en'),
  challenge: fc.constantFrom(...CHALLENGES),
  ratings: fc.dictionary(fc.constantFrom('math.add', 'math.multiply'), fc.integer({ min: 100, max: 3_000 })),
  extraLevels: fc.constantFrom(0, 0, 10),
})

const ms = fc.integer({ min: 0, max: 2_000 })
const anyMove: fc.Arbitrary<MathMazeMove> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('tick' as const), ms }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('step' as const),
      ms,
      direction: fc.constantFrom(...DIRECTIONS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      ms,
      option: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('hint' as const, 'close' as const), ms }) },
)
const anyMoves = fc.array(anyMove, { maxLength: 120 })

function play(options: RoundOptions, moves: readonly MathMazeMove[]) {
  const session = createSession(mathMazeRules, options)
  for (const move of moves) session.dispatch(move)
  return session
}

/** Walks on to the end, answering rightly. */
function playOut(session: ReturnType<typeof play>): void {
  for (let moves = 0; session.getState().phase !== 'over' && moves < 3_000; moves++) {
    const state = session.getState()
    if (state.phase === 'feedback') session.dispatch({ type: 'tick', ms: state.feedbackMs })
    else if (state.phase === 'asking') session.dispatch({ type: 'answer', ms: 0, option: rightOption(state) })
    else session.dispatch({ type: 'step', ms: 0, direction: towardsGoal(state) })
  }
}

function tick(state: MathMazeState, ms: number) {
  const result = mathMazeRules.apply(deepFreeze(state), { type: 'tick', ms })
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

/** The points of all problems of a round, and its bonuses. */
function mostPoints(band: Band, levels: number): number {
  const per = { elementary: 10, middle: 15, high: 20 }[band]
  const bonus = { elementary: 50, middle: 75, high: 100 }[band]
  let most = 0
  for (let level = 1; level <= levels; level++) most += planOf(band, level).mathCells * per * level + bonus
  return most
}

describe('properties of every round', () => {
  test('ticks are additive in state and events', () => {
    const anyMs = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0, 1, 1_499, 1_500))
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMs, anyMs, (options, moves, a, b) => {
        const state = play(options, moves).getState()
        const first = tick(state, a)
        const second = tick(first.state, b)
        const both = tick(state, a + b)
        expect(both.state).toEqual(second.state)
        expect(both.events).toEqual([...first.events, ...second.events])
      }),
      { numRuns: 200 },
    )
  })

  test('the log replays to the live state, legal and refused moves in whatever order', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = play(options, moves)
        playOut(session)
        const log: unknown = JSON.parse(JSON.stringify(session.log()))
        expect(replay(mathMazeRules, options, log)).toMatchObject({
          ok: true,
          value: {
            state: session.getState(),
            score: mathMazeRules.score(session.getState()),
            practice: mathMazeRules.practice(session.getState()),
          },
        })
      }),
      { numRuns: 60 },
    )
  })

  test('a state stored as JSON goes on as if it had not been stored, and is never changed in place', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMoves, (options, before, after) => {
        let live = deepFreeze(play(options, before).getState())
        let stored: MathMazeState = JSON.parse(JSON.stringify(live))
        for (const move of after) {
          const fromLive = mathMazeRules.apply(live, move)
          const fromStored = mathMazeRules.apply(stored, move)
          expect(fromStored).toEqual(fromLive)
          if (fromLive.ok && fromStored.ok) {
            live = deepFreeze(fromLive.value.state)
            stored = JSON.parse(JSON.stringify(fromStored.value.state))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('there is never a dead end, and what must always hold, holds after every move', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = createSession(mathMazeRules, options)
        let before = session.getState()
        session.subscribe(({ state }) => {
          const { maze, player, trail, door, problem, phase } = state
          expect(shortestWay(maze, player, goalOf(maze), ['empty', 'math', 'goal'])).not.toBeNull()
          expect(cellAt(maze, player)).toBe(phase === 'over' ? 'goal' : 'empty')
          expect(trail[0]).toEqual({ x: 1, y: 1 })
          expect(trail.at(-1)).toEqual(player)
          expect(new Set(trail.map(({ x, y }) => `${x} ${y}`)).size).toBe(trail.length)
          expect(door === null).toBe(phase === 'walking' || phase === 'over')
          if (phase === 'asking' || phase === 'feedback') expect(problem).not.toBeNull()
          expect(state.stars).toBe(Math.floor((phase === 'over' ? state.level : state.level - 1) / 2))
          expect(state.score).toBeGreaterThanOrEqual(before.score)
          expect(state.score).toBeLessThanOrEqual(mostPoints(options.band, state.level))
          expect(state.feedbackMs > 0).toBe(phase === 'feedback')
          expect(phase === 'over').toBe(mathMazeRules.isOver(state))
          before = state
        })
        for (const move of moves) session.dispatch(move)
      }),
      { numRuns: 100 },
    )
  })
})

describe('whole rounds', () => {
  test.each([
    ['elementary', 2, 800],
    ['middle', 4, 5_070],
    ['high', 5, 16_400],
  ] as const)('a perfect player of %s holds %i stars and %i points', (band, stars, points) => {
    for (const seed of [0, 7, 4_000_000_000]) {
      const options = roundOptions({ seed, band })
      const { moves } = playRound(options, perfectPlayer(3_000))
      const levels = LEVEL_CAPS[band]
      expect(points).toBe(mostPoints(band, levels))
      expect(replay(mathMazeRules, options, moves)).toMatchObject({
        ok: true,
        value: { score: { score: points, level: levels, stars } },
      })
    }
  })

  test('a player in a hurry comes to the end with the bonuses at least', () => {
    for (const band of BANDS) {
      const { state } = playRound(roundOptions({ seed: 5, band }), hastyPlayer(900))
      const bonuses = { elementary: 50, middle: 75, high: 100 }[band] * LEVEL_CAPS[band]
      expect(state.score).toBeGreaterThanOrEqual(bonuses)
      expect(state.stars).toBe(Math.floor(LEVEL_CAPS[band] / 2))
    }
  })

  test('a player who wanders and guesses comes to the end too', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...BANDS), (seed, band) => {
        const options = roundOptions({ seed, band })
        const { state, moves } = playRound(options, wanderingPlayer(seed))
        expect(state.stars).toBe(Math.floor(LEVEL_CAPS[band] / 2))
        expect(replay(mathMazeRules, options, moves)).toMatchObject({ ok: true, value: { state } })
      }),
      { numRuns: 20 },
    )
  })
})

describe('forged logs', () => {
  const options = roundOptions({ seed: 77, band: 'middle' })
  const { moves: log } = playRound(options, perfectPlayer(2_000))
  const firstAnswer = log.findIndex(({ type }) => type === 'answer')

  test.each<[string, unknown, string]>([
    ['truncated by one move', log.slice(0, -1), 'round_not_over'],
    ['with every step at once', log.filter(({ type }) => type === 'step'), 'illegal_move'],
    ['with a wrong answer for a right one', swapOption(log, firstAnswer), 'illegal_move'],
    [
      'with an answer counted twice',
      log.toSpliced(firstAnswer, 0, ...log.slice(firstAnswer, firstAnswer + 1)),
      'illegal_move',
    ],
    ['with the feedback skipped', log.toSpliced(firstAnswer + 1, 1), 'illegal_move'],
    ['played on after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    ['with a place of its own', [{ ...log[0], x: 9, y: 9 }, ...log.slice(1)], 'malformed_move'],
    ['sent as text', JSON.stringify(log), 'malformed_log'],
  ])('%s', (_name, moves, code) => {
    const result = replay(mathMazeRules, options, moves)
    expect(result.ok ? 'ok' : result.code).toBe(code)
  })

  test('a log does not fit another seed or band', () => {
    for (const others of [{ seed: 78 }, { band: 'high' as const }]) {
      expect(replay(mathMazeRules, { ...options, ...others }, log).ok).toBe(false)
    }
  })

  test('whatever is posted gets a code, never a throw', () => {
    const nearlyMoves = fc.oneof(anyMove, fc.record({ type: fc.string(), ms: fc.integer() }), fc.jsonValue())
    fc.assert(
      fc.property(anyOptions, fc.oneof(fc.jsonValue(), fc.array(nearlyMoves)), (anyRound, posted) => {
        expect(replay(mathMazeRules, anyRound, posted).ok).toBe(false)
      }),
    )
  })
})

function swapOption(log: readonly MathMazeMove[], index: number): MathMazeMove[] {
  return log.map((move, at) =>
    at === index && move.type === 'answer' ? { ...move, option: (move.option + 1) % 4 } : move,
  )
}
