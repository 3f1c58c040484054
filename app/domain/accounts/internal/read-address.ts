import { type AccountResult, accountRefusal } from '../refusals.ts'
import { readEmail, readPhone } from './addresses.ts'

export interface Address {
  channel: 'email' | 'sms'
  /** Lower case, or digits. */
  value: string
}

export interface GivenAddress {
  email?: string | undefined
  phone?: string | undefined
}

/** The one address a caller gave; `missing` is the refusal's text when there is none. */
export function readAddress({ email, phone }: GivenAddress, missing: string): AccountResult<Address> {
  if (email && phone)
    return accountRefusal('validation_failed', {
      message: 'Only an email address or phone number should be provided.',
    })
  if (email) {
    const value = readEmail(email)
    return value === null
      ? accountRefusal('email_address_invalid')
      : { ok: true, value: { channel: 'email', value } }
  }
  if (phone) {
    const value = readPhone(phone)
    if (value !== null) return { ok: true, value: { channel: 'sms', value } }
    return accountRefusal('validation_failed', { message: 'Invalid phone number format (E.164 required)' })
  }
  return accountRefusal('validation_failed', { message: missing })
}
