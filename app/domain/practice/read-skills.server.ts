import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { SkillState } from '#engine/curriculum/practice/skill-state.ts'
import { practisedSkills } from './practice.schema.ts'

export interface PractisedSkills {
  readonly states: ReadonlyMap<string, SkillState>
  /** Prints of what was asked, where a skill has few exercises, last asked last. */
  readonly met: ReadonlyMap<string, readonly number[]>
  /** Skills to look at again, most overdue first. */
  readonly due: readonly string[]
}

/** What a player has practised so far. */
export const readSkills = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<PractisedSkills> {
  const rows = await ctx.db.select().from(practisedSkills).where(eq(practisedSkills.playerId, playerId))
  const now = ctx.now()
  return {
    states: new Map(
      rows.map(({ skill, rating, seen, right, recent }) => [skill, { rating, seen, right, recent }]),
    ),
    met: new Map(rows.map(({ skill, met }) => [skill, met])),
    due: rows
      .flatMap(({ skill, dueAt }) => (dueAt !== null && dueAt <= now ? [{ skill, dueAt }] : []))
      .sort((a, b) => a.dueAt - b.dueAt)
      .map(({ skill }) => skill),
  }
}
