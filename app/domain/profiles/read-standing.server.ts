import type { AppContext } from '#app/platform/context.ts'
import { readStandingFacts } from './read-standing-facts.server.ts'
import { type Standing, standingOf } from './standing.ts'

/**
 * Child, student or grown-up: the one answer that every rule about children goes by (standing.ts). For rules of the domain, about
 * whoever they are about; pages ask about their viewer (read-own-standing).
 */
export async function readStanding(ctx: AppContext, userId: string): Promise<Standing> {
  return standingOf(await readStandingFacts(ctx, userId), ctx.now())
}
