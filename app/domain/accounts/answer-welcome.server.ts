import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements, type StatedAge } from '#app/domain/guardians/age-statements.server.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import type { Country } from '#app/domain/profiles/countries.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { roleAndCountrySet } from '#app/domain/profiles/set-role-and-country.server.ts'
import { users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { refuseUnlessAdult } from './internal/refuse-unless-adult.ts'
import type { AccountResult } from './refusals.ts'

export interface WelcomeAnswers extends Pick<StatedAge, 'age' | 'guardianEmail'> {
  role: Role
  country: Country
}

/**
 * Keeps what someone said of themselves who came by a way that asks nothing, in one batch, and asks the grown-up of a young
 * student: their own address has proved real by signing in. The first answer stays; a second one changes nothing. Who was a
 * student so far and says to be a grown-up needs a fresh sign-in.
 */
export async function answerWelcome(
  ctx: AppContext,
  signedIn: SignedIn,
  { role, country, age, guardianEmail }: WelcomeAnswers,
): Promise<AccountResult<null>> {
  const { id: userId, welcomedAt } = signedIn.account
  if (welcomedAt !== null) return { ok: true, value: null }
  const refusal = await refuseUnlessAdult(ctx, signedIn, { role, age })
  if (refusal) return refusal
  await runBatch(ctx.db, [
    roleAndCountrySet(ctx, userId, { role, country }),
    ...(await ageStatements(ctx, { userId, country, age, guardianEmail })),
    ctx.db
      .update(users)
      .set({ welcomedAt: ctx.now() })
      .where(and(eq(users.id, userId), isNull(users.welcomedAt))),
  ])
  await askPendingConsent(ctx, userId)
  if (signedIn.account.email !== null) await linkConsentedChildren(ctx, signedIn.account.email)
  return { ok: true, value: null }
}
