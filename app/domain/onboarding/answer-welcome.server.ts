import { runBatch } from '#app/db/run-batch.ts'
import type { Account, SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { ageStated } from '#app/domain/accounts/age-stated.server.ts'
import {
  type AccountRefusal,
  type AccountResult,
  accountGateRefusal,
  accountRefusal,
} from '#app/domain/accounts/refusals.ts'
import { welcomed } from '#app/domain/accounts/welcomed.server.ts'
import type { StatedAge } from '#app/domain/consent/age-statements.server.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import type { Country } from '#app/domain/profiles/countries.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { roleAndCountrySet } from '#app/domain/profiles/set-role-and-country.server.ts'
import { isAdultRole } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { refuseUnlessAdult } from './internal/refuse-unless-adult.ts'

export interface WelcomeAnswers extends Pick<StatedAge, 'age' | 'guardianEmail'> {
  role: Role
  country: Country
}

/**
 * Keeps what someone said of themselves who came by a way that asks nothing, in one batch, and asks the grown-up of a young
 * student: their own address has proved real by signing in. The first answer stays; a second one changes nothing. Who was a
 * student so far and says to be a grown-up needs a fresh sign-in: asked inside, for it depends on what is stored.
 * @returns who is welcome now
 */
export const answerWelcome = verb(
  { actor: 'user', owner: ({ account }) => account.id, budgets: ['change'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  signedIn: SignedIn,
  { role, country, age, guardianEmail }: WelcomeAnswers,
): Promise<AccountResult<Pick<Account, 'id' | 'welcomedAt'>>> {
  const { id: userId, welcomedAt } = signedIn.account
  if (welcomedAt !== null) return { ok: true, value: { id: userId, welcomedAt } }
  const refusal = isAdultRole(role) ? await refuseNewGrownUp(ctx, userId, age) : null
  if (refusal) return refusal
  const now = ctx.now()
  await runBatch(ctx.db, [
    roleAndCountrySet(ctx, userId, { role, country }),
    ...(await ageStated(ctx, { userId, country, age, guardianEmail })),
    welcomed(ctx, userId),
  ])
  await askPendingConsent(ctx, userId)
  if (signedIn.account.email !== null) await linkConsentedChildren(ctx, signedIn.account.email)
  return { ok: true, value: { id: userId, welcomedAt: now } }
}

async function refuseNewGrownUp(
  ctx: AppContext,
  userId: string,
  age: number,
): Promise<AccountRefusal | null> {
  const refusal = await refuseUnlessAdult(ctx, userId, age)
  const actor = await ctx.identity.actor()
  if (refusal || actor.kind !== 'user' || actor.isFresh) return refusal
  return (await readProfile(ctx, userId))?.role === 'student'
    ? accountRefusal('reauthentication_needed')
    : null
}
