import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEME_LEVELS } from '#app/ui/theme/theme-level.ts'
import { isProfileComplete, profilePercentage } from './completeness.ts'
import { readProfileFields } from './profile-fields.ts'
import { SAVED_THEME_LEVELS, takeDisplayName } from './profiles.types.ts'

const NOTHING = { displayName: null, gradeLevel: null, language: null, country: null, role: null }
const FULL = { displayName: 'Ana', gradeLevel: 'middle', language: 'es', country: 'mx', role: 'student' }

describe('completeness', () => {
  it.each([
    [{ displayName: 'Ana', gradeLevel: 'middle' }, true],
    [{ displayName: 'Ana', gradeLevel: null }, false],
    [{ displayName: null, gradeLevel: 'middle' }, false],
    [{ displayName: '', gradeLevel: 'middle' }, false],
    [{ displayName: '  ', gradeLevel: 'middle' }, false],
    [{ displayName: 'Ana', gradeLevel: '' }, false],
    [{ displayName: null, gradeLevel: null }, false],
  ])('%j: %s', (profile, complete) => {
    expect(isProfileComplete(profile)).toBe(complete)
  })

  it.each([
    [NOTHING, 0],
    [{ ...NOTHING, role: 'teacher' }, 20],
    [{ ...NOTHING, role: 'teacher', country: '' }, 20],
    [{ ...NOTHING, displayName: 'Ana', language: 'es' }, 40],
    [{ ...FULL, country: null, role: null }, 60],
    [{ ...FULL, gradeLevel: null }, 80],
    [FULL, 100],
  ])('%j is %i per cent', (profile, percentage) => {
    expect(profilePercentage(profile)).toBe(percentage)
  })

  it('counts each field for a fifth, whichever it is', () => {
    const field = fc.option(fc.constantFrom('', ' ', 'x'))
    fc.assert(
      fc.property(fc.tuple(field, field, field, field, field), (values) => {
        const [displayName, gradeLevel, language, country, role] = values
        const set = values.filter((value) => value === 'x').length
        expect(profilePercentage({ displayName, gradeLevel, language, country, role })).toBe(set * 20)
      }),
    )
  })
})

describe('a display name', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana Lucía  ', 'Ana Lucía'],
    ['李明', '李明'],
    ['😀😀', '😀😀'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
    ['A', null],
    [' A ', null],
    ['😀', null],
    ['', null],
    ['An\na', null],
    ['An\u0000a', null],
    ['An\u202ea', null],
    [5, null],
    [null, null],
  ])('%j is taken as %j', (given, name) => {
    expect(takeDisplayName(given)).toBe(name)
  })
})

describe('what someone said at sign-up', () => {
  it('is read field by field; what is none of ours counts as not said', () => {
    const said = { display_name: ' Ana ', grade_level: 'K', language: 'fr', country: 'fr', role: 'parent' }
    const fields = { displayName: 'Ana', gradeLevel: 'K', language: 'fr', country: 'fr', role: 'parent' }
    expect(readProfileFields(said)).toEqual(fields)
    expect(readProfileFields({})).toEqual(NOTHING)
    expect(
      readProfileFields({
        display_name: 'A',
        grade_level: '13',
        language: 'de',
        country: 'US',
        role: 'admin',
        is_admin: true,
      }),
    ).toEqual(NOTHING)
  })

  it('is never anything but five known fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (metadata) => {
        expect(Object.keys(readProfileFields(metadata)).sort()).toEqual(Object.keys(NOTHING).sort())
      }),
    )
  })
})

it('accounts remember the same four notebooks that screens draw', () => {
  expect(SAVED_THEME_LEVELS).toEqual(THEME_LEVELS)
})

it.each(['\u200b\u200b\u200b', 'a\u200b\u00ad', '\u3164\u3164'])(
  'a name that cannot be seen is none (%#)',
  (name) => {
    expect(takeDisplayName(name)).toBeNull()
  },
)
