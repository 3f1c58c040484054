import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { accessCodes, redeemedCodes } from './access-codes.schema.ts'

/** The codes somebody made and entered, for the export of their data. */
export async function exportAccessCodes(ctx: AppContext, userId: string) {
  const [made, entered] = await ctx.db.batch([
    ctx.db
      .select({
        code: accessCodes.code,
        language: accessCodes.language,
        skills: accessCodes.skills,
        createdAt: accessCodes.createdAt,
      })
      .from(accessCodes)
      .where(eq(accessCodes.userId, userId))
      .orderBy(asc(accessCodes.createdAt)),
    ctx.db
      .select({
        code: redeemedCodes.code,
        language: redeemedCodes.language,
        skills: redeemedCodes.skills,
        redeemedAt: redeemedCodes.redeemedAt,
      })
      .from(redeemedCodes)
      .where(eq(redeemedCodes.userId, userId))
      .orderBy(asc(redeemedCodes.redeemedAt)),
  ])
  return { made, entered }
}
