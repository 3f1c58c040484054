import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { masteredSince, practiceByWeek } from '#app/domain/practice/practice-by-week.ts'
import { progressQueries, weekOf } from '#app/domain/progress/progress-queries.server.ts'
import { WEEK_MS } from '#app/domain/progress/weeks-back.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { ChildWeek } from './analytics.types.ts'
import { depthOf } from './internal/depth-of.ts'

/** A child's last seven days for a grown-up who looks after it: the days in every plan, the skills where the plan has analytics. */
export const readChildWeek = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: [],
    notice: null,
  },
  run,
)

async function run(
  ctx: AppContext,
  { childId }: { guardianId: string; childId: string },
): Promise<ChildWeek> {
  const asked = { playerId: childId, since: ctx.now() - WEEK_MS }
  const [{ features }, [total, days, practised, sessions]] = await Promise.all([
    readEntitlements(asSystem(ctx), { userId: childId }),
    ctx.db.batch([...progressQueries(ctx, childId), practiceByWeek(ctx, asked), masteredSince(ctx, asked)]),
  ])
  const mastered = [...new Set(sessions.flatMap((session) => session.mastered))]
  const begun = practised
    .toSorted((a, b) => b.durationMs - a.durationMs || (a.skill < b.skill ? -1 : 1))
    .flatMap(({ skill }) => (mastered.includes(skill) ? [] : [skill]))
  return {
    days: weekOf(ctx, [total, days]),
    skills: depthOf(features) === null ? null : { mastered, begun },
  }
}
