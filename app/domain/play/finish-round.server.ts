import { and, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm'
import { itemsCounted } from '#app/domain/item-results/items-counted.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import { rowWith } from '#app/domain/progress/days-in-row.ts'
import { experienceNow } from '#app/domain/progress/experience-now.ts'
import { progressGranted } from '#app/domain/progress/progress-granted.server.ts'
import { readRow } from '#app/domain/progress/read-row.server.ts'
import { firstGameStatements } from '#app/domain/referrals/milestone-statements.server.ts'
import { missedExercises } from '#app/domain/review/missed-exercises.ts'
import { questionsNoted } from '#app/domain/review/questions-noted.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type ReplayedRound, type ReplayRefusal, replay } from '#engine/core/replay.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findRules } from '#engine/games/registry.ts'
import { experienceOfRound } from '#engine/games/round-experience.ts'
import type { GameEntitlements } from './entitlements.ts'
import { CLOCK_SLACK_MS, hasTimeFor } from './has-time-for.server.ts'
import { contentMet } from './met-content.server.ts'
import { dailyRounds, finishedRounds, openRounds } from './play.schema.ts'
import type { RoundOutcome } from './play.types.ts'
import { presentRound } from './present-round.ts'
import { readEarlierBest } from './read-best.server.ts'
import { readOutcome } from './read-outcome.server.ts'

export interface FinishRoundInput {
  playerId: string
  roundId: string
  /** The move log as it came in; nothing of it is trusted. */
  moves: unknown
  entitlements: GameEntitlements
}

/**
 * - too_large: more than MAX_MOVES
 * - clock_ahead: the moves took longer than the time that has passed, or than rounds played meanwhile have left of it
 * - too_fast: too many right answers came sooner than a person can read, or the round was over sooner than hands can play
 */
export type FinishRefusal =
  | 'unknown_round'
  | 'round_already_finished'
  | 'rules_outdated'
  | 'too_large'
  | 'clock_ahead'
  | 'too_fast'
  | 'too_many_requests'
  | ReplayRefusal

/** A round of a thousand questions, an hour of ticks between them: far from it. */
export const MAX_MOVES = 20_000
/** So many rushed right answers may be luck. */
export const RUSHED_FOR_LUCK = 4
/** Beyond luck, at most one right answer in so many may be rushed. */
export const RUSHED_SHARE = 3

/**
 * Replays the posted moves from the round's own options and stores what comes out, once: score, experience, day, streak,
 * ratings and what was met in one batch. A score, level or star count sent along is never looked at. Time played cannot exceed time
 * passed, not even by playing many rounds at once. Two posts at the same moment grant once: the first write takes the
 * result only while the round is open, the others ask for both, the last closes it.
 */
export const finishRound = verb(
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
  { playerId, roundId, moves, entitlements }: FinishRoundInput,
): Promise<Result<RoundOutcome, FinishRefusal>> {
  if (Array.isArray(moves) && moves.length > MAX_MOVES) return refuse('too_large')
  const mine = and(eq(openRounds.id, roundId), eq(openRounds.playerId, playerId))
  const round = await ctx.db
    .select({ ...getTableColumns(openRounds), challengeOf: dailyRounds.day })
    .from(openRounds)
    .leftJoin(dailyRounds, eq(dailyRounds.roundId, openRounds.id))
    .where(mine)
    .get()
  if (!round) return refuseGone(ctx, { playerId, roundId })
  const rules = findRules(round.gameId, round.rulesVersion)
  if (!rules) return refuse('rules_outdated')

  const { options, startedAt } = round
  const played = replay(rules, options, moves)
  if (!played.ok) return played
  const { score, practice, contentMet: ids, contentMissed, itemAnswers, totalMs } = played.value
  const now = ctx.now()
  if (totalMs > now - startedAt + CLOCK_SLACK_MS) return refuse('clock_ahead')
  if (isTooFast(played.value)) return refuse('too_fast')

  const { boosted } = entitlements
  const day = dayOf(now, ctx.caller.timeZone)
  const streakDays = rowWith(day, ...(await readRow(ctx, playerId, day)))
  const { gameId, rulesVersion } = round
  // A daily challenge begins at the same ratings for everyone, so it says nothing of the player's own, nor of its items.
  const isChallenge = round.challengeOf !== null
  const bank = `${gameId}/${options.band}`
  const xp = experienceOfRound({ gameId, band: options.band, score, totalMs, boosted })
  const isStored = inArray(openRounds.id, ctx.db.select({ id: finishedRounds.roundId }).from(finishedRounds))
  const onlyIf = sql`exists (select 1 from ${openRounds} where ${and(mine, isStored)})`
  const [stored, stillOpen] = await ctx.db.batch([
    ctx.db
      .insert(finishedRounds)
      .select((query) =>
        query
          .select({
            roundId: openRounds.id,
            playerId: openRounds.playerId,
            gameId: value(gameId).as('game_id'),
            band: value(options.band).as('band'),
            rulesVersion: value(rulesVersion).as('rules_version'),
            score: value(score.score).as('score'),
            level: value(score.level).as('level'),
            stars: value(score.stars).as('stars'),
            right: value(score.right).as('right_answers'),
            answered: value(score.answered).as('answered'),
            asked: value(score.asked).as('asked'),
            bestStreak: value(score.bestStreak).as('best_streak'),
            durationMs: value(totalMs).as('duration_ms'),
            xp: value(xp).as('xp'),
            xpBefore: experienceNow(playerId).as('xp_before'),
            boosted: value(Number(boosted)).as('boosted'),
            streakDays: value(streakDays).as('streak_days'),
            finishedAt: value(now).as('finished_at'),
            startedAt: openRounds.startedAt,
          })
          .from(openRounds)
          .where(and(mine, hasTimeFor(finishedRounds, { playerId, startedAt, totalMs, now }))),
      )
      .returning(),
    ctx.db
      .select({ roundId: openRounds.id })
      .from(openRounds)
      .where(and(mine, not(isStored))),
    ...progressGranted(ctx, {
      playerId,
      xp,
      stars: score.stars,
      day,
      streakDays,
      playedMs: totalMs,
      practice: isChallenge ? { ...practice, skills: {} } : practice,
      ratingsBefore: options.ratings,
      onlyIf,
    }),
    contentMet(ctx, { playerId, gameId, band: options.band, ids, onlyIf }),
    ...questionsNoted(ctx, {
      playerId,
      missed: missedExercises(gameId, options.band, contentMissed),
      remembered: [],
      day,
      onlyIf,
    }),
    ...itemsCounted(ctx, {
      answers: isChallenge ? [] : itemAnswers.map((answer) => ({ ...answer, bank })),
      onlyIf,
    }),
    ctx.db.delete(openRounds).where(and(mine, isStored)),
    ...firstGameStatements(ctx, playerId),
  ])
  const row = stored[0]
  if (row) return ok(presentRound(row, await readEarlierBest(ctx, row)))
  return stillOpen.length > 0 ? refuse('clock_ahead') : refuseGone(ctx, { playerId, roundId })
}

function isTooFast({ score, practice, totalMs, quickestMs }: ReplayedRound<unknown>): boolean {
  const { rushed } = practice
  return totalMs < quickestMs || (rushed > RUSHED_FOR_LUCK && rushed * RUSHED_SHARE > score.right)
}

async function refuseGone(ctx: AppContext, round: { playerId: string; roundId: string }) {
  return refuse((await readOutcome(ctx, round)) ? 'round_already_finished' : 'unknown_round')
}

function value<Value extends string | number>(of: Value): SQL<Value> {
  return sql<Value>`${of}`
}
