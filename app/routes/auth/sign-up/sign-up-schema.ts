// Who someone says they are when they sign up (spec 000 sections 3 and 5). Everybody says their age; a grade and a
// grown-up count for students only: what another role sends along is dropped before anyone looks at it.
import { type input, object, enum as oneOf, optional, pipe, refine, string, transform } from 'zod/mini'
import { isSameMailbox } from '#app/domain/consent/same-mailbox.ts'
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import { type GradeLevel, ROLES } from '#app/domain/profiles/profiles.types.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { code, displayName, email, password } from '../fields.ts'
import { adultsOnly, ageFields } from './age-fields.ts'

/** What the screen offers; a profile may hold single grades too. */
const GRADES = ['elementary', 'middle', 'high'] as const satisfies readonly GradeLevel[]
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
  ...ageFields,
}).check(
  adultsOnly,
  refine(({ email, guardianEmail }) => guardianEmail === undefined || !isSameMailbox(email, guardianEmail), {
    error: code('guardian_email_own'),
    path: ['guardianEmail'],
  }),
  refine(({ role, gradeLevel }) => role !== 'student' || isGrade(gradeLevel), {
    error: code('grade_missing'),
    path: ['gradeLevel'],
    // Beside the faults of other fields, not only once they are gone.
    when: () => true,
  }),
)

function dropUnlessStudent(raw: input<typeof answers>): input<typeof answers> {
  if (raw.role === 'student') return raw
  const { gradeLevel, guardianEmail, ...rest } = raw
  return rest
}

export const signUpSchema = pipe(
  pipe(transform(dropUnlessStudent), answers),
  transform(({ gradeLevel, ...rest }) => ({ ...rest, gradeLevel: isGrade(gradeLevel) ? gradeLevel : null })),
)
