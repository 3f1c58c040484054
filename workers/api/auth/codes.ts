// Codes and links by mail and SMS: POST /otp, /magiclink, /recover, /resend.
import { Hono } from 'hono'
import { z } from 'zod'
import { recoverPassword } from '#app/domain/accounts/recover-password.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { RESEND_TYPES, resendConfirmation } from '#app/domain/accounts/resend-confirmation.server.ts'
import { sendSignInCode } from '#app/domain/accounts/send-sign-in-code.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address, CHALLENGE_PAIR, challenge, channel, metadata, readChallenge } from './fields.ts'
import { answerRefusal, askedRedirect, parseBody } from './frame.ts'

const otpBody = z
  .object({
    ...address,
    ...challenge,
    data: metadata.optional(),
    create_user: z.boolean().optional(),
    channel,
  })
  .refine(...CHALLENGE_PAIR)
const recoverBody = z.object({ email: address.email, ...challenge }).refine(...CHALLENGE_PAIR)
const resendBody = z.object({ ...address, ...challenge, type: z.string() }).refine(...CHALLENGE_PAIR)

export const codePaths = new Hono<AppEnv>()
  .on('POST', ['/otp', '/magiclink'], async (c) => {
    const parsed = await parseBody(c, otpBody)
    if (!parsed.ok) return parsed.response
    const { email, phone, data = {}, create_user = true, captchaToken } = parsed.value
    const sent = await sendSignInCode(contextOf(c), {
      email,
      phone,
      data,
      captchaToken,
      createUser: create_user,
      challenge: readChallenge(parsed.value),
      redirectTo: askedRedirect(c),
      fromScreen: false,
    })
    return sent.ok ? c.json({}) : answerRefusal(c, sent)
  })
  .post('/recover', async (c) => {
    const parsed = await parseBody(c, recoverBody)
    if (!parsed.ok) return parsed.response
    const sent = await recoverPassword(contextOf(c), {
      email: parsed.value.email,
      captchaToken: parsed.value.captchaToken,
      challenge: readChallenge(parsed.value),
      redirectTo: askedRedirect(c),
      fromScreen: false,
    })
    return sent.ok ? c.json({}) : answerRefusal(c, sent)
  })
  .post('/resend', async (c) => {
    const parsed = await parseBody(c, resendBody)
    if (!parsed.ok) return parsed.response
    const type = RESEND_TYPES.find((known) => known === parsed.value.type)
    if (!type)
      return answerRefusal(
        c,
        accountRefusal('validation_failed', {
          message: 'Missing one of these types: signup, email_change, sms, phone_change',
        }),
      )
    const sent = await resendConfirmation(contextOf(c), {
      type,
      email: parsed.value.email,
      phone: parsed.value.phone,
      captchaToken: parsed.value.captchaToken,
      challenge: readChallenge(parsed.value),
      redirectTo: askedRedirect(c),
      fromScreen: false,
    })
    return sent.ok ? c.json({}) : answerRefusal(c, sent)
  })
