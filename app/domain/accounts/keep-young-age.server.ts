import { runBatch } from '#app/db/run-batch.ts'
import { ADULT_AGE } from '#app/domain/consent/age-of-consent.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ageStated } from './age-stated.server.ts'

export interface YoungAge {
  userId: string
  /** Two letters; '': not answered. */
  country: string
  /** In whole years, as they said it. */
  age: number
}

/**
 * Keeps the age of somebody below 18 whose other answers were refused: the question is not asked again until the answer suits (the
 * FTC's advice on age screens: COPPA FAQ). An adult's age waits for the rest.
 */
export const keepYoungAge = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, said: YoungAge): Promise<void> {
  if (said.age < ADULT_AGE) await runBatch(ctx.db, await ageStated(ctx, { ...said, guardianEmail: null }))
}
