import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { consents } from './consent.schema.ts'
import type { Consent } from './consent.types.ts'
import { presentConsent } from './consent-state.ts'
import { maskEmail, unsealGuardianEmail } from './guardian-email.ts'

export interface OwnConsent extends Consent {
  /** "m…@example.com": whom the open question went to, or will go to. */
  askedOf: string | null
}

/** How an account stands; null when it never said that it is below the age of its country. */
export const readConsent = verb(
  { actor: 'user', owner: (childId) => childId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, childId: string): Promise<OwnConsent | null> {
  const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, childId))
  if (!row) return null
  const askedOf = row.pending === null ? null : maskEmail(await unsealGuardianEmail(ctx, row.pending))
  return { ...presentConsent(row, ctx.now()), askedOf }
}
