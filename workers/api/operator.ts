// POST /operator/consents {reference}: the operator notes a consent form that was signed (README, "Signed consent"). Its key is a
// secret of the deployment; without one there is no such address.
import type { Context } from 'hono'
import { z } from 'zod'
import { recordSignedConsent } from '#app/domain/guardians/record-signed-consent.server.ts'
import type { AppEnv } from '../env.ts'
import { contextOf } from './api-context.ts'

const signed = z.object({ reference: z.string().max(40) })

export async function noteSignedConsent(c: Context<AppEnv>): Promise<Response> {
  const key = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
  const parsed = signed.safeParse(await c.req.json().catch(() => null))
  const reference = parsed.success ? parsed.data.reference : ''
  const noted = await recordSignedConsent(contextOf(c), { key, reference })
  if (noted.ok) return c.json({ noted: true })
  if (noted.code === 'unknown_key') return c.notFound()
  if (noted.code === 'too_many_requests') return c.json({ code: noted.code }, 429)
  return parsed.success ? c.json({ code: noted.code }, 404) : c.json({ code: 'malformed_body' }, 400)
}
