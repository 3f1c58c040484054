// Email addresses and phone numbers as they are stored and compared.
import { z } from 'zod'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** The address in lower case, or null when it is none. */
export function readEmail(value: string): string | null {
  const parsed = email.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Digits with country code (E.164 without the plus sign), or null. */
export function readPhone(value: string): string | null {
  const digits = value.replaceAll(' ', '').replace(/^\+/, '')
  return /^[1-9][0-9]{1,14}$/.test(digits) ? digits : null
}
