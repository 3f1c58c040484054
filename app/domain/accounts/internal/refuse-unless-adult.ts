import type { AppContext } from '#app/context.ts'
import { ADULT_AGE } from '#app/domain/guardians/age-of-consent.ts'
import { readAge } from '#app/domain/guardians/read-age.server.ts'
import { isAdultRole } from '#app/domain/guardians/standing.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { SignedIn } from '../accounts.types.ts'
import { type AccountRefusal, deny } from '../refusals.ts'
import { requireFreshProof } from '../require-fresh-proof.server.ts'

/**
 * Why someone may not be a parent or teacher from now on; null: they may, or want to be a student. An age said before counts
 * for more than the one said now; a student's account changes hands only with a fresh proof.
 */
export async function refuseUnlessAdult(
  ctx: AppContext,
  signedIn: SignedIn,
  { role, age, nonce }: { role: Role; age: number; nonce?: string | undefined },
): Promise<AccountRefusal | null> {
  if (!isAdultRole(role)) return null
  const { id } = signedIn.account
  const [stated, profile] = await Promise.all([readAge(ctx, id), readProfile(ctx, id)])
  if (age < ADULT_AGE || (stated !== null && ctx.now() < stated.adultOn)) return deny('adult_required')
  return profile?.role === 'student' ? requireFreshProof(ctx, signedIn, nonce) : null
}
