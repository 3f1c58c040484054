// What the age question adds to the form. Skipping it is an answer, and so is anything that is no age: nobody is kept from
// signing up by it. Only an address that is none is a fault, because a mail would never arrive.
import { email, optional, pipe, string, transform } from 'zod/mini'

export const GUARDIAN_EMAIL_INVALID = 'guardian_email_invalid'

const YOUNGEST = 1
const OLDEST = 120

function readAge(value: string): number | undefined {
  const age = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST ? age : undefined
}

function readText(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  return text === '' ? undefined : text
}

/** `age` in whole years and `guardianEmail` in lower case; each undefined when it was not given. */
export const ageFields = {
  age: optional(pipe(string(), transform(readAge))),
  guardianEmail: optional(pipe(pipe(string(), transform(readText)), optional(email(GUARDIAN_EMAIL_INVALID)))),
}
