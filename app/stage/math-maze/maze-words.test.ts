import { expect, test } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import {
  perfectPlayer,
  rightOption,
  towardsGoal,
  wrongOption,
} from '#engine/games/math-maze/scripted-players.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import { solutionFor } from '../arithmetic/hint.ts'
import { type Said, whereWords, wordsFor } from './maze-words.ts'

function listen(seed = 1) {
  const session = createSession(mathMazeRules, roundOptions({ seed, band: 'high' }))
  const heard: Said[] = []
  session.subscribe((step) => {
    const said = wordsFor(step, 'en')
    if (said) heard.push(said)
  })
  const play = (move: MathMazeMove) => {
    session.dispatch(move)
    return heard.at(-1)
  }
  const toProblem = () => {
    while (session.getState().phase !== 'asking') {
      play({ type: 'step', ms: 0, direction: towardsGoal(session.getState()) })
    }
  }
  return { session, heard, play, toProblem }
}

test('a wall is said, not shown', () => {
  expect(listen().play({ type: 'step', ms: 0, direction: 'up' })).toEqual({
    text: 'A wall. Try another way.',
    shown: false,
  })
})

test('a step is said with what lies ahead', () => {
  const { heard, toProblem } = listen()
  toProblem()
  expect(heard[0]?.text).toMatch(/^Moved (right|down)\. Ahead: (open|wall|math door)\.$/)
  expect(heard.every(({ shown }) => !shown)).toBe(true)
})

test('a wrong answer is shown in the words of the spec and with its solution, once its problem has closed', () => {
  const { session, play, toProblem } = listen()
  toProblem()
  play({ type: 'answer', ms: 0, option: wrongOption(session.getState()) })
  const solution = solutionFor(session.getState().problem as MathProblem, 'high', 'en')
  expect(play({ type: 'tick', ms: 1_500 })).toEqual({
    text: `Incorrect answer. Try again! ${solution}`,
    shown: true,
  })
})

test('an opened door, and one that was left shut', () => {
  const { session, play, toProblem } = listen()
  toProblem()
  expect(play({ type: 'close', ms: 0 })).toEqual({ text: 'The door stays closed for now.', shown: true })
  toProblem()
  play({ type: 'answer', ms: 0, option: rightOption(session.getState()) })
  expect(play({ type: 'tick', ms: 1_500 })?.text).toMatch(
    /^The door is open! Ahead: (open|wall|math door|the goal)\.$/,
  )
})

test('the goal is shown with its bonus, and with a star at even levels', () => {
  const { session, heard, play } = listen()
  const player = perfectPlayer(1_000)
  while (session.getState().phase !== 'over') {
    const state = session.getState()
    play(state.phase === 'feedback' ? { type: 'tick', ms: 1_500 } : player(state))
  }
  const goals = heard.map(({ text }) => text).filter((text) => text.startsWith('Goal!'))
  expect(goals.slice(0, 2)).toEqual([
    'Goal! +100 points. Now for level 2.',
    'Goal! +100 points and a star. Now for level 3.',
  ])
  expect(goals).toHaveLength(9)
})

test('where am I?', () => {
  const { session } = listen()
  expect(whereWords(session.getState(), 'en')).toMatch(
    /^The goal is 4 down and 4 right\. Up: wall\. Down: \w[\w ]*\. Left: wall\. Right: \w[\w ]*\.$/,
  )
})
