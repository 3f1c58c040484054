// A whole round as the list plays it: every right move is on offer, and whatever happens is said.
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { SPANS } from '#engine/games/history-hunt/constants.ts'
import type { HistoryHuntMove } from '#engine/games/history-hunt/moves.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { nextRightMove } from '#engine/games/history-hunt/scripted-players.ts'
import type { HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import { choicesOf } from './choices.ts'
import { announceHunt, huntRefusal, huntTask } from './hunt-texts.ts'
import { huntWords } from './hunt-words.fixture.ts'
import { heldOf, isLaidDown, stepOf, thingOf } from './step.ts'

const WORDS = huntWords('en')

function heldIn(state: HistoryHuntState, index: number) {
  const held = heldOf(thingOf(index), state)
  if (!held) throw new Error(`nothing at ${index}`)
  return held
}

function openSession(options: Parameters<typeof roundOptions>[0], mission: number) {
  const session = createSession(historyHuntRules, roundOptions(options))
  session.dispatch({ type: 'open', ms: 0, mission })
  return session
}

describe.each(BANDS)('%s', (band) => {
  test('every right move is a side with a clue, one of the choices, or a year', () => {
    for (const mission of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const session = openSession({ band, seed: mission }, mission)
      while (session.getState().phase === 'hunting') {
        const state = session.getState()
        const right = nextRightMove(state, 0)
        if (!('find' in right)) throw new Error(right.type)
        const held = heldIn(state, right.find)
        const step = stepOf(state, held.find)
        const choices = choicesOf(state, held, WORDS)
        if (right.type === 'inspect') {
          expect(step).toBe('look')
          expect(choices).toEqual([])
          expect(artefactOf(held.find.artefact).clues).toContain(right.side)
        } else if ('year' in right) {
          expect([step, choices]).toEqual(['date', []])
        } else {
          expect(choices.filter(({ isOut }) => !isOut).map(({ move }) => move(0))).toContainEqual(right)
          expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
          for (const { label } of choices) expect(label).not.toBe('')
        }
        expect(session.dispatch(right).ok).toBe(true)
      }
    }
  })
})

test('what was wrong, or belongs to another artefact, is no choice any more', () => {
  const session = openSession({ band: 'middle' }, 2)
  const rightMove = () => nextRightMove(session.getState(), 0)
  while (rightMove().type !== 'match') session.dispatch(rightMove())
  const right = rightMove() as Extract<HistoryHuntMove, { type: 'match' }>
  const choices = () => choicesOf(session.getState(), heldIn(session.getState(), right.find), WORDS)
  const wrong = (right.change + 1) % choices().length
  session.dispatch({ ...right, change: wrong })
  expect(choices().map(({ isOut }) => isOut)).toEqual(choices().map((_, place) => place === wrong))
  session.dispatch(right)
  const other = session.getState().finds.findIndex((_, place) => place !== right.find)
  expect(choicesOf(session.getState(), heldIn(session.getState(), other), WORDS)).toEqual([])
})

test.each([
  { band: 'elementary', mission: 5, laysDown: true, why: 'the place on the timeline is the last answer' },
  { band: 'middle', mission: 2, laysDown: false, why: 'what it changed is asked next' },
] as const)('$band: after its place was found the hand lays it down: $laysDown, $why', (of) => {
  const session = openSession({ band: of.band }, of.mission)
  const seen = new Map<string, boolean[]>()
  while (session.getState().phase === 'hunting') {
    const right = nextRightMove(session.getState(), 0)
    if (!('find' in right)) throw new Error(right.type)
    session.dispatch(right)
    const after = session.getState()
    if (after.phase !== 'hunting') break
    seen.set(right.type, [...(seen.get(right.type) ?? []), isLaidDown(after, heldIn(after, right.find))])
  }
  expect(new Set(seen.get('place'))).toEqual(new Set([of.laysDown]))
  expect([...(seen.get('inspect') ?? []), ...(seen.get('date') ?? [])]).not.toContain(true)
})

test('nothing is held that is not there', () => {
  const { finds } = openSession({}, 0).getState()
  expect(heldOf('find-1', { finds })?.find).toBe(finds[1])
  for (const held of [null, '', 'find-9', 'find--1', 'mark-1']) expect(heldOf(held, { finds })).toBeNull()
})

describe('the slip', () => {
  test('says the task, then what the last move brought to light', () => {
    const session = createSession(historyHuntRules, roundOptions({ seed: 5 }))
    const slip = () => huntTask(session.getState(), WORDS)
    expect(slip()).toEqual({ title: 'Pick a mission.', note: null, tone: 'plain' })
    session.dispatch({ type: 'open', ms: 0, mission: 1 })
    const { title } = slip()
    expect(title).toBe('How did people travel? Find the dates, then lay them in order.')
    expect(slip().note).toBeNull()
    const find = session.getState().finds.findIndex(({ artefact }) => artefact === 'wheel')
    session.dispatch({ type: 'inspect', ms: 0, find, side: 'front' })
    expect(slip()).toEqual({ title, note: 'Front: Two wooden planks make one round disk.', tone: 'plain' })
    session.dispatch({ type: 'inspect', ms: 0, find, side: 'back' })
    session.dispatch({ type: 'date', ms: 0, find, span: SPANS.elementary.length - 1 })
    expect(slip()).toMatchObject({ note: expect.stringContaining('years too late'), tone: 'wrong' })
    session.dispatch({ type: 'hint', ms: 0 })
    expect(slip()).toEqual({ title, note: 'Look for what makes each one move.', tone: 'hint' })
    session.dispatch({ type: 'date', ms: 0, find, span: 0 })
    expect(slip()).toEqual({ title, note: 'Right: c. 3350–3100 BCE.', tone: 'right' })
    session.dispatch({ type: 'place', ms: 0, find, position: 0 })
    expect(slip().tone).toBe('right')
  })

  test('asks for the date aloud with the second clue', () => {
    const session = openSession({ seed: 5 }, 1)
    const said: (string | null)[] = []
    session.subscribe(({ state, events }) => {
      said.push(...events.map((event) => announceHunt(event, state, WORDS)))
    })
    const find = session.getState().finds.findIndex(({ artefact }) => artefact === 'wheel')
    for (const side of ['front', 'back', 'inside'] as const)
      session.dispatch({ type: 'inspect', ms: 0, find, side })
    expect(said).toEqual([
      'Front: Two wooden planks make one round disk.',
      'Back: Four strips of wood hold the planks together. When was it made?',
      'Inside: The hole has four corners, so wheel and axle turned together.',
    ])
  })

  test('offers another mission, or the end, after the first', () => {
    const session = openSession({}, 0)
    while (session.getState().phase === 'hunting') session.dispatch(nextRightMove(session.getState(), 0))
    expect(huntTask(session.getState(), WORDS)).toMatchObject({ title: 'Pick a mission.', tone: 'right' })
  })
})

test.each(LANGUAGES)('everything that happens in a round is said in words of %s', (language) => {
  const words = huntWords(language)
  for (const band of BANDS) {
    const session = openSession({ band, seed: 11 }, 7)
    const silent = new Set<string>()
    session.subscribe(({ state, events }) => {
      for (const event of events) {
        const said = announceHunt(event, state, words)
        if (said === null) silent.add(event.type)
        else expect(said.trim()).not.toBe('')
      }
      expect(huntTask(state, words).title).not.toBe('')
    })
    for (let help = 0; help < 3; help += 1) session.dispatch({ type: 'hint', ms: 0 })
    while (session.getState().phase === 'hunting') {
      const right = nextRightMove(session.getState(), 0)
      if ('span' in right) session.dispatch({ ...right, span: (right.span + 1) % SPANS[band].length })
      session.dispatch(right)
    }
    expect([...silent].toSorted()).toEqual(['level-up', 'mission-done'])
  }
})

test('a move that was not taken is explained where the player can do something about it', () => {
  expect(huntRefusal('look_first')).toBe('Look at 2 sides first.')
  expect(huntRefusal('date_first')).toBe('Find its date first.')
  expect(huntRefusal('ruled_out')).not.toBeNull()
  expect(huntRefusal('no_such_find')).toBeNull()
})
