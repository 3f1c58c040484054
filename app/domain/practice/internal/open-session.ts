import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { PracticeOptions } from '#engine/curriculum/practice/options.ts'
import { PRACTICE_VERSION } from '#engine/curriculum/practice/rules.ts'
import { openPractices } from '../practice.schema.ts'
import type { OpenPractice } from '../practice.types.ts'

/** Opens a session, once an attempt: a repeated call answers with the one already open. */
export async function openSession(
  ctx: AppContext,
  session: { playerId: string; attemptId: string; options: PracticeOptions },
): Promise<OpenPractice> {
  const { playerId, attemptId } = session
  const [, found] = await ctx.db.batch([
    ctx.db
      .insert(openPractices)
      .values({ id: ctx.newId(), ...session, rulesVersion: PRACTICE_VERSION, startedAt: ctx.now() })
      .onConflictDoNothing({ target: [openPractices.playerId, openPractices.attemptId] }),
    ctx.db
      .select({
        sessionId: openPractices.id,
        rulesVersion: openPractices.rulesVersion,
        options: openPractices.options,
      })
      .from(openPractices)
      .where(and(eq(openPractices.playerId, playerId), eq(openPractices.attemptId, attemptId))),
  ])
  const [open] = found
  if (!open) throw new Error('a practice session just opened cannot be read')
  return open
}
