// What somebody may look at again today, as pages show it.
import { readReview } from '#app/domain/practice/read-review.server.ts'
import { REVIEW_QUESTIONS } from '#app/domain/practice/start-review.server.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { skillNames } from './practice.server.ts'

export interface ReviewView {
  readonly waiting: number
  /** So many of them come in one session. */
  readonly next: number
  /** Of those that wait, the skills with most of them first. */
  readonly skills: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}

export async function countWaiting(request: Request, ctx: RequestContext): Promise<number> {
  return (await waitingFor(request, ctx)).length
}

export async function viewReview(request: Request, ctx: RequestContext): Promise<ReviewView> {
  const waiting = await waitingFor(request, ctx)
  const counts = new Map<string, number>()
  for (const { skill } of waiting) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  const names = skillNames([...counts.keys()], ctx.locale)
  return {
    waiting: waiting.length,
    next: Math.min(REVIEW_QUESTIONS, waiting.length),
    skills: [...counts]
      .map(([id, count]) => ({ id, name: names[id] ?? id, count }))
      .sort((a, b) => b.count - a.count),
  }
}

async function waitingFor(request: Request, ctx: RequestContext) {
  const playerId = await readPlayer(request, ctx)
  return playerId === null ? [] : readReview(ctx, { playerId, language: ctx.locale })
}
