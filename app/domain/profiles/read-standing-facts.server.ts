import { readConsentFacts } from '#app/domain/consent/read-consent-facts.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Profile } from './profile-fields.ts'
import { readProfile } from './read-profile.server.ts'
import type { StandingFacts } from './standing.ts'

/**
 * What the standing of an account goes by; all there is to know of one nobody has.
 * @param profileOf for whoever has read the profile already
 */
export async function readStandingFacts(
  ctx: AppContext,
  userId: string,
  profileOf: () => Promise<Profile | null> = () => readProfile(ctx, userId),
): Promise<StandingFacts> {
  const [facts, profile] = await Promise.all([readConsentFacts(ctx, userId), profileOf()])
  return { ...facts, role: profile?.role ?? null, gradeLevel: profile?.gradeLevel ?? null }
}
