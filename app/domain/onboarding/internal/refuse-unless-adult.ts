import { type AccountRefusal, accountRefusal } from '#app/domain/accounts/refusals.ts'
import { ADULT_AGE } from '#app/domain/consent/age-of-consent.ts'
import { readAge } from '#app/domain/consent/read-age.server.ts'
import type { AppContext } from '#app/platform/context.ts'

/**
 * Why someone may not be a parent or teacher from now on; null: they may. An age said before counts for more than the one said
 * now.
 */
export async function refuseUnlessAdult(
  ctx: AppContext,
  userId: string,
  age: number,
): Promise<AccountRefusal | null> {
  const stated = await readAge(ctx, userId)
  const isAdult = age >= ADULT_AGE && (stated === null || ctx.now() >= stated.adultOn)
  return isAdult ? null : accountRefusal('adult_required')
}
