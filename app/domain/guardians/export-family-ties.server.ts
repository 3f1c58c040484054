import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { presentConsent } from './consent-state.ts'
import { ages, consents } from './guardians.schema.ts'
import type { FamilyTies } from './guardians.types.ts'
import { linksOf } from './internal/links.ts'
import { readGuardians } from './read-guardians.server.ts'

/** Everything this subject keeps about a person, for the export of their data. Of children only that they are linked. */
export async function exportFamilyTies(ctx: AppContext, userId: string): Promise<FamilyTies> {
  const [[age], [row], guardians, children] = await Promise.all([
    ctx.db.select({ ofAgeOn: ages.ofAgeOn, adultOn: ages.adultOn }).from(ages).where(eq(ages.userId, userId)),
    ctx.db.select().from(consents).where(eq(consents.childId, userId)),
    readGuardians(ctx, userId),
    linksOf(ctx, 'guardianId', userId),
  ])
  return {
    age: age ?? null,
    consent: row ? presentConsent(row, ctx.now()) : null,
    guardians,
    children: children.map(({ childId, createdAt }) => ({ id: childId, linkedAt: createdAt })),
  }
}
