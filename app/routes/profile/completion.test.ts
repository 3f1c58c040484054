import { expect, test } from 'vitest'
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { asksToFinish, completionText, missingFields } from './completion.ts'

const WHOLE: ProfileFields = {
  displayName: 'Maya',
  gradeLevel: 'elementary',
  language: 'en',
  country: 'us',
  role: 'student',
}

test.each<[Partial<ProfileFields>, string]>([
  [{}, 'Everything’s filled in. 5 of 5 done.'],
  [{ country: null }, 'Add your country to finish. 4 of 5 done.'],
  [{ gradeLevel: null }, 'Add your grade level to finish. 4 of 5 done.'],
  [{ gradeLevel: null, country: null }, 'Still missing: grade level and country. 3 of 5 done.'],
  [{ gradeLevel: null, role: 'parent' }, 'You don’t need to add a grade level. 4 of 5 done.'],
])('%j: %s', (fields, text) => {
  expect(completionText({ ...WHOLE, ...fields }, 'en')).toBe(text)
})

test('nobody urges a parent or a teacher to name a grade', () => {
  for (const role of ['parent', 'teacher'] as const) {
    const profile = { ...WHOLE, role, gradeLevel: null }
    expect(asksToFinish(profile, missingFields(profile))).toBe(false)
    const lessStill = { ...profile, country: null }
    expect(asksToFinish(lessStill, missingFields(lessStill))).toBe(true)
  }
})
