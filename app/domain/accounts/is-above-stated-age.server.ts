import { adultOn } from '#app/domain/consent/age-of-consent.ts'
import { readAge } from '#app/domain/consent/read-age.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

const HALF_A_YEAR_MS = 182 * 86_400_000

/**
 * Whether somebody below 18 said a lower age of this account before, which stays then. Kept is the day they turn 18, not the age:
 * a birthday since is no other answer.
 * @param age in whole years; null: not answered
 */
export const isAboveStatedAge = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string, age: number | null): Promise<boolean> {
  const stated = await readAge(ctx, userId)
  if (stated === null || age === null || ctx.now() >= stated.adultOn) return false
  return adultOn(age, ctx.now()) + HALF_A_YEAR_MS < stated.adultOn
}
