import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { ages, consents } from './consent.schema.ts'
import type { AgeDays } from './consent.types.ts'
import type { ConsentRow } from './find-consents.server.ts'

export interface ConsentFacts {
  /** null: the account never said an age. */
  age: AgeDays | null
  /** null: nobody had to be asked. */
  consent: ConsentRow | null
}

/** What is known of an account's age and of a grown-up's yes. */
export async function readConsentFacts(ctx: AppContext, userId: string): Promise<ConsentFacts> {
  const [[age], [consent]] = await ctx.db.batch([
    ctx.db.select({ ofAgeOn: ages.ofAgeOn, adultOn: ages.adultOn }).from(ages).where(eq(ages.userId, userId)),
    ctx.db.select().from(consents).where(eq(consents.childId, userId)),
  ])
  return { age: age ?? null, consent: consent ?? null }
}
