import { expect, test } from 'vitest'
import { mainAction } from './main-action.ts'

test('one action of a test is the main one: to answer, then to go on, and in the end to hand it in', () => {
  expect(mainAction({ isSettled: false, open: 3 })).toBe('answer')
  expect(mainAction({ isSettled: true, open: 2 })).toBe('next')
  expect(mainAction({ isSettled: true, open: 0 })).toBe('hand-in')
})

test('while an answer is changed, nothing is as loud as keeping it', () => {
  expect(mainAction({ isSettled: false, open: 0 })).toBe('answer')
})
