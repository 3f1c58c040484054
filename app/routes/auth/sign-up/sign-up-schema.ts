// Who someone says they are when they sign up (spec 000 sections 3 and 5). The grade counts for students only: what another
// role sends along is dropped.
import { object, enum as oneOf, optional, pipe, refine, string, transform } from 'zod/mini'
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import { type GradeLevel, ROLES } from '#app/domain/profiles/profiles.types.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { code, displayName, email, password } from '../fields.ts'

/** What the screen offers; a profile may hold single grades too. */
export const GRADES = ['elementary', 'middle', 'high'] as const satisfies readonly GradeLevel[]
type Grade = (typeof GRADES)[number]

function isGrade(value: unknown): value is Grade {
  return GRADES.some((grade) => grade === value)
}

const answers = object({
  email,
  password,
  displayName,
  role: oneOf(ROLES, code('role_invalid')),
  gradeLevel: optional(string()),
  language: oneOf(LOCALES, code('language_missing')),
  country: oneOf(COUNTRIES, code('country_missing')),
}).check(
  refine(({ role, gradeLevel }) => role !== 'student' || isGrade(gradeLevel), {
    error: code('grade_missing'),
    path: ['gradeLevel'],
    // Beside the faults of other fields, not only once they are gone.
    when: () => true,
  }),
)

export const signUpSchema = pipe(
  answers,
  transform(({ role, gradeLevel, ...rest }) => ({
    ...rest,
    role,
    gradeLevel: role === 'student' && isGrade(gradeLevel) ? gradeLevel : null,
  })),
)
