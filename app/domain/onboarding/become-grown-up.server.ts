import { runBatch } from '#app/db/run-batch.ts'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { ageStated } from '#app/domain/accounts/age-stated.server.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from '#app/domain/accounts/refusals.ts'
import { ADULT_AGE } from '#app/domain/consent/age-of-consent.ts'
import { readAge } from '#app/domain/consent/read-age.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { roleSet } from '#app/domain/profiles/set-role-and-country.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { refuseUnlessAdult } from './internal/refuse-unless-adult.ts'

export interface GrownUpWanted {
  role: 'parent' | 'teacher'
  /** In whole years, as they say now. */
  age: number
}

/**
 * Makes a student's account a parent's or a teacher's: of nobody a grown-up looks after, nobody who said to be younger, and only
 * with a fresh proof. An age said here for the first time is kept, also one that is too young; one said before stays, and a
 * lower one is refused with age_already_stated.
 */
export const becomeGrownUp = verb(
  { actor: 'user', owner: ({ account }) => account.id, fresh: true, budgets: ['change'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { account: { id: userId } }: SignedIn,
  { role, age }: GrownUpWanted,
): Promise<AccountResult<null>> {
  if (isChild(await readStanding(ctx, userId))) return accountRefusal('adult_required')
  if (age < ADULT_AGE && (await readAge(ctx, userId)) !== null) return accountRefusal('age_already_stated')
  const refusal = await refuseUnlessAdult(ctx, userId, age)
  if (refusal && age >= ADULT_AGE) return refusal
  const country = (await readProfile(ctx, userId))?.country ?? ''
  const said = await ageStated(ctx, { userId, country, age, guardianEmail: null })
  await runBatch(ctx.db, refusal ? said : [...said, roleSet(ctx, userId, role)])
  return refusal ?? { ok: true, value: null }
}
