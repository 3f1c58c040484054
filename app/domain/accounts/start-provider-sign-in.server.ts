import type { AppContext } from '#app/context.ts'
import { limitCalls } from './internal/limits.ts'
import { type Departure, depart, type ProviderDeparture } from './internal/provider-flow.ts'
import { findProvider } from './internal/providers.ts'
import { type AccountResult, deny } from './refusals.ts'

export interface StartProviderSignIn extends ProviderDeparture {
  /** google, microsoft, or azure, as some clients call it. */
  provider: string
}

/** Begins a sign-in (or a link) at Google or Microsoft: where to send the browser. It comes back within ten minutes. */
export async function startProviderSignIn(
  ctx: AppContext,
  { provider: name, ...departure }: StartProviderSignIn,
): Promise<AccountResult<Departure>> {
  const limited = await limitCalls(ctx, 'token')
  if (limited) return limited
  const provider = name.startsWith('sso:') ? null : await findProvider(ctx, name)
  if (provider === null) {
    const known = ['google', 'microsoft', 'azure'].includes(name)
    const why = known ? 'provider is not enabled' : `Provider ${name.slice(0, 40)} could not be found`
    return deny('validation_failed', { message: `Unsupported provider: ${why}` })
  }
  return depart(ctx, provider, departure)
}
