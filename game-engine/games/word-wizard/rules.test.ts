import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { moveOf, playRound } from '#engine/learning/missions/scripted-players.ts'
import { shownStep, wordWizardRules } from './rules.ts'
import { perfectPlayer, wanderingPlayer } from './scripted-players.ts'

const anyOptions: fc.Arbitrary<RoundOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  band: fc.constantFrom(...BANDS),
  timed: fc.boolean(),
  language: fc.constantFrom(...LANGUAGES),
  challenge: fc.constantFrom('easier', 'even', 'harder'),
  ratings: fc.constant({}),
  extraLevels: fc.constantFrom(0, 0, 10),
})

describe('whole rounds', () => {
  test.each(LANGUAGES.flatMap((language) => BANDS.map((band) => [language, band] as const)))(
    'a perfect player of %s %s earns four stars and twice the points',
    (language, band) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
          const options = roundOptions({ seed, band, language })
          const { moves } = playRound(wordWizardRules, options, perfectPlayer(2_000))
          expect(replay(wordWizardRules, options, moves)).toMatchObject({
            ok: true,
            value: {
              score: { score: 200, level: 4, stars: 4, right: 4, answered: 4, asked: 4, bestStreak: 4 },
              practice: { skills: { 'words.spelling': { seen: 4, right: 4 } }, rushed: 0 },
            },
          })
        }),
        { numRuns: 5 },
      )
    },
  )

  test('the log of any round replays to its live state', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { state, moves } = playRound(wordWizardRules, options, wanderingPlayer(options.seed))
        const result = replay(wordWizardRules, options, JSON.parse(JSON.stringify(moves)))
        expect(result).toMatchObject({
          ok: true,
          value: { state, score: { stars: 4 + options.extraLevels, right: 4 + options.extraLevels } },
        })
      }),
      { numRuns: 20 },
    )
  })

  test('a state stored as JSON goes on as if it had not been stored', () => {
    const player = wanderingPlayer(3)
    let state = wordWizardRules.start(roundOptions({ seed: 9, band: 'middle', language: 'fr' }))
    for (let moves = 0; moves < 150; moves++) {
      const move = moveOf(player, state)
      const live = wordWizardRules.apply(state, move)
      expect(wordWizardRules.apply(JSON.parse(JSON.stringify(state)), move)).toEqual(live)
      if (live.ok) state = live.value.state
    }
  })
})

test('help comes in three steps, the last one a step that leads on, and then no clean bonus', () => {
  const session = createSession(wordWizardRules, roundOptions({ seed: 4, band: 'high' }))
  for (const hints of [1, 2, 3]) {
    expect(shownStep(session.getState())).toBeNull()
    session.dispatch({ type: 'hint', ms: 1 })
    expect(session.getState().hints).toBe(hints)
  }
  expect(session.dispatch({ type: 'hint', ms: 1 })).toEqual({ ok: false, code: 'no_more_hints' })
  for (let step = shownStep(session.getState()); step !== null; step = shownStep(session.getState()))
    expect(session.dispatch(step).ok).toBe(true)
  expect(session.getState()).toMatchObject({ phase: 'feedback', score: 10 })
})

describe('forged logs', () => {
  const options = roundOptions({ seed: 77, band: 'middle' })
  const { moves: log } = playRound(wordWizardRules, options, perfectPlayer(2_000))
  const fed = log.findIndex(({ type }) => type === 'tick')

  test.each<[string, unknown, string]>([
    ['no array', { ...log }, 'malformed_log'],
    ['truncated by one move', log.slice(0, -1), 'round_not_over'],
    ['without its first step', log.slice(1), 'illegal_move'],
    ['with a jump to the end', log.toSpliced(0, fed - 1), 'illegal_move'],
    ['with a mission skipped', [{ type: 'next', ms: 0 }, ...log], 'illegal_move'],
    ['without feedback', log.filter(({ type }) => type !== 'tick'), 'illegal_move'],
    ['with a step after the word', log.toSpliced(fed, 0, ...log.slice(fed - 1, fed)), 'illegal_move'],
    ['with points of its own', log.with(0, { ...log[0], points: 99 } as never), 'malformed_move'],
    ['with a step off the page', [{ type: 'step', ms: 1, to: 99 }, ...log], 'malformed_move'],
    ['played on after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    [
      'of another language',
      playRound(wordWizardRules, { ...options, language: 'zh' }, perfectPlayer(5)).moves,
      'illegal_move',
    ],
  ])('%s', (_name, moves, code) => {
    expect(replay(wordWizardRules, options, moves)).toEqual({ ok: false, code })
  })
})
