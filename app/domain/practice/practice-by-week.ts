import { and, eq, gt, sql } from 'drizzle-orm'
import { weeksBack } from '#app/domain/progress/weeks-back.ts'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices } from './practice.schema.ts'

interface Asked {
  readonly playerId: string
  readonly since: number
}

const ofPlayer = ({ playerId, since }: Asked) =>
  and(eq(finishedPractices.playerId, playerId), gt(finishedPractices.finishedAt, since))

/** A player's sessions since a moment, by the skill that was chosen and week; a statement for the batch of whoever asks. */
export function practiceByWeek(ctx: AppContext, asked: Asked) {
  const week = weeksBack(finishedPractices.finishedAt, ctx.now())
  return ctx.db
    .select({
      skill: finishedPractices.skill,
      week,
      times: sql<number>`count(*)`,
      answered: sql<number>`sum(${finishedPractices.asked})`,
      right: sql<number>`sum(${finishedPractices.right})`,
      durationMs: sql<number>`sum(${finishedPractices.durationMs})`,
    })
    .from(finishedPractices)
    .where(ofPlayer(asked))
    .groupBy(finishedPractices.skill, week)
}

/** The skills a player has mastered since a moment, a list for each session, the latest first; a statement likewise. */
export function masteredSince(ctx: AppContext, asked: Asked) {
  return ctx.db
    .select({ mastered: finishedPractices.mastered })
    .from(finishedPractices)
    .where(and(ofPlayer(asked), sql`json_array_length(${finishedPractices.mastered}) > 0`))
    .orderBy(sql`${finishedPractices.finishedAt} desc`)
}
