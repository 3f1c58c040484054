import { expect, test } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { nextRightMove } from '#engine/games/history-hunt/scripted-players.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { historyHuntGame } from '../history-hunt/history-hunt-game.ts'
import { scienceQuestGame } from '../science-quest/science-quest-game.ts'
import { missionPlace } from './mission-place.ts'

test('missions that follow one another are numbered by the level', () => {
  const state = createSession(scienceQuestRules, roundOptions({})).getState()
  expect(missionPlace(scienceQuestGame, state)).toEqual({ mission: 1, done: [] })
  expect(missionPlace(scienceQuestGame, { ...state, level: 3 })).toEqual({ mission: 3, done: [1, 2] })
})

test('History Hunt numbers a mission as its card does, whatever has been finished before', () => {
  const session = createSession(historyHuntRules, roundOptions({}))
  const place = () => missionPlace(historyHuntGame, session.getState())
  expect(place()).toEqual({ mission: null, done: [] })
  session.dispatch({ type: 'open', ms: 0, mission: 6 })
  expect(place()).toEqual({ mission: 7, done: [] })
  while (session.getState().phase === 'hunting') session.dispatch(nextRightMove(session.getState(), 0))
  expect(place()).toEqual({ mission: null, done: [7] })
  session.dispatch({ type: 'open', ms: 0, mission: 1 })
  expect(place()).toEqual({ mission: 2, done: [7] })
})
