import type { AppContext } from '#app/platform/context.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import { type OpenedProviderFlow, openProviderFlow, type ProviderFlowRequest } from './provider-flow.ts'
import type { LinkTo } from './provider-person.ts'
import { findProvider } from './providers.ts'

export interface ProviderStart extends Omit<ProviderFlowRequest, 'linkTo'> {
  /** google, microsoft, or azure, as some clients call it. */
  provider: string
}

/** Begins a sign-in at Google or Microsoft, or, with `linkTo`, adding an identity there to that user's account. */
export async function startProviderFlow(
  ctx: AppContext,
  { provider: name, ...request }: ProviderStart,
  linkTo?: LinkTo,
): Promise<AccountResult<OpenedProviderFlow>> {
  const provider = name.startsWith('sso:') ? null : await findProvider(ctx, name)
  if (provider === null) {
    const known = ['google', 'microsoft', 'azure'].includes(name)
    const why = known ? 'provider is not enabled' : `Provider ${name.slice(0, 40)} could not be found`
    return accountRefusal('validation_failed', { message: `Unsupported provider: ${why}` })
  }
  return openProviderFlow(ctx, provider, { ...request, ...(linkTo !== undefined && { linkTo }) })
}
