// Who somebody is, as far as children and grown-ups go: from what the account said of its age, a grown-up's yes, and last the
// role. The role alone never makes anybody more than a student. Pure: the days come by themselves.

import type { AgeDays, ConsentMethod } from '#app/domain/consent/consent.types.ts'
import { type ChildAct, LEVEL_OF, NEEDED_FOR } from '#app/domain/consent/consent-levels.ts'
import { bandOfGrade } from './band-of-grade.ts'
import type { GradeLevel, Role } from './profiles.types.ts'

/**
 * limited: below the age of its country without a grown-up's yes, or in grades K-5 with no age said; may only play.
 * consented: below the age, with a yes by mail. verified: below the age, with the yes of a proved adult (consent-levels.ts).
 * unstated: never said an age; as of_age for everything but what needs a grown-up.
 * of_age: old enough to decide alone, and no grown-up. grown_up: a parent's or teacher's account of an adult.
 */
export type Standing = 'limited' | 'consented' | 'verified' | 'unstated' | 'of_age' | 'grown_up'

export interface StandingFacts {
  age: AgeDays | null
  /** null: nobody had to be asked. */
  consent: { ofAgeOn: number; confirmedAt: number | null; method: ConsentMethod | null } | null
  role: Role | null
  gradeLevel: GradeLevel | null
}

export function standingOf({ age, consent, role, gradeLevel }: StandingFacts, now: number): Standing {
  if (consent !== null && now < consent.ofAgeOn) {
    if (consent.confirmedAt === null) return 'limited'
    return consent.method !== null && LEVEL_OF[consent.method] === 'adult' ? 'verified' : 'consented'
  }
  if (age === null) return isYoungGrade(role, gradeLevel) ? 'limited' : 'unstated'
  if (now < age.ofAgeOn) return 'limited'
  return now >= age.adultOn && isAdultRole(role) ? 'grown_up' : 'of_age'
}

export function isAdultRole(role: unknown): role is 'parent' | 'teacher' {
  return role === 'parent' || role === 'teacher'
}

/** Whether this is a child's account, whatever a grown-up said. */
export function isChild(standing: Standing): boolean {
  return standing === 'limited' || standing === 'consented' || standing === 'verified'
}

/** Whether this is known to be the account of somebody below 18: a child's, or one that said so. */
export function isMinor(facts: StandingFacts, now: number): boolean {
  return isChild(standingOf(facts, now)) || (facts.age !== null && now < facts.age.adultOn)
}

/** What a child's account lacks for an act, by the table of consent-levels.ts; null: nothing. */
export function missingFor(
  act: ChildAct,
  standing: Standing,
): 'consent_required' | 'proved_consent_required' | null {
  const needed = NEEDED_FOR[act]
  if (needed === null || !isChild(standing) || standing === 'verified') return null
  if (standing === 'limited') return 'consent_required'
  return needed === 'adult' ? 'proved_consent_required' : null
}

/**
 * Whether an account may have this role from now on. To turn from a student into a grown-up takes a statement of age and a
 * fresh proof (become-grown-up); an account that never said who it is may still say so, which gives it no rights.
 */
export function mayTakeRole(standing: Standing, from: Role | null, to: unknown): boolean {
  if (!isAdultRole(to) || standing === 'grown_up') return true
  return standing === 'unstated' && from !== 'student'
}

function isYoungGrade(role: Role | null, gradeLevel: GradeLevel | null): boolean {
  return !isAdultRole(role) && gradeLevel !== null && bandOfGrade(gradeLevel) === 'elementary'
}
