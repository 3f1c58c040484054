// What a call of a server function says: its body as an object, and nothing about who is calling.
import type { Context } from 'hono'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import type { AppEnv } from '../../env.ts'
import { readBearer } from '../read-bearer.ts'
import { type FunctionRefusal, needsSignIn, refuseCall } from './server-function.ts'

type Read<Value> = { ok: true; value: Value } | FunctionRefusal

/** Names under which clients send their own user id along. */
const CLAIMS = ['userId', 'currentUserId'] as const

export async function readCaller(c: Context<AppEnv>): Promise<Read<SignedIn | null>> {
  const bearer = await readBearer(c)
  switch (bearer.kind) {
    case 'anonymous':
      return { ok: true, value: null }
    case 'user':
      return { ok: true, value: bearer.signedIn }
    case 'half':
      return refuseCall(401, 'insufficient_aal', ACCOUNT_REFUSALS.insufficient_aal[1])
    case 'refused': {
      const { code, message } = bearer.refusal
      return refuseCall(401, code, message ?? ACCOUNT_REFUSALS[code][1])
    }
  }
}

/** The body by its content, whatever type it was sent as; none counts as `{}`. */
export async function readBody(c: Context<AppEnv>): Promise<Read<Record<string, unknown>>> {
  const text = await c.req.text()
  try {
    const body: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return { ok: true, value: Object.fromEntries(Object.entries(body)) }
  } catch {
    // Answered below.
  }
  return refuseCall(400, 'bad_json', 'The request body has to be a JSON object')
}

/** The body without the user ids in it: each must be the caller's own, and none is used. */
export function withoutClaims(
  body: Readonly<Record<string, unknown>>,
  signedIn: SignedIn | null,
): Read<Record<string, unknown>> {
  const rest = { ...body }
  for (const claim of CLAIMS) {
    const named = rest[claim]
    delete rest[claim]
    if (named === undefined || named === null || named === signedIn?.account.id) continue
    return signedIn
      ? refuseCall(403, 'user_mismatch', `${claim} is not the user of the bearer token`)
      : needsSignIn()
  }
  return { ok: true, value: rest }
}
