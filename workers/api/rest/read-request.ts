// The parts of a request that tables and functions share: on whose behalf, in which form, with which body.
import type { Context } from 'hono'
import { type DataResult, dataGateRefusal, dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import type { Principal } from '#app/domain/data-service/principal.ts'
import type { AppEnv } from '../../env.ts'
import { readBearer } from '../read-bearer.ts'
import { type Form, readAcceptHeader } from './accept-header.ts'

/** A bearer that is neither the public key nor a good token is refused, never taken for the anonymous role. */
export async function readPrincipal(c: Context<AppEnv>): Promise<DataResult<Principal>> {
  const bearer = await readBearer(c)
  switch (bearer.kind) {
    case 'anonymous':
      return { ok: true, value: { userId: null, signedIn: false } }
    case 'half':
      return dataGateRefusal({ kind: 'needs_factor' })
    case 'user':
      return { ok: true, value: { userId: bearer.signedIn.account.id, signedIn: true } }
    case 'refused': {
      const { message } = bearer.refusal
      return message?.includes('expired')
        ? dataRefusal('PGRST303', 'JWT expired')
        : dataRefusal('PGRST301', message ?? 'No suitable key or wrong key type')
    }
  }
}

export function readForm(c: Context<AppEnv>): DataResult<Form> {
  const accept = c.req.header('Accept')
  const form = readAcceptHeader(accept)
  return form
    ? { ok: true, value: form }
    : dataRefusal('PGRST107', `None of these media types are available: ${accept}`)
}

/** The JSON body; an empty one counts as `{}` only where `orEmpty` says so. */
export async function readJson(c: Context<AppEnv>, orEmpty = false): Promise<DataResult<unknown>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type && type !== 'application/json')
    return dataRefusal('PGRST102', `Content-Type not acceptable: ${type}`)
  const text = await c.req.text()
  if (orEmpty && text.trim() === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return dataRefusal('PGRST102', 'Empty or invalid json')
  }
}
