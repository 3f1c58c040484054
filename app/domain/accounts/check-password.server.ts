import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { users } from './accounts.schema.ts'
import type { Proved } from './accounts.types.ts'
import { findUser } from './internal/find-user.ts'
import { isBanned } from './internal/is-banned.ts'
import { limitGuesses } from './internal/limits.ts'
import { checkPasswordHash, hashPassword } from './internal/password-hash.ts'
import { newestPending, readAttempt } from './internal/pending-sign-ups.ts'
import { prove } from './internal/prove.ts'
import { type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'
import { ADDRESS_AND_PASSWORD_NEEDED } from './sign-up.server.ts'

export interface CheckPasswordInput extends GivenAddress {
  password?: string | undefined
  captchaToken?: string | undefined
}

/**
 * Proves someone by their password. An unknown address and a wrong password get the same answer in the same time; only the
 * right password of a sign-up learns that the address is not confirmed yet. A hash with yesterday's parameters is made anew.
 * Guesses are counted inside: by the address that was typed, and by whether its owner signed in from here before.
 */
export const checkPassword = verb(
  {
    actor: 'anyone',
    budgets: ['token'],
    captcha: { purpose: 'sign_in', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: CheckPasswordInput): Promise<AccountResult<Proved>> {
  const { password } = input
  if (!password) return accountRefusal('validation_failed', { message: ADDRESS_AND_PASSWORD_NEEDED })
  const address = readAddress(input, ADDRESS_AND_PASSWORD_NEEDED)
  if (!address.ok)
    return address.code === 'email_address_invalid' ? accountRefusal('invalid_credentials') : address
  const user = await findUser(ctx, address.value)
  const tooMany = await limitGuesses(ctx, 'password', address.value.value, user?.id ?? null)
  if (tooMany) return tooMany
  const pending = user ? null : await newestPending(ctx, address.value)
  const attempt = pending && (await readAttempt(ctx, pending))
  const stored = user?.passwordHash ?? attempt?.passwordHash ?? null
  const { matches, outdated } = await checkPasswordHash(password, stored)
  if (!matches) return accountRefusal('invalid_credentials')
  if (!user)
    return accountRefusal(address.value.channel === 'email' ? 'email_not_confirmed' : 'phone_not_confirmed')
  if (isBanned(ctx, user)) return accountRefusal('user_banned')
  if (outdated) {
    const passwordHash = await hashPassword(password)
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  }
  return { ok: true, value: prove(ctx, { userId: user.id, method: 'password' }) }
}
