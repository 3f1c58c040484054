// What the contact form takes, in the browser and on the server alike. A schema's message is a code; the screen says it.
import {
  email as isEmail,
  maxLength,
  object,
  optional,
  overwrite,
  pipe,
  refine,
  string,
  toLowerCase,
  trim,
} from 'zod/mini'
import { CONTACT_LENGTHS } from '#app/domain/contact/contact-limits.ts'

export const CONTACT_FAULTS = [
  'name_missing',
  'name_long',
  'email_invalid',
  'subject_long',
  'message_missing',
  'message_long',
  'unreadable',
] as const
export type ContactFault = (typeof CONTACT_FAULTS)[number]

const fault = (value: ContactFault): ContactFault => value
const length = (value: string) => [...value].length

/** Line breaks, and what turns or hides letters: on one line of a mail it could pretend to be another line. */
export const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const UNREADABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

const isPlain = (value: string) => value.search(UNREADABLE) === -1

const name = string(fault('name_missing')).check(
  trim(),
  refine((value) => value !== '', fault('name_missing')),
  refine((value) => length(value) <= CONTACT_LENGTHS.name, fault('name_long')),
  refine(isPlain, fault('unreadable')),
)

const email = pipe(
  string(fault('email_invalid')).check(
    trim(),
    toLowerCase(),
    maxLength(CONTACT_LENGTHS.email, fault('email_invalid')),
  ),
  isEmail(fault('email_invalid')),
)

const subject = optional(
  string().check(
    trim(),
    refine((value) => length(value) <= CONTACT_LENGTHS.subject, fault('subject_long')),
    refine(isPlain, fault('unreadable')),
  ),
)

const message = string(fault('message_missing')).check(
  overwrite((value) => value.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n').trim()),
  refine((value) => value !== '', fault('message_missing')),
  refine((value) => length(value) <= CONTACT_LENGTHS.message, fault('message_long')),
  refine((value) => value.search(UNREADABLE_IN_TEXT) === -1, fault('unreadable')),
)

export const contactSchema = object({ formId: optional(string()), name, email, subject, message })
