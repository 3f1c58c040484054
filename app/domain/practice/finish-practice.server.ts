import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { itemsCounted } from '#app/domain/item-results/items-counted.server.ts'
import type { GameEntitlements } from '#app/domain/play/entitlements.ts'
import { MAX_MOVES, RUSHED_FOR_LUCK, RUSHED_SHARE } from '#app/domain/play/finish-round.server.ts'
import { CLOCK_SLACK_MS, hasTimeFor } from '#app/domain/play/has-time-for.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import { rowWith } from '#app/domain/progress/days-in-row.ts'
import { experienceNow } from '#app/domain/progress/experience-now.ts'
import { progressGranted } from '#app/domain/progress/progress-granted.server.ts'
import { readRow } from '#app/domain/progress/read-row.server.ts'
import { questionsNoted } from '#app/domain/review/questions-noted.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type ReplayRefusal, replayMoves } from '#engine/core/replay.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { itemAnswersOf } from '#engine/curriculum/practice/item-answers.ts'
import { canReplay } from '#engine/curriculum/practice/options.ts'
import { outcomeOf } from '#engine/curriculum/practice/outcome.ts'
import { reviewOutcomeOf } from '#engine/curriculum/practice/review-outcome.ts'
import { createPracticeRules, PRACTICE_VERSION } from '#engine/curriculum/practice/rules.ts'
import { BOOST_FACTOR } from '#engine/learning/experience.ts'
import { ALL_GENERATORS, LANGUAGE_GENERATORS } from './courses.ts'
import { skillsMoved } from './internal/skills-moved.ts'
import { finishedPractices, openPractices } from './practice.schema.ts'
import type { PracticeOutcome } from './practice.types.ts'
import { presentPractice, readPracticeOutcome } from './read-practice-outcome.server.ts'

export interface FinishPracticeInput {
  playerId: string
  sessionId: string
  /** The move log as it came in; nothing of it is trusted. */
  moves: unknown
  entitlements: Pick<GameEntitlements, 'boosted'>
}

/** As of a round (play/finish-round.server.ts), whose codes these are. */
export type FinishPracticeRefusal =
  | 'unknown_round'
  | 'round_already_finished'
  | 'rules_outdated'
  | 'too_large'
  | 'clock_ahead'
  | 'too_fast'
  | 'too_many_requests'
  | ReplayRefusal

const RULES = createPracticeRules(ALL_GENERATORS)

/**
 * Replays the posted moves from the session's own options and stores what comes out, once: result, experience, day and the
 * state of every skill practised, in one batch. Nothing the browser says it has reached is looked at.
 */
export const finishPractice = verb(
  {
    actor: 'player',
    owner: ({ playerId }) => playerId,
    budgets: ['finish_round', 'finish_round_network'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { playerId, sessionId, moves, entitlements: { boosted } }: FinishPracticeInput,
): Promise<Result<PracticeOutcome, FinishPracticeRefusal>> {
  if (Array.isArray(moves) && moves.length > MAX_MOVES) return refuse('too_large')
  const mine = and(eq(openPractices.id, sessionId), eq(openPractices.playerId, playerId))
  const session = await ctx.db.select().from(openPractices).where(mine).get()
  if (!session) return refuseGone(ctx, { playerId, sessionId })
  const { options, startedAt, rulesVersion } = session
  if (rulesVersion !== PRACTICE_VERSION || !canReplay(options, ALL_GENERATORS))
    return refuse('rules_outdated')

  const played = replayMoves(RULES, options, moves)
  if (!played.ok) return played
  const { state, totalMs } = played.value
  const now = ctx.now()
  if (totalMs > now - startedAt + CLOCK_SLACK_MS) return refuse('clock_ahead')
  const { score, asked, right, fixed, mastered } = outcomeOf(state)
  const { rushed } = state
  if (rushed > RUSHED_FOR_LUCK && rushed * RUSHED_SHARE > right) return refuse('too_fast')

  const xp = boosted ? score * BOOST_FACTOR : score
  const day = dayOf(now, ctx.caller.timeZone)
  const streakDays = rowWith(day, ...(await readRow(ctx, playerId, day)))
  const isStored = inArray(
    openPractices.id,
    ctx.db.select({ id: finishedPractices.sessionId }).from(finishedPractices),
  )
  const onlyIf = sql`exists (select 1 from ${openPractices} where ${and(mine, isStored)})`
  const [stored, stillOpen] = await ctx.db.batch([
    ctx.db
      .insert(finishedPractices)
      .select(
        sql`select ${openPractices.id}, ${playerId}, ${options.focus}, ${asked}, ${right}, ${fixed},
            ${JSON.stringify(mastered)}, ${totalMs}, ${xp}, ${experienceNow(playerId)}, ${Number(boosted)},
            ${streakDays}, ${startedAt}, ${now}
          from ${openPractices}
          where ${and(mine, hasTimeFor(finishedPractices, { playerId, startedAt, totalMs, now }))}`,
      )
      .returning(),
    ctx.db
      .select({ id: openPractices.id })
      .from(openPractices)
      .where(and(mine, not(isStored))),
    ...(await skillsMoved(ctx, { playerId, state, onlyIf })),
    ...progressGranted(ctx, {
      playerId,
      xp,
      stars: mastered.length,
      day,
      streakDays,
      playedMs: totalMs,
      practice: { skills: {}, rushed },
      ratingsBefore: {},
      onlyIf,
    }),
    ...questionsNoted(ctx, { playerId, ...reviewOutcomeOf(state), day, onlyIf }),
    ...itemsCounted(ctx, {
      answers: itemAnswersOf(LANGUAGE_GENERATORS, state).map((answer) => ({ ...answer, bank: answer.skill })),
      onlyIf,
    }),
    ctx.db.delete(openPractices).where(and(mine, isStored)),
  ])
  const row = stored[0]
  if (row) return ok(presentPractice(row))
  return stillOpen.length > 0 ? refuse('clock_ahead') : refuseGone(ctx, { playerId, sessionId })
}

async function refuseGone(ctx: AppContext, session: { playerId: string; sessionId: string }) {
  return refuse((await readPracticeOutcome(ctx, session)) ? 'round_already_finished' : 'unknown_round')
}
