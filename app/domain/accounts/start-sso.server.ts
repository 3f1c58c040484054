import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import {
  type OpenedProviderFlow,
  openProviderFlow,
  type ProviderFlowRequest,
} from './internal/provider-flow.ts'
import { findProvider, findProviderOfDomain } from './internal/providers.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

export interface StartSso extends Pick<ProviderFlowRequest, 'redirectTo' | 'challenge'> {
  /** An organisation's id. */
  providerId?: string | undefined
  /** One of its email domains. */
  domain?: string | undefined
  captchaToken?: string | undefined
}

/** Begins a sign-in at an organisation's own provider, found by exactly one of its id and its domain. */
export const startSso = verb(
  {
    actor: 'anyone',
    budgets: ['sso'],
    captcha: { purpose: 'single_sign_on', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, start: StartSso): Promise<AccountResult<OpenedProviderFlow>> {
  const { providerId, domain, captchaToken: _, ...request } = start
  if (!providerId === !domain)
    return accountRefusal('validation_failed', { message: 'Exactly one of domain and provider_id is needed' })
  const provider = providerId
    ? await findProvider(ctx, `sso:${providerId}`)
    : await findProviderOfDomain(ctx, domain ?? '')
  return provider ? openProviderFlow(ctx, provider, request) : accountRefusal('sso_provider_not_found')
}
