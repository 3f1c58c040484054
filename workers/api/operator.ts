// POST /operator/consents {reference}: the operator notes a consent form that was signed (README, "Signed consent"). Its key is a
// secret of the deployment; without one there is no such address.
import type { Context } from 'hono'
import { z } from 'zod'
import { recordSignedConsent } from '#app/domain/guardians/record-signed-consent.server.ts'
import { secretHash } from '#app/keys.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import { readConfig } from '../config.ts'
import type { AppEnv } from '../env.ts'
import { contextOf } from './api-context.ts'

const signed = z.object({ reference: z.string().max(40) })

export async function noteSignedConsent(c: Context<AppEnv>): Promise<Response> {
  const key = readConfig(c.env) && c.env.OPERATOR_KEY
  const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
  // Compared by their hashes, so that the time it takes tells nothing.
  if (!key || (await secretHash(given)) !== (await secretHash(key))) return c.notFound()
  const parsed = signed.safeParse(await c.req.json().catch(() => null))
  if (!parsed.success) return c.json({ code: 'malformed_body' }, 400)
  const noted = await recordSignedConsent(asSystem(contextOf(c)), parsed.data.reference)
  return noted.ok ? c.json({ noted: true }) : c.json({ code: noted.code }, 404)
}
