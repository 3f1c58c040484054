import type { AppContext } from '#app/platform/context.ts'
import type { AgeDays, Consent } from './consent.types.ts'
import { presentConsent } from './consent-state.ts'
import { readConsentFacts } from './read-consent-facts.server.ts'

/** Everything this subject keeps about a person, for the export of their data. */
export async function exportConsent(
  ctx: AppContext,
  userId: string,
): Promise<{ age: AgeDays | null; consent: Consent | null }> {
  const { age, consent } = await readConsentFacts(ctx, userId)
  return { age, consent: consent && presentConsent(consent, ctx.now()) }
}
