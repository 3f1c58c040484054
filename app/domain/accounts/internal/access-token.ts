// Access tokens: ES256 JWTs (RFC 7519, RFC 7518 section 3.4) good for an hour. The first key signs, all verify, each
// under its own id and no other algorithm, so that a key can be retired without logging anyone out.
import { errors, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Config } from '#app/platform/config.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Aal, Account, Session, Tokens } from '../accounts.types.ts'
import { awaitsSecondFactor } from '../acting-user.ts'
import { appMetadata } from '../app-metadata.ts'
import { refreshToken } from './refresh-token.ts'

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 3600

const claims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  exp: z.number(),
  iat: z.number(),
})

const imported = new Map<string, ReturnType<typeof importJWK>>()

function keyOf(jwk: JWK, use: 'private' | 'public'): ReturnType<typeof importJWK> {
  const name = `${use} ${jwk.kid} ${jwk.x}`
  const { d, key_ops, use: _, ...open } = jwk
  const known =
    imported.get(name) ?? importJWK(use === 'private' ? { ...open, ...(d && { d }) } : open, 'ES256')
  imported.set(name, known)
  return known
}

function issuer(config: Config): string {
  return `${config.siteUrl}/auth/v1`
}

/** Both tokens of a session, as of now. */
export async function issueTokens(ctx: AppContext, account: Account, session: Session): Promise<Tokens> {
  const key = ctx.config.signingKeys[0]
  if (!key?.kid) throw new Error('no signing key')
  const issuedAt = Math.floor(ctx.now() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME
  const isHalf = awaitsSecondFactor({ account, session })
  const payload: JWTPayload = {
    email: account.email ?? '',
    phone: isHalf ? '' : (account.phone ?? ''),
    app_metadata: appMetadata(account),
    user_metadata: isHalf ? {} : account.metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  }
  const accessToken = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer(ctx.config))
    .setSubject(account.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await keyOf(key, 'private'))
  return {
    accessToken,
    refreshToken: await refreshToken(ctx.config, session.id, session.refreshCounter),
    expiresAt,
    expiresIn: ACCESS_TOKEN_LIFETIME,
  }
}

export type VerifiedToken =
  | { ok: true; userId: string; sessionId: string; aal: Aal; issuedAt: number }
  | { ok: false; expired: boolean }

/** Whether we signed it, for us, and it still holds. */
export async function verifyAccessToken(ctx: AppContext, token: string): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const jwk = ctx.config.signingKeys.find((key) => key.kid === kid)
        if (kid === undefined || !jwk) throw new errors.JWKSNoMatchingKey()
        return keyOf(jwk, 'public')
      },
      {
        algorithms: ['ES256'],
        issuer: issuer(ctx.config),
        audience: 'authenticated',
        currentDate: new Date(ctx.now()),
      },
    )
    const { sub, session_id, aal, iat } = claims.parse(payload)
    return { ok: true, userId: sub, sessionId: session_id, aal, issuedAt: iat * 1000 }
  } catch (error) {
    return { ok: false, expired: error instanceof errors.JWTExpired }
  }
}
