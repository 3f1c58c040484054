import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { SIDES } from './artefact.ts'
import { ARC_DEGREES, DISTANCE_CM, GAP_DEGREES, SPANS } from './constants.ts'
import { judgeChange, judgePlace, judgeSpan, judgeYear } from './judge.ts'
import { MISSIONS } from './missions.ts'
import { type HistoryHuntMove, parseMove } from './moves.ts'
import { historyHuntRules } from './rules.ts'
import { nextRightMove, playMissions } from './scripted-players.ts'
import type { HistoryHuntState } from './state.ts'

const EVERY_MISSION = [0, 1, 2, 3, 4, 5, 6, 7]

function played(state: HistoryHuntState, move: HistoryHuntMove): HistoryHuntState {
  const step = historyHuntRules.apply(state, move)
  if (!step.ok) throw new Error(step.code)
  return step.value.state
}

function opened(options: Partial<RoundOptions>, mission: number): HistoryHuntState {
  return played(historyHuntRules.start(roundOptions(options)), { type: 'open', ms: 0, mission })
}

/** Plays right moves until one of this type is next. */
function upTo(type: HistoryHuntMove['type'], from: HistoryHuntState): [HistoryHuntState, HistoryHuntMove] {
  let state = from
  for (;;) {
    const next = nextRightMove(state, 0)
    if (next.type === type) return [state, next]
    state = played(state, next)
  }
}

test('a round of one mission opens it, as nobody has to choose; one of two waits', () => {
  const oneMission = 1 - MISSIONS.middle.length
  const start = (extraLevels: number) => historyHuntRules.start(roundOptions({ band: 'middle', extraLevels }))
  expect(start(oneMission)).toMatchObject({ phase: 'hunting', mission: 0, lastLevel: 1 })
  expect(start(oneMission).finds.length).toBeGreaterThan(0)
  expect(start(oneMission + 1)).toMatchObject({ phase: 'choosing', mission: null })
})

describe('whole rounds', () => {
  test.each(BANDS)(
    '%s: every mission can be solved, from any seed, and a replay comes to the same',
    (band) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const options = roundOptions({ seed, band })
          const { state, moves } = playMissions(options, EVERY_MISSION)
          expect(state).toMatchObject({ phase: 'over', stars: 8, level: 8, mission: null, news: null })
          const again = replay(historyHuntRules, options, JSON.parse(JSON.stringify(moves)))
          expect(again).toMatchObject({ ok: true, value: { state, score: historyHuntRules.score(state) } })
          const { right, answered, asked, bestStreak } = historyHuntRules.score(state)
          expect([answered, asked, bestStreak]).toEqual([right, right, right])
        }),
        { numRuns: 8 },
      )
    },
  )

  test('a round may be one mission, and missions may be chosen in any order, each once', () => {
    const one = playMissions(roundOptions(), [5])
    expect(one.state).toMatchObject({ phase: 'over', stars: 1, finished: [5] })
    expect(playMissions(roundOptions(), [7, 0, 3]).state).toMatchObject({ stars: 3, level: 4 })
    expect(() => playMissions(roundOptions(), [2, 2])).toThrow('no_such_mission')
    expect(() => playMissions(roundOptions(), [])).toThrow('nothing_finished')
  })

  test('extra levels play the missions again, elsewhere in the room', () => {
    const options = roundOptions({ extraLevels: 10 })
    expect(playMissions(options, [17]).state.stars).toBe(1)
    expect(() => playMissions(options, [18])).toThrow('no_such_mission')
    expect(
      opened({ extraLevels: 10 }, 16)
        .finds.map(({ artefact }) => artefact)
        .toSorted(),
    ).toEqual(MISSIONS.elementary[0].artefacts.toSorted())
  })

  test('an answer found after a mistake counts half', () => {
    const straight = playMissions(roundOptions(), [1])
    const fumbling = playMissions(roundOptions(), [1], {
      fumble: (state, right) =>
        right.type === 'date' && 'span' in right && state.finds[right.find]?.done.length === 0
          ? [{ ...right, span: (right.span + 1) % 4 }]
          : [],
    })
    // Mission 2: three dates and two places at 20 points each; the first artefact on the timeline gives none.
    expect(straight.state.score).toBe(100)
    expect(fumbling.state.score).toBe(70)
    expect(historyHuntRules.score(fumbling.state)).toMatchObject({ right: 5, answered: 8 })
  })

  test('takes no less time than hands need', () => {
    const { state, moves } = playMissions(roundOptions(), [0], { ms: 0 })
    const result = replay(historyHuntRules, roundOptions(), moves)
    // Three artefacts, two sides and one date each.
    expect(result).toMatchObject({ ok: true, value: { state, totalMs: 0, quickestMs: 9 * 200 } })
  })
})

describe('the room', () => {
  test.each(BANDS)('%s: artefacts lie in front of or around the player, apart from each other', (band) => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...EVERY_MISSION), (seed, mission) => {
        const { finds } = opened({ seed, band }, mission)
        const angles = finds.map(({ spot }) => spot.angle)
        for (const { spot } of finds) {
          expect(Math.abs(spot.angle)).toBeLessThanOrEqual(ARC_DEGREES[band] / 2)
          expect(spot.distanceCm).toBeGreaterThanOrEqual(DISTANCE_CM.nearest)
          expect(spot.distanceCm).toBeLessThanOrEqual(DISTANCE_CM.farthest)
        }
        for (const [index, angle] of angles.slice(1).entries()) {
          expect(angle - (angles[index] ?? 0)).toBeGreaterThanOrEqual(GAP_DEGREES)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('the same seed gives the same room, another seed another', () => {
    expect(opened({ seed: 4 }, 2)).toEqual(opened({ seed: 4 }, 2))
    expect(opened({ seed: 4 }, 2).finds).not.toEqual(opened({ seed: 5 }, 2).finds)
  })

  test('one change more can be chosen than the mission has artefacts', () => {
    const { finds, changes } = opened({ band: 'middle' }, 2)
    expect(changes).toHaveLength(finds.length + 1)
    expect(new Set(changes).size).toBe(changes.length)
    expect(changes).toEqual(expect.arrayContaining(finds.map(({ artefact }) => artefact)))
  })
})

test('what the last move brought to light stays to be read until the next one', () => {
  const before = opened({ band: 'middle' }, 2)
  expect(before.news).toBeNull()
  const artefact = before.finds[0]?.artefact
  const [asked, right] = upTo('date', before)
  expect(asked.news).toMatchObject({ kind: 'clue', artefact })
  expect(played(asked, { type: 'hint', ms: 0 }).news).toEqual({ kind: 'hint' })
  if (!('span' in right)) throw new Error('not a span')
  const wrong = played(asked, { ...right, span: (right.span + 1) % 7 })
  expect(wrong.news).toMatchObject({ kind: 'wrong', mistake: { artefact } })
  const dated = played(wrong, right)
  expect(dated.news).toEqual({ kind: 'right', task: 'date', artefact })
  // A side that was seen before is read again, and nothing else changes.
  const side = dated.finds[0]?.seen[0] ?? 'right'
  const again = played(dated, { type: 'inspect', ms: 0, find: 0, side })
  expect(again).toEqual({ ...dated, news: { kind: 'clue', artefact, side } })
})

describe('what is refused', () => {
  const [asked, right] = upTo('date', opened({}, 1))
  const [dated] = upTo('place', opened({}, 1))

  test.each<[string, HistoryHuntState, HistoryHuntMove, string]>([
    ['a second mission at once', asked, { type: 'open', ms: 0, mission: 3 }, 'not_choosing'],
    ['the end in the middle of a mission', asked, { type: 'finish', ms: 0 }, 'not_choosing'],
    [
      'a hint before a mission',
      historyHuntRules.start(roundOptions()),
      { type: 'hint', ms: 0 },
      'not_hunting',
    ],
    [
      'an artefact that is not there',
      asked,
      { type: 'inspect', ms: 0, find: 9, side: 'front' },
      'no_such_find',
    ],
    ['a date before looking', opened({}, 1), { type: 'date', ms: 0, find: 0, span: 0 }, 'look_first'],
    ['a place before the date', asked, { type: 'place', ms: 0, find: 0, position: 0 }, 'date_first'],
    ['a match nobody asked for', asked, { type: 'match', ms: 0, find: 0, change: 0 }, 'not_asked'],
    ['a year where spans are asked', asked, { type: 'date', ms: 0, find: 0, year: 1900 }, 'no_such_answer'],
    ['a span that does not exist', asked, { type: 'date', ms: 0, find: 0, span: 4 }, 'no_such_answer'],
    ['a date twice', dated, right, 'answered'],
    ['a place beyond the timeline', dated, { type: 'place', ms: 0, find: 0, position: 1 }, 'no_such_answer'],
  ])('%s', (_name, state, move, code) => {
    expect(historyHuntRules.apply(state, move)).toEqual({ ok: false, code })
  })

  test('the same wrong span twice, and a fourth hint', () => {
    const wrong: HistoryHuntMove = {
      type: 'date',
      ms: 0,
      find: 0,
      span: 'span' in right ? (right.span + 1) % 4 : 0,
    }
    expect(historyHuntRules.apply(played(asked, wrong), wrong)).toEqual({ ok: false, code: 'ruled_out' })
    const helped = [1, 2, 3].reduce((state) => played(state, { type: 'hint', ms: 0 }), asked)
    expect(historyHuntRules.apply(helped, { type: 'hint', ms: 0 })).toEqual({
      ok: false,
      code: 'no_more_hints',
    })
  })

  test('a change that was wrong for it, or that another artefact has', () => {
    const [state, match] = upTo('match', opened({ band: 'middle' }, 2))
    if (match.type !== 'match') throw new Error('not a match')
    const wrong = { ...match, change: (match.change + 1) % state.changes.length }
    expect(historyHuntRules.apply(played(state, wrong), wrong)).toEqual({ ok: false, code: 'ruled_out' })
    const [next, second] = upTo('match', played(state, match))
    expect(historyHuntRules.apply(next, { ...second, change: match.change } as HistoryHuntMove)).toEqual({
      ok: false,
      code: 'no_such_answer',
    })
  })

  test('a side without a clue', () => {
    const state = opened({}, 1)
    const find = state.finds.findIndex(({ artefact }) => artefact === 'wheel')
    expect(historyHuntRules.apply(state, { type: 'inspect', ms: 0, find, side: 'top' })).toEqual({
      ok: false,
      code: 'nothing_there',
    })
  })
})

describe('reasons', () => {
  test('too early or too late by so many years, and what belongs there', () => {
    const { elementary, middle } = SPANS
    expect(judgeSpan('telescope', elementary[1] ?? { from: 0, to: 0 })).toEqual({
      kind: 'too-early',
      artefact: 'telescope',
      years: 210,
      confusedWith: 'jikji',
    })
    // From 196 BCE to 1 CE: there was no year 0.
    expect(judgeSpan('rosetta-stone', middle[3] ?? { from: 0, to: 0 })).toEqual({
      kind: 'too-late',
      artefact: 'rosetta-stone',
      years: 196,
      confusedWith: 'seismoscope',
    })
    expect(judgeYear('telegraph', 1780)).toEqual({
      kind: 'too-early',
      artefact: 'telegraph',
      years: 64,
      confusedWith: 'steam-engine',
    })
    expect(judgeYear('amphora', 700)).toMatchObject({ kind: 'too-late', years: 1_229, confusedWith: null })
    expect(judgeYear('telegraph', 1859)).toBeNull()
    expect(judgeYear('telegraph', 1860)).toMatchObject({ years: 16 })
  })

  test('older or newer than its neighbour on the timeline', () => {
    const timeline = ['wheel', 'compass', 'sputnik'] as const
    expect(judgePlace('telescope', 2, timeline)).toBeNull()
    expect(judgePlace('telescope', 3, timeline)).toMatchObject({ kind: 'older-than', other: 'sputnik' })
    expect(judgePlace('telescope', 0, timeline)).toMatchObject({ kind: 'newer-than', other: 'compass' })
  })

  test('a change that began with another', () => {
    expect(judgeChange('wheel', 'wheel')).toBeNull()
    expect(judgeChange('wheel', 'compass')).toEqual({
      kind: 'other-change',
      artefact: 'wheel',
      other: 'compass',
    })
  })
})

describe('untrusted input', () => {
  const options = roundOptions({ seed: 77, band: 'high' })
  const { moves: log } = playMissions(options, [0])
  const date = log.findIndex(({ type }) => type === 'date')

  test.each<[string, unknown, string]>([
    ['a log without its end', log.slice(0, -1), 'round_not_over'],
    ['a mission that was not looked at', log.filter(({ type }) => type !== 'inspect'), 'illegal_move'],
    ['a mission never opened', log.slice(1), 'illegal_move'],
    ['a right answer left out', log.toSpliced(date, 1), 'illegal_move'],
    ['an answer counted twice', log.toSpliced(date, 0, ...log.slice(date, date + 1)), 'illegal_move'],
    ['points of its own', [{ ...log[0], points: 9 }, ...log.slice(1)], 'malformed_move'],
    ['more after the end', [...log, { type: 'tick', ms: 1 }], 'moves_after_end'],
    ['text', JSON.stringify(log), 'malformed_log'],
  ])('%s', (_name, moves, code) => {
    expect(replay(historyHuntRules, options, moves)).toEqual({ ok: false, code })
  })

  test.each<unknown>([
    null,
    [],
    'tick',
    { type: 'tick' },
    { type: 'tick', ms: -1 },
    { type: 'hint', ms: 0.5 },
    { type: 'open', ms: 0 },
    { type: 'open', ms: 0, mission: -0 },
    { type: 'open', ms: 0, mission: 1.5 },
    { type: 'inspect', ms: 0, find: 0, side: 'soul' },
    { type: 'inspect', ms: 0, find: '0', side: 'front' },
    { type: 'date', ms: 0, find: 0, year: 0 },
    { type: 'date', ms: 0, find: 0, year: 2001 },
    { type: 'date', ms: 0, find: 0, year: 1900, span: 1 },
    { type: 'place', ms: 0, find: 0, position: -1 },
    { type: 'match', ms: 0, find: 0, change: 1000 },
    { type: 'date', ms: 0, find: 0, position: 0 },
  ])('%j is no move', (input) => {
    expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
  })

  const count = fc.nat(9)
  const ms = fc.nat(2_000)
  const anyMove: fc.Arbitrary<HistoryHuntMove> = fc.oneof(
    fc.record({ type: fc.constantFrom('tick' as const, 'hint' as const, 'finish' as const), ms }),
    fc.record({ type: fc.constant('open' as const), ms, mission: count }),
    fc.record({ type: fc.constant('inspect' as const), ms, find: count, side: fc.constantFrom(...SIDES) }),
    fc.record({ type: fc.constant('date' as const), ms, find: count, span: count }),
    fc.record({ type: fc.constant('place' as const), ms, find: count, position: count }),
    fc.record({ type: fc.constant('match' as const), ms, find: count, change: count }),
  )

  test('any moves in any order are taken or refused, never thrown at, and leave a sound state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANDS), fc.array(anyMove, { maxLength: 60 }), (band, moves) => {
        let state = historyHuntRules.start(roundOptions({ band }))
        for (const move of [{ type: 'open', ms: 0, mission: 7 } as const, ...moves]) {
          const step = historyHuntRules.apply(state, move)
          if (!step.ok) continue
          state = step.value.state
          expect(state.finished).toHaveLength(state.stars)
          expect(new Set(state.timeline).size).toBe(state.timeline.length)
          expect(state.learner.right).toBeLessThanOrEqual(state.learner.answered)
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        }
      }),
      { numRuns: 40 },
    )
  })
})
