// POST /signup: an account that waits for its confirmation, as a bare user without tokens.
import { Hono } from 'hono'
import { z } from 'zod'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address, CHALLENGE_PAIR, challenge, channel, metadata, readChallenge } from './fields.ts'
import { answerRefusal, askedRedirect, parseBody } from './frame.ts'
import { presentUser } from './present.ts'

const body = z
  .object({
    ...address,
    ...challenge,
    password: z.string().optional(),
    data: metadata.optional(),
    channel,
  })
  .refine(...CHALLENGE_PAIR)

export const signUpPath = new Hono<AppEnv>().post('/signup', async (c) => {
  const parsed = await parseBody(c, body)
  if (!parsed.ok) return parsed.response
  const { email, phone, password, data = {}, captchaToken } = parsed.value
  const made = await signUp(contextOf(c), {
    email,
    phone,
    password,
    data,
    captchaToken,
    challenge: readChallenge(parsed.value),
    redirectTo: askedRedirect(c),
    fromScreen: false,
  })
  return made.ok ? c.json(presentUser(made.value)) : answerRefusal(c, made)
})
