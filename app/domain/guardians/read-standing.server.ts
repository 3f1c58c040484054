import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { ages, consents } from './guardians.schema.ts'
import { type Standing, standingOf } from './standing.ts'

/** Child, student or grown-up: the one answer that every rule about children goes by (standing.ts). */
export async function readStanding(ctx: AppContext, userId: string): Promise<Standing> {
  const [[[age], [consent]], profile] = await Promise.all([
    ctx.db.batch([
      ctx.db.select().from(ages).where(eq(ages.userId, userId)),
      ctx.db.select().from(consents).where(eq(consents.childId, userId)),
    ]),
    readProfile(ctx, userId),
  ])
  const facts = {
    age: age ?? null,
    consent: consent ?? null,
    role: profile?.role ?? null,
    gradeLevel: profile?.gradeLevel ?? null,
  }
  return standingOf(facts, ctx.now())
}
