import type { AppContext } from '#app/context.ts'
import { refuseWhileLimited } from '#app/domain/guardians/refuse-while-limited.server.ts'
import { errorFields } from '#app/error-fields.ts'
import type { Proved, SignedIn } from './accounts.types.ts'
import { awaitsSecondFactor } from './acting-user.ts'
import { BadIdToken, type ProviderPerson, verifyIdToken } from './internal/id-token.ts'
import { limitCalls } from './internal/limits.ts'
import { ProviderFault } from './internal/provider-discovery.ts'
import { linkByProvider, proveByProvider } from './internal/provider-person.ts'
import { findProvider, type Provider } from './internal/providers.ts'
import { type AccountResult, deny } from './refusals.ts'

export interface SignInWithIdToken {
  provider: string
  idToken: string
  /** The provider's, to be checked against the token's `at_hash`. */
  accessToken?: string | undefined
  /** What the client made up; the token holds it, or its SHA-256 in hex. */
  nonce?: string | undefined
  /** Who wants this identity added to their account; left out: someone wants to sign in with it. */
  linkTo?: SignedIn | undefined
  captchaToken?: string | undefined
}

/** Proves someone by an id token their device got from Google or Microsoft itself. */
export async function signInWithIdToken(
  ctx: AppContext,
  { provider: name, linkTo, captchaToken, ...token }: SignInWithIdToken,
): Promise<AccountResult<Proved>> {
  const limited = await limitCalls(ctx, 'token')
  if (limited) return limited
  if (!(await ctx.captcha.passes(captchaToken, ctx.caller.address))) return deny('captcha_failed')
  const provider = name.startsWith('sso:') ? null : await findProvider(ctx, name)
  if (provider === null)
    return deny('provider_disabled', { message: `Provider ${name.slice(0, 40)} is not enabled` })
  if (linkTo && awaitsSecondFactor(linkTo)) return deny('insufficient_aal')
  const limitedChild = linkTo ? await refuseWhileLimited(ctx, linkTo.account.id) : null
  if (limitedChild) return limitedChild
  const person = await readPerson(ctx, provider, token)
  if (!person.ok) return person
  return linkTo === undefined
    ? proveByProvider(ctx, provider, person.value)
    : linkByProvider(ctx, linkTo.account.id, provider, person.value)
}

async function readPerson(
  ctx: AppContext,
  provider: Provider,
  { idToken, nonce, accessToken }: Pick<SignInWithIdToken, 'idToken' | 'nonce' | 'accessToken'>,
): Promise<AccountResult<ProviderPerson>> {
  try {
    const proof = { idToken, nonce, accessToken }
    return { ok: true, value: await verifyIdToken(ctx, provider.config, proof) }
  } catch (error) {
    if (error instanceof BadIdToken) {
      ctx.log.info('id token refused', { provider: provider.name, why: error.message })
      return deny('validation_failed', { message: 'Bad ID token' })
    }
    if (!(error instanceof ProviderFault)) throw error
    ctx.log.error('provider is out of reach', { provider: provider.name, ...errorFields(error) })
    return deny('validation_failed', { message: 'Bad ID token: the provider is out of reach' })
  }
}
