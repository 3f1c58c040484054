import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { readOwnProfile } from './read-own-profile.server.ts'
import { readStandingFacts } from './read-standing-facts.server.ts'
import { isMinor, type Standing, standingOf } from './standing.ts'

export interface OwnStanding {
  standing: Standing
  /** The account said an age at which it is no grown-up's yet. */
  isMinor: boolean
}

/** Child, student or grown-up: what pages go by for whoever is signed in. */
export const readOwnStanding = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

function run(ctx: AppContext, userId: string): Promise<OwnStanding> {
  return ctx.identity.once(`standing ${userId}`, () => read(ctx, userId))
}

async function read(ctx: AppContext, userId: string): Promise<OwnStanding> {
  const now = ctx.now()
  const facts = await readStandingFacts(ctx, userId, () => readOwnProfile(ctx, userId))
  return { standing: standingOf(facts, now), isMinor: isMinor(facts, now) }
}
