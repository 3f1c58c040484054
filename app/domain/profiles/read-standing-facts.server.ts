import { readConsentFacts } from '#app/domain/consent/read-consent-facts.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readProfile } from './read-profile.server.ts'
import type { StandingFacts } from './standing.ts'

/** What the standing of an account goes by; all there is to know of one nobody has. */
export async function readStandingFacts(ctx: AppContext, userId: string): Promise<StandingFacts> {
  const [facts, profile] = await Promise.all([readConsentFacts(ctx, userId), readProfile(ctx, userId)])
  return { ...facts, role: profile?.role ?? null, gradeLevel: profile?.gradeLevel ?? null }
}
