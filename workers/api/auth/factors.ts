// /auth/v1/factors: second factors of the bearer. There is no GET: clients read them off the user.
import { Hono } from 'hono'
import { z } from 'zod'
import { challengeFactor } from '#app/domain/accounts/challenge-factor.server.ts'
import {
  type EnrollFactorInput,
  type Enrollment,
  enrollFactor,
} from '#app/domain/accounts/enroll-factor.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { removeFactor } from '#app/domain/accounts/remove-factor.server.ts'
import { renewTokens } from '#app/domain/accounts/renew-tokens.server.ts'
import { verifyFactor } from '#app/domain/accounts/verify-factor.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { answerRefusal, parseBody, requireBearer } from './frame.ts'
import { presentSession } from './present.ts'

const friendlyName = z.string().max(255).default('')
const enrollment = z.object({
  factor_type: z.string(),
  friendly_name: friendlyName,
  issuer: z.string().max(255).optional(),
  phone: z.string().optional(),
})
const challenge = z.object({ channel: z.string().optional() })
const answer = z.object({ challenge_id: z.string().default(''), code: z.string().default('') })

export const factors = new Hono<AppEnv>()

factors.post('/factors', async (c) => {
  const bearer = await requireBearer(c, { beforeSecondFactor: true })
  if (!bearer.ok) return bearer.response
  const body = await parseBody(c, enrollment)
  if (!body.ok) return body.response
  const { factor_type: type, friendly_name: friendlyName, issuer, phone } = body.value
  if (type !== 'totp' && type !== 'phone')
    return answerRefusal(
      c,
      accountRefusal('validation_failed', { message: 'factor_type needs to be totp or phone' }),
    )
  if (type === 'phone' && !phone)
    return answerRefusal(
      c,
      accountRefusal('validation_failed', { message: 'Phone number required to enroll Phone factor' }),
    )
  const input: EnrollFactorInput =
    type === 'totp' ? { type, friendlyName, issuer } : { type, friendlyName, phone: phone ?? '' }
  const enrolled = await enrollFactor(contextOf(c), bearer.value, input)
  return enrolled.ok ? c.json(presentEnrollment(enrolled.value)) : answerRefusal(c, enrolled)
})

factors.post('/factors/:id/challenge', async (c) => {
  const bearer = await requireBearer(c, { beforeSecondFactor: true })
  if (!bearer.ok) return bearer.response
  const body = await parseBody(c, challenge)
  if (!body.ok) return body.response
  const { channel = 'sms' } = body.value
  if (channel !== 'sms')
    return answerRefusal(
      c,
      accountRefusal('validation_failed', { message: `Unsupported channel: ${channel}` }),
    )
  const challenged = await challengeFactor(contextOf(c), bearer.value, c.req.param('id'))
  if (!challenged.ok) return answerRefusal(c, challenged)
  const { id, type, expiresAt } = challenged.value
  return c.json({ id, type, expires_at: Math.floor(expiresAt / 1000) })
})

factors.post('/factors/:id/verify', async (c) => {
  const bearer = await requireBearer(c, { beforeSecondFactor: true })
  if (!bearer.ok) return bearer.response
  const body = await parseBody(c, answer)
  if (!body.ok) return body.response
  const { challenge_id: challengeId, code } = body.value
  const ctx = contextOf(c)
  const verified = await verifyFactor(ctx, bearer.value, { factorId: c.req.param('id'), challengeId, code })
  if (!verified.ok) return answerRefusal(c, verified)
  return c.json(presentSession(await renewTokens(ctx, verified.value)))
})

factors.delete('/factors/:id', async (c) => {
  const bearer = await requireBearer(c, { beforeSecondFactor: true })
  if (!bearer.ok) return bearer.response
  const removed = await removeFactor(contextOf(c), bearer.value, c.req.param('id'))
  return removed.ok ? c.json(removed.value) : answerRefusal(c, removed)
})

function presentEnrollment(enrolled: Enrollment) {
  const named = { id: enrolled.id, type: enrolled.type, friendly_name: enrolled.friendlyName }
  if (enrolled.type === 'phone') return { ...named, phone: enrolled.phone }
  const { qrCode, secret, uri } = enrolled.totp
  return { ...named, totp: { qr_code: qrCode, secret, uri } }
}
