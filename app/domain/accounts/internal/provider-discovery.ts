// What a provider publishes about itself: endpoints and signing keys (OpenID Connect Discovery 1.0, RFC 7517). Kept per
// isolate, as values and not as promises: a promise belongs to the request that began it.
import { createLocalJWKSet, errors, type FlattenedJWSInput, type JWSHeaderParameters } from 'jose'
import { z } from 'zod'
import type { AppContext } from '#app/platform/context.ts'

const MINUTE_MS = 60_000
const KEEP_MS = 60 * MINUTE_MS
/** A token with an unknown key makes us ask for the keys again, but not more often than this. */
const ASK_AGAIN_MS = MINUTE_MS / 2
const PATIENCE_MS = 5_000

/** A provider that does not answer, or answers something else than it should. Not the person's fault, nor ours. */
export class ProviderFault extends Error {}

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

export interface ProviderMetadata {
  /** As id tokens name it; Microsoft's `common` has `{tenantid}` in the place of a tenant. */
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  jwksUri: string
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

interface Kept<Value> {
  value: Value
  at: number
}
const metadataOf = new Map<string, Kept<ProviderMetadata>>()
const keysOf = new Map<string, Kept<z.output<typeof keySet>>>()

async function readJson<Schema extends z.ZodType>(
  ctx: AppContext,
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const answer = await ctx.fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    return schema.parse(await answer.json())
  } catch (cause) {
    throw new ProviderFault(`could not read ${url}`, { cause })
  }
}

/** Whether a document found at `configured` may speak for `reported`; a tenant's place may be left open. */
function isSameIssuer(reported: string, configured: string): boolean {
  const [before = '', after] = reported.split('{tenantid}')
  if (after === undefined) return reported === configured
  return configured.startsWith(before) && configured.endsWith(after)
}

/** Secrets and codes travel in the clear only within a developer's own machine. */
function isProtected(ctx: AppContext, url: string): boolean {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:') return true
  return (
    ctx.config.environment === 'development' &&
    /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  )
}

/** @throws ProviderFault when the issuer is out of reach, or its document not its own or not protected on its way (https) */
export async function discoverProvider(ctx: AppContext, issuer: string): Promise<ProviderMetadata> {
  if (!URL.canParse(issuer) || !isProtected(ctx, issuer)) throw new ProviderFault(`${issuer} is not https`)
  const known = metadataOf.get(issuer)
  if (known && ctx.now() - known.at < KEEP_MS) return known.value
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const document = await readJson(ctx, address, discovered)
  if (!isSameIssuer(document.issuer, issuer))
    throw new ProviderFault(`${address} speaks for ${document.issuer}`)
  const value = {
    issuer: document.issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    jwksUri: document.jwks_uri,
  }
  const open = [value.authorizationEndpoint, value.tokenEndpoint, value.jwksUri]
  if (!open.every((url) => isProtected(ctx, url)))
    throw new ProviderFault(`${address} names unprotected addresses`)
  metadataOf.set(issuer, { value, at: ctx.now() })
  return value
}

async function readKeys(ctx: AppContext, uri: string, olderThanMs: number) {
  const known = keysOf.get(uri)
  if (known && ctx.now() - known.at < olderThanMs) return known.value
  const value = await readJson(ctx, uri, keySet)
  keysOf.set(uri, { value, at: ctx.now() })
  return value
}

/** The key that a token's header names, for `jwtVerify`. A key we have not seen yet is asked for once more. */
export function providerKeys(ctx: AppContext, { jwksUri }: ProviderMetadata) {
  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    try {
      return await createLocalJWKSet(await readKeys(ctx, jwksUri, KEEP_MS))(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return createLocalJWKSet(await readKeys(ctx, jwksUri, ASK_AGAIN_MS))(header, token)
    }
  }
}
