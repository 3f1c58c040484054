// What the forms of a second factor hold: one schema each for browser and server. Errors are codes, worded by factorFieldText.
import { object, overwrite, refine, regex, string } from 'zod/mini'
import { m } from '#app/i18n/generated/messages.ts'

const NAME_LENGTH = 60

const FIELD_WORDS = {
  code_invalid: m.factors_code_invalid,
  name_missing: m.factors_name_missing,
  name_long: m.factors_name_long,
  number_invalid: m.factors_number_invalid,
} as const

type FieldCode = keyof typeof FIELD_WORDS

const code = (value: FieldCode): FieldCode => value

/** Six digits; apps show them with a blank between, and people type it. */
const sixDigits = string(code('code_invalid')).check(
  overwrite((value) => value.replace(/\s/g, '')),
  regex(/^[0-9]{6}$/, code('code_invalid')),
)

/** What cannot be seen is taken out: it would tell two factors apart that look the same. */
const name = string(code('name_missing')).check(
  overwrite((value) => value.replace(/[\p{C}\u2028\u2029]/gu, '').trim()),
  refine((value) => value !== '', code('name_missing')),
  refine((value) => [...value].length <= NAME_LENGTH, code('name_long')),
)

/** E.164: digits with country code. Spaces, brackets and dashes are how people write them; they are taken out. */
const phone = string(code('number_invalid')).check(
  overwrite((value) => value.replace(/[\s().-]/g, '')),
  regex(/^\+?[1-9][0-9]{6,14}$/, code('number_invalid')),
)

export const codeSchema = object({ code: sixDigits })
export const appSchema = object({ name })
/** Of a press that looks at no field. */
export const nothingSchema = object({})
export const phoneSchema = object({ name, phone })

/** The first of a field's faults in words; undefined when there is none. What a verb refused is words already. */
export function factorFieldText(errors: readonly string[] | undefined): string | undefined {
  const error = errors?.[0]
  if (error === undefined) return undefined
  return Object.hasOwn(FIELD_WORDS, error) ? FIELD_WORDS[error as FieldCode]() : error
}
