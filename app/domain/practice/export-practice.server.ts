import { asc, eq } from 'drizzle-orm'
import { exportMissed } from '#app/domain/review/export-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices, openPractices, practisedSkills } from './practice.schema.ts'

/** Everything we keep of a person's practice, for the export of their data. Seeds and attempts say nothing of them. */
export async function exportPractice(ctx: AppContext, playerId: string) {
  const [open, finished, skills] = await ctx.db.batch([
    ctx.db
      .select()
      .from(openPractices)
      .where(eq(openPractices.playerId, playerId))
      .orderBy(asc(openPractices.startedAt)),
    ctx.db
      .select()
      .from(finishedPractices)
      .where(eq(finishedPractices.playerId, playerId))
      .orderBy(asc(finishedPractices.finishedAt)),
    ctx.db
      .select()
      .from(practisedSkills)
      .where(eq(practisedSkills.playerId, playerId))
      .orderBy(asc(practisedSkills.skill)),
  ])
  return {
    open: open.map(({ options: { focus, language, end }, startedAt }) => {
      return { skill: focus, language, end, startedAt }
    }),
    finished: finished.map(({ playerId: _, ...session }) => session),
    skills: skills.map(({ playerId: _, ...skill }) => skill),
    missed: await exportMissed(ctx, playerId),
  }
}
