import { expect, test } from 'vitest'
import { mathMazeGame } from './math-maze-game.ts'

const KEYS = /\bkeys?\b|\bW, A, S\b/

test('keys are told apart from what a phone is told', () => {
  const { facts, howTo, keys } = mathMazeGame.words
  const { steps = [], touch = '' } = howTo?.() ?? {}
  const told = [...facts({ band: 'middle', timed: false, lastLevel: 5 }), touch, ...steps]
  expect(touch).toContain('arrows on the screen')
  expect(told.filter((one) => KEYS.test(one))).toEqual([])
  expect([keys?.(), howTo?.().keys]).toEqual([expect.stringMatching(KEYS), expect.stringMatching(KEYS)])
})
