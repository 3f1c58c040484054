import { expect, test } from 'vitest'
import { bandOfGrade } from './band-of-grade.ts'
import { GRADE_LEVELS } from './profiles.types.ts'

test('every grade level belongs to a band', () => {
  expect(Object.fromEntries(GRADE_LEVELS.map((level) => [level, bandOfGrade(level)]))).toEqual({
    elementary: 'elementary',
    middle: 'middle',
    high: 'high',
    K: 'elementary',
    1: 'elementary',
    2: 'elementary',
    3: 'elementary',
    4: 'elementary',
    5: 'elementary',
    6: 'middle',
    7: 'middle',
    8: 'middle',
    9: 'high',
    10: 'high',
    11: 'high',
    12: 'high',
  })
})
