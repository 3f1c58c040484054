import { expect, test } from 'vitest'
import { CORE_SUBJECTS } from '#app/domain/catalogue/core-subjects.ts'
import { practicePath } from './practice-path.ts'

test('the address has the subject in small letters, then the grade', () => {
  expect(CORE_SUBJECTS.map(({ subject }) => practicePath(subject, 'middle'))).toEqual([
    '/games/subject/math/middle',
    '/games/subject/science/middle',
    '/games/subject/english/middle',
    '/games/subject/history/middle',
  ])
})

test('a skill to begin with follows as a parameter', () => {
  expect(practicePath('science', 'high', 'stars-universe')).toBe(
    '/games/subject/science/high?skill=stars-universe',
  )
})
