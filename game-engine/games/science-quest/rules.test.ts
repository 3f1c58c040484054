import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { FEEDBACK_MS } from '#engine/learning/missions/constants.ts'
import { moveOf, playRound } from '#engine/learning/missions/scripted-players.ts'
import { scienceQuestRules, shownMove } from './rules.ts'
import { clumsyPlayer, perfectPlayer } from './scripted-players.ts'

const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constantFrom('en', 'es', 'fr', 'zh'),
  challenge: fc.constantFrom('easier', 'even', 'harder'),
  ratings: fc.constant({}),
  extraLevels: fc.constantFrom(0, 0, 10),
})

describe('whole rounds', () => {
  test.each(BANDS)('a perfect player of %s holds four stars and twice the points', (band) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const options = roundOptions({ seed, band })
        const { moves } = playRound(scienceQuestRules, options, perfectPlayer(2_000))
        expect(replay(scienceQuestRules, options, moves)).toMatchObject({
          ok: true,
          value: {
            score: { score: 200, level: 4, stars: 4, right: 4, answered: 4, asked: 4, bestStreak: 4 },
            practice: { skills: { 'science.matter': { seen: 4, right: 4 } }, rushed: 0 },
          },
        })
      }),
      { numRuns: 15 },
    )
  })

  test('the log of any round replays to its live state, and takes longer than hands need', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { state, moves } = playRound(scienceQuestRules, options, clumsyPlayer(options.seed))
        const result = replay(scienceQuestRules, options, JSON.parse(JSON.stringify(moves)))
        expect(result).toMatchObject({
          ok: true,
          value: { state, score: { stars: 4 + options.extraLevels } },
        })
        if (result.ok) expect(result.value.score.right).toBe(4 + options.extraLevels)
      }),
      { numRuns: 25 },
    )
  })

  test('a state stored as JSON goes on as if it had not been stored', () => {
    const options = roundOptions({ seed: 9, band: 'middle' })
    const player = clumsyPlayer(3)
    let state = scienceQuestRules.start(options)
    for (let moves = 0; moves < 200; moves++) {
      const move = moveOf(player, state)
      const live = scienceQuestRules.apply(state, move)
      expect(scienceQuestRules.apply(JSON.parse(JSON.stringify(state)), move)).toEqual(live)
      if (live.ok) state = live.value.state
    }
  })

  test('ticks are additive in state and events', () => {
    const ms = fc.oneof(fc.nat({ max: 4_000 }), fc.constantFrom(0, FEEDBACK_MS - 1, FEEDBACK_MS))
    fc.assert(
      fc.property(anyOptions, fc.nat({ max: 12 }), ms, ms, (options, count, a, b) => {
        const session = createSession(scienceQuestRules, options)
        for (let moves = 0; moves < count; moves++)
          session.dispatch(moveOf(perfectPlayer(5), session.getState()))
        const tick = (state: ReturnType<typeof session.getState>, time: number) => {
          const step = scienceQuestRules.apply(state, { type: 'tick', ms: time })
          if (!step.ok) throw new Error('a tick was refused')
          return step.value
        }
        const first = tick(session.getState(), a)
        const second = tick(first.state, b)
        const both = tick(session.getState(), a + b)
        expect(both).toEqual({ state: second.state, events: [...first.events, ...second.events] })
      }),
      { numRuns: 50 },
    )
  })
})

describe('help', () => {
  test('comes in three steps, the last one a move that leads on, and then no clean bonus', () => {
    const session = createSession(scienceQuestRules, roundOptions({ seed: 4, band: 'high' }))
    for (const hints of [1, 2, 3]) {
      expect(shownMove(session.getState())).toBeNull()
      session.dispatch({ type: 'hint', ms: 1 })
      expect(session.getState().hints).toBe(hints)
    }
    expect(session.dispatch({ type: 'hint', ms: 1 })).toEqual({ ok: false, code: 'no_more_hints' })
    for (let move = shownMove(session.getState()); move !== null; move = shownMove(session.getState()))
      expect(session.dispatch(move).ok).toBe(true)
    expect(session.getState()).toMatchObject({ phase: 'feedback', score: 10 })
  })

  test('comes by itself after two mistakes in a row', () => {
    const session = createSession(scienceQuestRules, roundOptions({ seed: 4, band: 'high' }))
    session.dispatch({ type: 'check', ms: 900 })
    expect(session.getState()).toMatchObject({ misses: 1, hints: 0, mistake: { reason: 'atomsUnequal' } })
    session.dispatch({ type: 'check', ms: 900 })
    expect(session.getState()).toMatchObject({ misses: 2, hints: 1, learner: { answered: 2, right: 0 } })
  })
})

describe('forged logs', () => {
  const options = roundOptions({ seed: 77, band: 'middle' })
  const { moves: log } = playRound(scienceQuestRules, options, perfectPlayer(2_000))
  const done = log.findIndex(({ type }) => type === 'check')

  test.each<[string, unknown, string]>([
    ['no array', { ...log }, 'malformed_log'],
    ['truncated by one move', log.slice(0, -1), 'round_not_over'],
    ['without its first move', log.slice(1), 'illegal_move'],
    ['with a mission skipped', [{ type: 'next', ms: 0 }, ...log], 'illegal_move'],
    ['without feedback', log.filter(({ type }) => type !== 'tick'), 'illegal_move'],
    ['with a mission counted twice', log.toSpliced(done, 0, ...log.slice(done, done + 1)), 'illegal_move'],
    ['with points of its own', log.with(done, { ...log[done], points: 99 } as never), 'malformed_move'],
    ['with a bond no atom is free for', [...fullAtom(), ...log], 'illegal_move'],
    ['played on after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    [
      'of another round',
      playRound(scienceQuestRules, { ...options, band: 'high' }, perfectPlayer(5)).moves,
      'illegal_move',
    ],
  ])('%s', (_name, moves, code) => {
    expect(replay(scienceQuestRules, options, moves)).toEqual({ ok: false, code })
  })

  /** Bonds the same two atoms until no bond is free. */
  function fullAtom(): unknown[] {
    return Array.from({ length: 4 }, () => ({ type: 'bond', ms: 1, from: 0, to: 1 }))
  }
})
