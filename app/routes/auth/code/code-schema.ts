// Signing in by a code: first the address, then the six digits.
import { object } from 'zod/mini'
import { email, phone, sixDigits } from '../fields.ts'

export const emailAddressSchema = object({ email })
export const phoneAddressSchema = object({ phone })
export const sixDigitsSchema = object({ code: sixDigits })
