// Who someone is who signed up elsewhere: the part of the sign-up form that nobody else could answer. A grown-up counts
// for students only: what another role sends along is dropped before anyone looks at it.
import { type input, object, enum as oneOf, pipe, transform } from 'zod/mini'
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import { ROLES } from '#app/domain/profiles/profiles.types.ts'
import { code } from '../fields.ts'
import { adultsOnly, ageFields } from '../sign-up/age-fields.ts'

const answers = object({
  role: oneOf(ROLES, code('role_invalid')),
  country: oneOf(COUNTRIES, code('country_missing')),
  ...ageFields,
}).check(adultsOnly)

function dropUnlessStudent(raw: input<typeof answers>): input<typeof answers> {
  if (raw.role === 'student') return raw
  const { guardianEmail, ...rest } = raw
  return rest
}

export const welcomeSchema = pipe(transform(dropUnlessStudent), answers)
