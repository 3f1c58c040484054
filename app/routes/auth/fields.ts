// The fields that several of the forms have. A schema's message is a code of field-words.ts.
import {
  email as isEmail,
  maxLength,
  overwrite,
  pipe,
  refine,
  regex,
  string,
  toLowerCase,
  trim,
} from 'zod/mini'
import { DISPLAY_NAME_LENGTH, visibleLength } from '#app/domain/profiles/profiles.types.ts'
import type { FieldCode } from './field-words.ts'

/** A message that exists. */
export const code = (value: FieldCode): FieldCode => value

export const email = pipe(
  string(code('email_invalid')).check(trim(), toLowerCase(), maxLength(254, code('email_invalid'))),
  isEmail(code('email_invalid')),
)

/** At least six characters as a person counts them, at most the bytes the auth service takes (spec 000 section 9). */
export const password = string(code('password_short')).check(
  refine((value) => [...value].length >= 6, code('password_short')),
  refine((value) => new TextEncoder().encode(value).length <= 72, code('password_long')),
)

/** E.164: digits with country code. Spaces, brackets and dashes are how people write them; they are taken out. */
export const phone = string(code('phone_invalid')).check(
  overwrite((value) => value.replace(/[\s().-]/g, '')),
  regex(/^\+?[1-9][0-9]{6,14}$/, code('phone_invalid')),
)

/** Six digits; a blank between them is how people read them out. */
export const sixDigits = string(code('code_invalid')).check(
  overwrite((value) => value.replace(/\s/g, '')),
  regex(/^[0-9]{6}$/, code('code_invalid')),
)

/** Blanks around it do not count, and what cannot be seen is taken out. */
export const displayName = string(code('name_short')).check(
  overwrite((value) => value.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '').trim()),
  refine((value) => visibleLength(value) >= DISPLAY_NAME_LENGTH.min, code('name_short')),
  refine((value) => [...value].length <= DISPLAY_NAME_LENGTH.max, code('name_long')),
)
