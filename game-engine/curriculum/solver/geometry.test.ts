// Questions of geometry in words: the same in four languages, and what is refused by name.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { linearText } from '../linear-text.ts'
import { FORMULAS } from './geometry-formulas.ts'
import { solveLine } from './solve-line.ts'
import { stepFaults } from './step-faults.fixture.ts'

function answerTo(line: string, language: Language = 'en'): string {
  const result = solveLine(line, { language })
  if (!result.ok) return result.code
  expect(stepFaults(result.value)).toEqual([])
  const { answer } = result.value
  return answer.is === 'value' ? linearText(answer.value) : answer.is
}

test.each([
  ['en', 'area of a circle with radius 6 cm'],
  ['es', 'área de un círculo con radio 6'],
  ['es', 'área de un círculo r=6'],
  ['fr', 'aire d’un cercle r=6'],
  ['fr', 'aire d’un cercle de rayon 6'],
  ['zh', '圆的面积 r=6'],
  ['zh', '半径6的圆的面积'],
] as const)('%s: %s', (language, line) => {
  expect(answerTo(line, language)).toBe(answerTo('area of circle r=6'))
})

test('a length with a decimal sign is read as its language writes it', () => {
  expect(answerTo('aire d’un carré a=1,5', 'fr')).toBe(answerTo('area of square a=1.5'))
  expect(answerTo('area of square a=1.5')).toBe('2.25')
})

describe('what has no answer', () => {
  test.each([
    ['volume of cone r=3', 'geometry_letters'],
    ['area of circle r=6 d=12', 'geometry_letters'],
    ['area of circle r=6 r=7', 'geometry_letters'],
    ['area of circle r=-2', 'geometry_positive'],
    ['area of circle r=0', 'geometry_positive'],
    ['leg of right triangle c=3 a=4', 'geometry_impossible'],
    ['area of triangle from sides a=1 b=2 c=3', 'geometry_impossible'],
    ['third side of triangle a=5 b=8 degrees=180', 'geometry_impossible'],
    ['area of square and circle r=6', 'geometry_figures'],
    ['area of rectangle a=2 cm b=3 m', 'geometry_units'],
  ])('%s: %s', (line, code) => {
    expect(answerTo(line)).toBe(code)
  })

  test('a story with a figure in it is none of these questions', () => {
    expect(answerTo('a dog runs around a circle of radius 6 twice, how far does it run?')).toBe('words')
  })
})

test('a right triangle is taken for what it is, whatever its sides', () => {
  const sides = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(sides, sides, (a, b) => {
      expect(answerTo(`hypotenuse of right triangle a=${3 * a} b=${4 * a}`)).toBe(String(5 * a))
      expect(answerTo(`area of rectangle a=${a} b=${b}`)).toBe(String(a * b))
    }),
    { numRuns: 50 },
  )
})

test('no two formulas of a figure ask for the same measures', () => {
  const keys = FORMULAS.flatMap(({ asked, figures, given }) =>
    figures.map((figure) => `${asked} ${figure} ${given.toSorted().join()}`),
  )
  expect(new Set(keys).size).toBe(keys.length)
})
