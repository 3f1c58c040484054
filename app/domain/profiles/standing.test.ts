import { describe, expect, it } from 'vitest'
import { ROLES } from './profiles.types.ts'
import { mayTakeRole, missingFor, type StandingFacts, standingOf } from './standing.ts'

const NOW = 1_000
const CHILD = { ofAgeOn: 2_000, adultOn: 3_000 }
const STUDENT = { ofAgeOn: 500, adultOn: 3_000 }
const ADULT = { ofAgeOn: 500, adultOn: 500 }
const ASKED = { ofAgeOn: 2_000, confirmedAt: null, method: null }
const YES = { ...ASKED, confirmedAt: 900, method: 'email_plus' } as const

const facts = (changes: Partial<StandingFacts>): StandingFacts => ({
  age: null,
  consent: null,
  role: null,
  gradeLevel: null,
  ...changes,
})

describe('who somebody is', () => {
  it.each([
    ['limited', { age: CHILD, consent: ASKED }],
    ['consented', { age: CHILD, consent: YES }],
    ['verified', { age: CHILD, consent: { ...YES, method: 'card' } }],
    ['verified', { age: CHILD, consent: { ...YES, method: 'signed_form' } }],
    ['limited', { age: CHILD, consent: { ...ASKED, method: 'card' } }],
    // An age without a question is no yes.
    ['limited', { age: CHILD }],
    ['of_age', { age: STUDENT }],
    ['of_age', { age: STUDENT, consent: { ...ASKED, ofAgeOn: 1_000 } }],
    ['of_age', { age: ADULT, role: 'student' }],
    ['grown_up', { age: ADULT, role: 'parent' }],
    ['grown_up', { age: ADULT, role: 'teacher', gradeLevel: 'elementary' }],
    // K-5 and no age: as below it.
    ['limited', { gradeLevel: 'elementary' }],
    ['limited', { gradeLevel: 'K', role: 'student' }],
    ['limited', { gradeLevel: '5', role: 'student' }],
    ['unstated', { gradeLevel: '6', role: 'student' }],
    ['unstated', { role: 'student' }],
    ['unstated', {}],
    ['of_age', { age: STUDENT, gradeLevel: 'elementary' }],
    // A role alone makes nobody a grown-up.
    ['unstated', { role: 'parent' }],
    ['unstated', { role: 'teacher', gradeLevel: 'K' }],
  ] as const)('%s: %j', (standing, given) => {
    expect(standingOf(facts(given), NOW)).toBe(standing)
  })

  it.each(ROLES)('a %s who said to be a child is one, with and without a yes', (role) => {
    expect(standingOf(facts({ age: CHILD, consent: ASKED, role }), NOW)).toBe('limited')
    expect(standingOf(facts({ age: CHILD, consent: YES, role }), NOW)).toBe('consented')
    expect(standingOf(facts({ age: STUDENT, role }), NOW)).toBe('of_age')
  })

  it('changes by itself on the day', () => {
    const child = facts({ age: CHILD, consent: ASKED, role: 'parent' })
    expect(standingOf(child, 1_999)).toBe('limited')
    expect(standingOf(child, 2_000)).toBe('of_age')
    expect(standingOf(child, 3_000)).toBe('grown_up')
  })
})

describe('becoming a parent or a teacher', () => {
  it.each([
    ['grown_up', 'parent', true],
    ['unstated', null, true],
    ['unstated', 'teacher', true],
    ['unstated', 'student', false],
    ['of_age', 'student', false],
    ['of_age', null, false],
    ['limited', null, false],
    ['consented', 'student', false],
    ['verified', null, false],
  ] as const)('%s from %s: %s', (standing, from, expected) => {
    expect(mayTakeRole(standing, from, 'teacher')).toBe(expected)
    expect(mayTakeRole(standing, from, 'student')).toBe(true)
    expect(mayTakeRole(standing, from, null)).toBe(true)
  })
})

describe('what a child’s account lacks', () => {
  it.each([
    ['play', 'limited', null],
    ['account', 'limited', 'consent_required'],
    ['account', 'consented', null],
    ['pay', 'limited', 'consent_required'],
    ['pay', 'consented', null],
    ['reach_others', 'limited', 'consent_required'],
    ['reach_others', 'consented', 'proved_consent_required'],
    ['reach_others', 'verified', null],
    ['reach_others', 'unstated', null],
    ['reach_others', 'of_age', null],
  ] as const)('to %s, %s: %s', (act, standing, missing) => {
    expect(missingFor(act, standing)).toBe(missing)
  })
})
