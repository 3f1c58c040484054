import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements, type StatedAge } from '#app/domain/guardians/age-statements.server.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import type { Country } from '#app/domain/profiles/countries.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { roleAndCountrySet } from '#app/domain/profiles/set-role-and-country.server.ts'
import { users } from './accounts.schema.ts'
import type { Account } from './accounts.types.ts'

export interface WelcomeAnswers {
  role: Role
  country: Country
  /** What a student said, who need not; below their country's age the account is limited. */
  stated: Pick<StatedAge, 'age' | 'guardianEmail'> | null
}

/**
 * Keeps what someone said of themselves who came by a way that asks nothing, in one batch, and asks the grown-up of a young
 * student: their own address has proved real by signing in. The first answer stays; a second one changes nothing.
 */
export async function answerWelcome(
  ctx: AppContext,
  { id: userId, welcomedAt }: Account,
  { role, country, stated }: WelcomeAnswers,
): Promise<void> {
  if (welcomedAt !== null) return
  await runBatch(ctx.db, [
    roleAndCountrySet(ctx, userId, { role, country }),
    ...(stated ? await ageStatements(ctx, { userId, country, ...stated }) : []),
    ctx.db
      .update(users)
      .set({ welcomedAt: ctx.now() })
      .where(and(eq(users.id, userId), isNull(users.welcomedAt))),
  ])
  await askPendingConsent(ctx, userId)
}
