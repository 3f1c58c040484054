import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import { BadIdToken, type ProviderPerson, verifyIdToken } from './id-token.ts'
import { ProviderFault } from './provider-discovery.ts'
import { findProvider, type Provider } from './providers.ts'

/** An id token that a device got from Google or Microsoft itself. */
export interface DeviceToken {
  provider: string
  idToken: string
  /** The provider's, to be checked against the token's `at_hash`. */
  accessToken?: string | undefined
  /** What the client made up; the token holds it, or its SHA-256 in hex. */
  nonce?: string | undefined
  captchaToken?: string | undefined
}

export interface TokenHolder {
  provider: Provider
  person: ProviderPerson
}

/** Whom a device's id token is about; a refusal when it proves nothing. */
export async function readIdToken(
  ctx: AppContext,
  { provider: name, idToken, nonce, accessToken }: DeviceToken,
): Promise<AccountResult<TokenHolder>> {
  const provider = name.startsWith('sso:') ? null : await findProvider(ctx, name)
  if (provider === null)
    return accountRefusal('provider_disabled', { message: `Provider ${name.slice(0, 40)} is not enabled` })
  try {
    const person = await verifyIdToken(ctx, provider.config, { idToken, nonce, accessToken })
    return { ok: true, value: { provider, person } }
  } catch (error) {
    if (error instanceof BadIdToken) {
      ctx.log.info('id token refused', { provider: provider.name, why: error.message })
      return accountRefusal('validation_failed', { message: 'Bad ID token' })
    }
    if (!(error instanceof ProviderFault)) throw error
    ctx.log.error('identity provider unreachable', { provider: provider.name, ...errorFields(error) })
    return accountRefusal('validation_failed', { message: 'Bad ID token: the provider is out of reach' })
  }
}
