import { eq } from 'drizzle-orm'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ages, consents } from '../guardians.schema.ts'
import type { StandingFacts } from '../standing.ts'

/** What the standing of an account goes by; all there is to know of one nobody has. */
export async function readStandingFacts(ctx: AppContext, userId: string): Promise<StandingFacts> {
  const [[[age], [consent]], profile] = await Promise.all([
    ctx.db.batch([
      ctx.db.select().from(ages).where(eq(ages.userId, userId)),
      ctx.db.select().from(consents).where(eq(consents.childId, userId)),
    ]),
    readProfile(ctx, userId),
  ])
  return {
    age: age ?? null,
    consent: consent ?? null,
    role: profile?.role ?? null,
    gradeLevel: profile?.gradeLevel ?? null,
  }
}
