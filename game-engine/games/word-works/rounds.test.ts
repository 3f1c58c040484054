import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { CHALLENGES, type RoundOptions } from '#engine/core/game-rules.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { SET_COUNTS } from './constants.ts'
import type { WordWorksMove } from './moves.ts'
import { wordWorksRules } from './rules.ts'
import { clumsyPlayer, hintedPlayer, nextRightTile, perfectPlayer, playRound } from './scripted-players.ts'
import { WORD_SPELLINGS } from './sets.ts'
import type { WordWorksState } from './state.ts'
import { spelled } from './tiles.ts'

const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constantFrom(...LANGUAGES),
  challenge: fc.constantFrom(...CHALLENGES),
  ratings: fc.oneof(
    fc.constant({}),
    fc.integer({ min: 100, max: 3_000 }).map((rating) => ({ 'words.spelling': rating })),
  ),
  extraLevels: fc.constantFrom(0, 0, 10),
})

const ms = fc.integer({ min: 0, max: 2_000 })
const place = fc.integer({ min: 0, max: 12 })
const anyMove: fc.Arbitrary<WordWorksMove> = fc.oneof(
  fc.record({ type: fc.constant('tick' as const), ms }),
  fc.record({ type: fc.constant('place' as const), ms, tile: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ type: fc.constant('place' as const), ms, tile: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ type: fc.constant('move' as const), ms, tile: place, position: place }),
  fc.record({ type: fc.constant('take' as const), ms, position: place }),
  fc.record({ type: fc.constantFrom('shuffle' as const, 'hint' as const, 'next' as const), ms }),
)
const anyMoves = fc.array(anyMove, { maxLength: 120 })

/** Random moves with a word found now and then in between, so that they reach every phase. */
function play(options: RoundOptions, moves: readonly WordWorksMove[]) {
  const session = createSession(wordWorksRules, options)
  for (const [index, move] of moves.entries()) {
    session.dispatch(move)
    if (index % 7 === 6 && session.getState().phase === 'asking') {
      while (session.getState().answer.length > 0) session.dispatch({ type: 'take', ms: 0, position: 0 })
      while (session.getState().phase === 'asking')
        session.dispatch({ type: 'place', ms: 50, tile: nextRightTile(session.getState()) })
    }
  }
  return session
}

function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    Object.values(data).forEach(deepFreeze)
  }
  return data
}

function tick(state: WordWorksState, passed: number) {
  const result = wordWorksRules.apply(deepFreeze(state), { type: 'tick', ms: passed })
  if (!result.ok) throw new Error('a tick was refused')
  return result.value
}

describe('properties of every round', () => {
  test('ticks are additive in state and events', () => {
    const anyMs = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.constantFrom(0, 1, 1_499, 1_500))
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

  test('the same options and moves give the same states; JSON in between changes nothing', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, anyMoves, (options, before, after) => {
        let live = deepFreeze(play(options, before).getState())
        expect(play(options, before).getState()).toEqual(live)
        let stored: WordWorksState = JSON.parse(JSON.stringify(live))
        for (const move of after) {
          const fromLive = wordWorksRules.apply(live, move)
          const fromStored = wordWorksRules.apply(stored, move)
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
        const last = SET_COUNTS[options.band] + options.extraLevels
        const session = createSession(wordWorksRules, options)
        let before = session.getState()
        session.subscribe(({ state }) => {
          expect(state.level).toBe(Math.min(state.stars + 1, last))
          expect(state.stars - before.stars).toBeOneOf([0, 1])
          expect(state.score - before.score).toBeOneOf([0, 10 * before.level])
          expect(state.tiles.toSorted()).toEqual([...state.word].toSorted())
          expect(new Set(state.answer).size).toBe(state.answer.length)
          expect(state.answer.every((tile) => tile in state.tiles)).toBe(true)
          const others = WORD_SPELLINGS[options.language].anagrams[state.word] ?? []
          const isWord = [state.word, ...others].includes(spelled(state.tiles, state.answer))
          expect(isWord).toBe(state.phase !== 'asking')
          expect(state.feedbackMs > 0).toBe(state.phase === 'feedback')
          expect(state.feedbackMs).toBeLessThanOrEqual(1_500)
          expect(state.hints).toBeLessThanOrEqual(3)
          before = state
        })
        for (const move of moves) session.dispatch(move)
      }),
      { numRuns: 200 },
    )
  })

  test('there are no dead ends: from anywhere the round can be won, and its log replays to the same', () => {
    fc.assert(
      fc.property(anyOptions, anyMoves, (options, moves) => {
        const session = play(options, moves)
        for (let steps = 0; session.getState().phase !== 'over'; steps++) {
          expect(steps).toBeLessThan(5_000)
          const state = session.getState()
          if (state.phase === 'feedback') session.dispatch({ type: 'tick', ms: 1_500 })
          else if (state.phase === 'reading') session.dispatch({ type: 'next', ms: 0 })
          else {
            if (state.answer.length === state.tiles.length) session.dispatch({ type: 'shuffle', ms: 0 })
            const placed = session.dispatch({ type: 'place', ms: 1, tile: nextRightTile(session.getState()) })
            if (!placed.ok) session.dispatch({ type: 'shuffle', ms: 0 })
          }
        }
        const state = session.getState()
        const log: unknown = JSON.parse(JSON.stringify(session.log()))
        expect(replay(wordWorksRules, options, log)).toEqual({
          ok: true,
          value: {
            state,
            score: wordWorksRules.score(state),
            practice: wordWorksRules.practice(state),
            contentMet: state.used,
            contentMissed: [],
            itemAnswers: [],
            quickestMs: wordWorksRules.quickestMs(state),
            totalMs: session.log().reduce((total, move) => total + move.ms, 0),
            moveCount: session.log().length,
          },
        })
      }),
      { numRuns: 150 },
    )
  })
})

describe('whole rounds', () => {
  test('end with every star, and points for every word found: at least one a level', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const levels = SET_COUNTS[options.band] + options.extraLevels
        const least = 10 * ((levels * (levels + 1)) / 2)
        for (const player of [perfectPlayer(800), hintedPlayer(800), clumsyPlayer(options.seed)]) {
          const { state, moves } = playRound(options, player)
          expect(state.stars).toBe(levels)
          expect(state.score).toBeGreaterThanOrEqual(least)
          expect(state.score).toBeLessThanOrEqual(10 * levels * state.learner.right)
          expect(replay(wordWorksRules, options, moves)).toMatchObject({ ok: true, value: { state } })
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a perfect player is right as often as asked, in one streak', () => {
    const { state } = playRound(roundOptions({ seed: 9, band: 'elementary' }), perfectPlayer(900))
    const { right, answered, asked, bestStreak } = wordWorksRules.score(state)
    expect([answered, asked, bestStreak]).toEqual([right, right, right])
  })
})

describe('forged logs', () => {
  const options = roundOptions({ seed: 77, band: 'elementary' })
  const { moves: log } = playRound(options, perfectPlayer(2_000))
  const firstPlace = log.findIndex(({ type }) => type === 'place')
  const firstNext = log.findIndex(({ type }) => type === 'next')
  const unread = log.findIndex(({ type }) => type === 'tick')

  test.each<[string, unknown, string]>([
    ['truncated by one move', log.slice(0, -1), 'round_not_over'],
    ['without its first letter', log.toSpliced(firstPlace, 1), 'illegal_move'],
    [
      'with a letter placed twice',
      log.toSpliced(firstPlace, 0, ...log.slice(firstPlace, firstPlace + 1)),
      'illegal_move',
    ],
    [
      'with a level taken twice',
      log.toSpliced(firstNext, 0, ...log.slice(firstNext, firstNext + 1)),
      'illegal_move',
    ],
    ['with Next Word at once', log.toSpliced(unread, 1).map((move) => ({ ...move, ms: 0 })), 'illegal_move'],
    ['played on after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    ['with points of its own', [{ ...log[0], points: 999 }, ...log.slice(1)], 'malformed_move'],
    ['sent as text', JSON.stringify(log), 'malformed_log'],
  ])('%s', (_name, moves, code) => {
    expect(replay(wordWorksRules, options, moves)).toEqual({ ok: false, code })
  })

  test('a log does not fit another seed, band or language', () => {
    for (const others of [{ seed: 78 }, { band: 'high' as const }, { language: 'fr' as const }])
      expect(replay(wordWorksRules, { ...options, ...others }, log).ok).toBe(false)
  })

  test('whatever is posted gets a code, never a throw', () => {
    const nearlyMoves = fc.oneof(anyMove, fc.record({ type: fc.string(), ms: fc.integer() }), fc.jsonValue())
    fc.assert(
      fc.property(anyOptions, fc.oneof(fc.jsonValue(), fc.array(nearlyMoves)), (anyRound, posted) => {
        expect(replay(wordWorksRules, anyRound, posted).ok).toBe(false)
      }),
    )
  })
})
