// Whole rounds of both quizzes with their real questions: what every round keeps to, and what the spec's numbers add up to.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { CHALLENGES, type RoundOptions } from '#engine/core/game-rules.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizRules } from '#engine/learning/quiz/rules.ts'
import {
  guessingPlayer,
  perfectPlayer,
  playRound,
  wrongPlayer,
} from '#engine/learning/quiz/scripted-players.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { ELEMENTARY_ITEMS } from './history-quest/bank/elementary.ts'
import { HIGH_ITEMS } from './history-quest/bank/high.ts'
import { MIDDLE_ITEMS } from './history-quest/bank/middle.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'

const QUIZZES: [string, QuizRules][] = [
  ['Science Explorer', scienceExplorerRules],
  ['History Quest', historyQuestRules],
]

const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constantFrom(...LANGUAGES),
  challenge: fc.constantFrom(...CHALLENGES),
  ratings: fc.dictionary(
    fc.constantFrom('science.life', 'history.ideas'),
    fc.integer({ min: 100, max: 3_000 }),
  ),
  extraLevels: fc.constantFrom(0, 0, 0, 10),
})

const anyMs = fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom(0, 1, 999, 1_000, 1_499, 1_500))
const anyMove: fc.Arbitrary<QuizMove> = fc.oneof(
  fc.record({ type: fc.constantFrom('tick' as const, 'hint' as const, 'next' as const), ms: anyMs }),
  fc.record({ type: fc.constant('answer' as const), ms: anyMs, option: fc.integer({ min: 0, max: 3 }) }),
)
const anyMoves = fc.array(anyMove, { maxLength: 150 })

function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    Object.values(data).forEach(deepFreeze)
  }
  return data
}

describe.each(QUIZZES)('properties of every round of %s', (_name, rules) => {
  const play = (options: RoundOptions, moves: readonly QuizMove[]) => {
    const session = createSession(rules, options)
    for (const move of moves) session.dispatch(move)
    return session
  }
  const tick = (state: QuizState, ms: number) => {
    const result = rules.apply(deepFreeze(state), { type: 'tick', ms })
    if (!result.ok) throw new Error('a tick was refused')
    return result.value
  }

  test('ticks are additive in state and events', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMs, anyMs, (options, moves, a, b) => {
        const state = play(options, moves).getState()
        const first = tick(state, a)
        const second = tick(first.state, b)
        const both = tick(state, a + b)
        expect(both.state).toEqual(second.state)
        expect(both.events).toEqual([...first.events, ...second.events])
      }),
    )
  })

  test('a state stored as JSON goes on as if it had not been stored, and is never changed in place', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMoves, (options, before, after) => {
        let live = deepFreeze(play(options, before).getState())
        let stored: QuizState = JSON.parse(JSON.stringify(live))
        for (const move of after) {
          const fromLive = rules.apply(live, move)
          const fromStored = rules.apply(stored, move)
          expect(fromStored).toEqual(fromLive)
          if (!fromLive.ok || !fromStored.ok) continue
          live = deepFreeze(fromLive.value.state)
          stored = JSON.parse(JSON.stringify(fromStored.value.state))
        }
      }),
      { numRuns: 50 },
    )
  })

  test('what must always hold, holds after every move, and there is always a way on', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = createSession(rules, options)
        let before = session.getState()
        session.subscribe(({ state }) => {
          const { phase, level, stars, score, hints, revealMs, learner, results, lastAnswer } = state
          expect(level).toBe(Math.min(stars + 1, state.lastLevel))
          expect(stars - before.stars).toBeOneOf([0, 1])
          expect(score - before.score).toBeOneOf([0, 10 * before.level])
          expect(score).toBeLessThanOrEqual(10 * level * learner.right)
          expect(learner.answered).toBe(learner.asked)
          expect(hints).toBeLessThanOrEqual(3)
          expect(revealMs > 0).toBe(phase === 'reveal')
          expect(lastAnswer === null).toBe(phase === 'asking')
          expect(results.length).toBeLessThanOrEqual(10)
          before = state
        })
        for (const move of moves) session.dispatch(move)
        const { phase, question, revealMs } = session.getState()
        if (phase === 'over') return
        const onwards: readonly QuizMove[] = [
          { type: 'answer', ms: 0, option: question.order.indexOf(0) },
          { type: 'next', ms: revealMs },
        ]
        expect(onwards.some((move) => rules.apply(session.getState(), move).ok)).toBe(true)
      }),
    )
  })

  test('every round comes to its end, asks nothing twice, and its log replays to the same state', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { state, moves } = playRound(rules, options, guessingPlayer(options.seed), { frameMs: 5_000 })
        expect(state.stars).toBe(rules.mostStars(options))
        if (options.extraLevels === 0) expect(new Set(state.asked).size).toBe(state.asked.length)
        expect(replay(rules, options, JSON.parse(JSON.stringify(moves)))).toMatchObject({
          ok: true,
          value: { state, score: rules.score(state), practice: rules.practice(state) },
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('a perfect round', () => {
  test.each([
    ['Science Explorer', scienceExplorerRules, 'elementary', 3, 30, 600],
    ['Science Explorer', scienceExplorerRules, 'middle', 4, 20, 500],
    ['Science Explorer', scienceExplorerRules, 'high', 5, 25, 750],
    ['History Quest', historyQuestRules, 'elementary', 3, 15, 300],
    ['History Quest', historyQuestRules, 'middle', 4, 20, 500],
    ['History Quest', historyQuestRules, 'high', 4, 20, 500],
  ] as const)(
    'of %s %s%s: %d levels, %d questions, %d points',
    (_name, rules, band, levels, questions, score) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
          const options = roundOptions({ seed, band })
          const { state } = playRound(rules, options, perfectPlayer(3_000), { frameMs: 5_000 })
          expect(rules.lastLevel(options)).toBe(levels)
          expect(rules.score(state)).toEqual({
            score,
            level: levels,
            stars: levels,
            right: questions,
            answered: questions,
            asked: questions,
            bestStreak: questions,
          })
        }),
        { numRuns: 10 },
      )
    },
  )
})

test.each(QUIZZES)('%s without a single right answer ends with every star and no points', (_name, rules) => {
  const options = roundOptions({ band: 'middle' })
  const { state, questions } = playRound(rules, options, wrongPlayer(1_000))
  expect(rules.score(state)).toMatchObject({ score: 0, right: 0, answered: 20, stars: 4 })
  expect(questions.slice(2).every(({ hints }) => hints === 1)).toBe(true)
})

test('History Quest asks its topics, and the questions of each, in the order of its content', () => {
  for (const [band, items] of [
    ['elementary', ELEMENTARY_ITEMS],
    ['middle', MIDDLE_ITEMS],
    ['high', HIGH_ITEMS],
  ] as const) {
    const { asked } = playRound(historyQuestRules, roundOptions({ band, seed: 9 }), guessingPlayer(9)).state
    const places = asked.map((asked) => items.findIndex(({ id }) => id === asked))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

test('Science Explorer follows the player: who knows much is asked harder questions than who does not', () => {
  const skills = ['life', 'earth', 'space', 'matter', 'forces', 'body'].map((skill) => `science.${skill}`)
  const asked = (rating: number) => {
    const ratings = Object.fromEntries(skills.map((skill) => [skill, rating]))
    return playRound(scienceExplorerRules, roundOptions({ ratings }), perfectPlayer(2_000)).state.asked
  }
  expect(asked(700)).not.toEqual(asked(1_600))
})

test('the log of one round does not fit another', () => {
  const options = roundOptions({ seed: 77 })
  const { moves } = playRound(scienceExplorerRules, options, perfectPlayer(2_000))
  for (const other of [{ seed: 78 }, { band: 'high' as const }]) {
    const result = replay(scienceExplorerRules, { ...options, ...other }, moves)
    expect(result.ok && result.value.score.score === 600).toBe(false)
  }
  expect(replay(scienceExplorerRules, options, moves.slice(0, -1))).toEqual({
    ok: false,
    code: 'round_not_over',
  })
  expect(replay(scienceExplorerRules, options, [...moves, { type: 'tick', ms: 1 }])).toEqual({
    ok: false,
    code: 'moves_after_end',
  })
})
