import type { AppContext } from '#app/platform/context.ts'
import { type AccountRefusal, accountRefusal } from '../refusals.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Characters (spec 000 section 9). */
export const PASSWORD_MIN = 6
/** Bytes of UTF-8, as clients of the auth service know it. */
const PASSWORD_MAX_BYTES = 72

/** Why a new password will not do; null when it will. Asks the breached-password service last. */
export async function refuseWeakPassword(ctx: AppContext, password: string): Promise<AccountRefusal | null> {
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES)
    return accountRefusal('validation_failed', { message: 'Password cannot be longer than 72 characters' })
  if ([...password].length < PASSWORD_MIN) return accountRefusal('weak_password', { reasons: ['length'] })
  const known =
    COMMON_PASSWORDS.has(password.toLowerCase()) || (await ctx.breachedPasswords.includes(password))
  if (!known) return null
  const message = 'Password is known to be weak and easy to guess, please choose a different one.'
  return accountRefusal('weak_password', { reasons: ['pwned'], message })
}
