import { expect, test } from 'vitest'
import { SCHOOL_YEARS } from './school-years.ts'

test('school years follow each other and have a name of their own in every country', () => {
  const years = Object.values(SCHOOL_YEARS)
  expect(years.map(({ age }) => age)).toEqual(
    Array.from({ length: 13 }, (_, index) => [5 + index, 6 + index]),
  )
  for (const country of ['us', 'mexico', 'spain', 'france', 'china'] as const) {
    expect(new Set(years.map((year) => year[country])).size, country).toBe(13)
  }
})
