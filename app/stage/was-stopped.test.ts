// Whether a round was played to its end: what the complete screen says of it depends on that.
import { expect, test } from 'vitest'
import type { GameMove, GameRules, GameState } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { nextRightMove } from '#engine/games/history-hunt/scripted-players.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import { perfectPlayer as walker } from '#engine/games/math-maze/scripted-players.ts'
import { wasStopped } from './was-stopped.ts'

function sessionOf<State extends GameState, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
) {
  const session = createSession(rules, roundOptions({ band: 'elementary', seed: 3 }))
  return { session, isStopped: () => wasStopped(rules, session.getState(), session.log()) }
}

/** Plays as many missions of History Hunt as there are, or fewer. */
function hunt(missions: number) {
  const hunting = sessionOf(historyHuntRules)
  const { session } = hunting
  for (let mission = 0; mission < missions && session.getState().phase !== 'over'; mission++) {
    session.dispatch({ type: 'open', ms: 0, mission })
    while (session.getState().phase === 'hunting') session.dispatch(nextRightMove(session.getState(), 0))
  }
  return hunting
}

test('a hunt that its player ends after one mission was stopped', () => {
  const { session, isStopped } = hunt(1)
  expect(isStopped()).toBe(false)
  session.dispatch({ type: 'finish', ms: 0 })
  expect(session.getState().phase).toBe('over')
  expect(isStopped()).toBe(true)
})

test('a hunt through all missions was not', () => {
  const { session, isStopped } = hunt(Number.POSITIVE_INFINITY)
  expect(session.getState().phase).toBe('over')
  expect(isStopped()).toBe(false)
})

test('a round that was finished in the pause was stopped, whatever its game', () => {
  const { session, isStopped } = sessionOf(mathMazeRules)
  const play = walker(500)
  while (mathMazeRules.score(session.getState()).asked === 0) session.dispatch(play(session.getState()))
  session.stop(0)
  expect(session.getState().phase).toBe('over')
  expect(isStopped()).toBe(true)
})
