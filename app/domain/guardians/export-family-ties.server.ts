import type { AppContext } from '#app/platform/context.ts'
import type { FamilyTies } from './guardians.types.ts'
import { linksOf } from './internal/links.ts'
import { readGuardians } from './read-guardians.server.ts'

/** Everything this subject keeps about a person, for the export of their data. Of children only that they are linked. */
export async function exportFamilyTies(ctx: AppContext, userId: string): Promise<FamilyTies> {
  const [guardians, children] = await Promise.all([
    readGuardians(ctx, userId),
    linksOf(ctx, 'guardianId', userId),
  ])
  return {
    guardians,
    children: children.map(({ childId, createdAt }) => ({ id: childId, linkedAt: createdAt })),
  }
}
