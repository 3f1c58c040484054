import { expect, it } from 'vitest'
import { figuresOf, spokenQuestion } from './figures.ts'

it('sets one figure in every place', () => {
  const places = figuresOf({ left: 13, operator: '×', right: 7, answer: 91 }, 'en')
  expect(places.map((word) => word.map(({ text }) => text))).toEqual([['1', '3'], ['×'], ['7'], ['='], ['?']])
})

it.each([
  [{ left: 4, operator: '+', right: 3, answer: 7 }, '4 + 3 = ?'],
  [{ left: 59, operator: '-', right: 24, answer: 35 }, '59 − 24 = ?'],
  [{ left: 38, operator: '²', right: null, answer: 1444 }, '38² = ?'],
  [{ left: 144, operator: '√', right: null, answer: 12 }, '√144 = ?'],
  [{ left: 2, operator: '^', right: 10, answer: 1024 }, '2¹⁰ = ?'],
] as const)('reads %j as %s', (question, text) => {
  expect(spokenQuestion(question, 'en')).toBe(text)
})

it('reads the answered question with its answer', () => {
  const question = { left: 38, operator: '²', right: null, answer: 1444 } as const
  expect(spokenQuestion(question, 'en', '1,444')).toBe('38² = 1,444')
})
