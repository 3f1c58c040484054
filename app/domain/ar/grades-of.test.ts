import { describe, expect, it } from 'vitest'
import { gradesOf, overlap } from './grades-of.ts'

describe('a grade level', () => {
  it.each([
    ['K', 0, 0],
    ['1', 1, 1],
    ['12', 12, 12],
    ['elementary', 0, 5],
    ['middle', 6, 8],
    ['high', 9, 12],
    ['', 6, 6],
    ['k', 6, 6],
    ['-3', 6, 6],
    ['5.5', 6, 6],
    ['Grade 2', 6, 6],
    ['toString', 6, 6],
  ])('%j stands for %d to %d', (gradeLevel, minGrade, maxGrade) => {
    expect(gradesOf(gradeLevel)).toEqual({ minGrade, maxGrade })
  })
})

it.each([
  ['2', false],
  ['3', true],
  ['5', true],
  ['6', false],
  ['elementary', true],
  ['middle', false],
])('a game of grades 3 to 5 for %s: %s', (gradeLevel, expected) => {
  expect(overlap({ minGrade: 3, maxGrade: 5 }, gradesOf(gradeLevel))).toBe(expected)
})
