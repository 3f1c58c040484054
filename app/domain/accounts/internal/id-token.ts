// Verifies a provider's id token (OpenID Connect Core 1.0, section 3.1.3.7): its signature by the provider's published
// keys, for us, from it, in time. What it says about an address is believed only where the provider vouches for it.
import { base64url, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ProviderConfig } from '#app/platform/config.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Metadata } from '../accounts.types.ts'
import { readEmail } from './addresses.ts'
import { discoverProvider, providerKeys } from './provider-discovery.ts'

/** Signatures made with a key pair only; each hashes with SHA-256, as `at_hash` does. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256']
/** Seconds. */
const CLOCK_TOLERANCE = 10
/** The tenant of all personal Microsoft accounts: Microsoft itself has verified their addresses. */
const MICROSOFT_PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** A token that does not prove what it should. */
export class BadIdToken extends Error {}

/** Someone, as a provider knows them. */
export interface ProviderPerson {
  /** The provider's own, lasting name for the person. */
  subject: string
  email: string | null
  /** True only when the provider says so. */
  emailVerified: boolean
  name: string | null
  /**
   * When they showed the provider who they are, in milliseconds since the epoch: not later than the token was issued (RFC 7519
   * section 4.1.6), nor than now.
   */
  provedAt: number
  /** What is kept of the token: what people show of themselves, and nothing that opens anything. */
  data: Metadata
}

const text = z.string().min(1).max(500)
const claims = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
  tid: z.string().optional(),
  iat: z.number(),
  name: text.optional().catch(undefined),
  picture: text.optional().catch(undefined),
  hd: text.optional().catch(undefined),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
})
type Claims = z.output<typeof claims>

async function sha256(value: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)))
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1'
}

/**
 * Tokens with a tenant are Microsoft's: it says nothing about most addresses, and whoever owns a tenant may write any, so
 * silence is not a yes there, nor is a claim that a tenant can make up.
 */
function isEmailVerified({ email_verified, xms_edov, tid, iss }: Claims & JWTPayload): boolean {
  if (tid === undefined) return isTrue(email_verified)
  return isTrue(xms_edov) || (tid === MICROSOFT_PERSONAL_TENANT && iss?.endsWith(`/${tid}/v2.0`) === true)
}

function expectedIssuer(issuer: string, { tid }: Claims): string {
  return issuer.replace('{tenantid}', /^[0-9a-f-]{36}$/.test(tid ?? '') ? String(tid) : '')
}

/** The nonce as it was sent to the provider, or its SHA-256 in hex where the client sent only that. */
async function matchesNonce(given: string | undefined, claimed: string | undefined): Promise<boolean> {
  if (given === undefined || claimed === undefined) return given === claimed
  const hex = Array.from(await sha256(given), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return claimed === given || claimed === hex
}

async function matchesAccessToken(
  accessToken: string | undefined,
  claimed: string | undefined,
): Promise<boolean> {
  if (accessToken === undefined || claimed === undefined) return true
  return base64url.encode((await sha256(accessToken)).slice(0, 16)) === claimed
}

function personOf(payload: Claims & JWTPayload, now: number): ProviderPerson {
  const { sub, name = null, picture, hd, iss, iat } = payload
  const email = readEmail(payload.email ?? '')
  const emailVerified = email !== null && isEmailVerified(payload)
  const data = {
    iss,
    sub,
    provider_id: sub,
    ...(email !== null && { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...(name !== null && { name, full_name: name }),
    ...(picture !== undefined && { picture, avatar_url: picture }),
    ...(hd !== undefined && { custom_claims: { hd } }),
  }
  return { subject: sub, email, emailVerified, name, provedAt: Math.min(now, iat * 1000), data }
}

export interface IdTokenProof {
  idToken: string
  /** What the token's nonce has to be; undefined when there must be none. */
  nonce: string | undefined
  /** Checked against `at_hash` where the token has one. */
  accessToken: string | undefined
}

/**
 * Who the token is about.
 * @throws BadIdToken when it is forged, late, for someone else or from somewhere else
 * @throws ProviderFault when the provider's keys are out of reach
 */
export async function verifyIdToken(
  ctx: AppContext,
  config: ProviderConfig,
  { idToken, nonce, accessToken }: IdTokenProof,
): Promise<ProviderPerson> {
  const metadata = await discoverProvider(ctx, config.issuer)
  let payload: Claims & JWTPayload
  try {
    const verified = await jwtVerify(idToken, providerKeys(ctx, metadata), {
      algorithms: ALGORITHMS,
      audience: config.clientId,
      requiredClaims: ['exp', 'iat', 'iss', 'sub'],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(ctx.now()),
    })
    payload = { ...verified.payload, ...claims.parse(verified.payload) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new BadIdToken(error.message, { cause: error })
    throw error
  }
  if (payload.iss !== expectedIssuer(metadata.issuer, payload)) throw new BadIdToken('unexpected "iss"')
  if (Array.isArray(payload.aud) && payload['azp'] !== undefined && payload['azp'] !== config.clientId)
    throw new BadIdToken('unexpected "azp"')
  if (!(await matchesNonce(nonce, payload.nonce))) throw new BadIdToken('unexpected "nonce"')
  if (!(await matchesAccessToken(accessToken, payload.at_hash))) throw new BadIdToken('unexpected "at_hash"')
  return personOf(payload, ctx.now())
}
