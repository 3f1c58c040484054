// What the age question adds to a form. Everybody answers it: there is no default, and no way past it. The grown-up may be named
// later; only an address that is none is a fault, because a mail would never arrive.
import { email, int, lte, optional, pipe, refine, regex, string, transform } from 'zod/mini'
import { ADULT_AGE } from '#app/domain/consent/age-of-consent.ts'
import { isAdultRole } from '#app/domain/profiles/standing.ts'
import { code } from '../fields.ts'

const OLDEST = 120

const age = pipe(
  pipe(string(code('age_missing')).check(regex(/^[1-9][0-9]{0,2}$/, code('age_missing'))), transform(Number)),
  int(code('age_missing')).check(lte(OLDEST, code('age_missing'))),
)

function readText(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  return text === '' ? undefined : text
}

/** `age` in whole years; `guardianEmail` in lower case, undefined when it was not given. */
export const ageFields = {
  age,
  guardianEmail: optional(
    pipe(pipe(string(), transform(readText)), optional(email(code('guardian_email_invalid')))),
  ),
}

/** Parents and teachers are adults. */
export const adultsOnly = refine<{ role: string; age: number }>(
  ({ role, age }) => !isAdultRole(role) || !(age < ADULT_AGE),
  { error: code('age_adult'), path: ['age'], when: () => true },
)
