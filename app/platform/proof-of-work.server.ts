// A captcha nobody sees: the browser tries numbers until a derived key begins as the challenge says (ALTCHA proof of work,
// https://altcha.org/docs/v2/proof-of-work). Nothing is stored while a challenge is open: it is signed, says what it is for
// and when it ends; a solved one is taken once.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'
import type { CaptchaChallenge, CaptchaPurpose } from './captcha-challenge.ts'
import type { AppContext } from './context.ts'
import { keyedHash } from './keys.server.ts'

const LIFETIME_MS = 10 * 60_000
/** PBKDF2 iterations of one try: about a millisecond natively, so that a program gains little over a browser. */
const ITERATIONS = 5_000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

async function secrets({ config }: AppContext) {
  return {
    hmacSignatureSecret: await keyedHash(config, 'captcha', 'challenge'),
    hmacKeySignatureSecret: await keyedHash(config, 'captcha', 'solution'),
  }
}

/** A signed challenge for one call of this purpose; `config.captchaDifficulty` is the most tries it takes, half of it the fewest. */
export async function newChallenge(ctx: AppContext, purpose: CaptchaPurpose): Promise<CaptchaChallenge> {
  const most = ctx.config.captchaDifficulty
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(Math.ceil(most / 2), most),
    deriveKey,
    data: { purpose },
    expiresAt: Math.floor((ctx.now() + LIFETIME_MS) / 1_000),
    ...(await secrets(ctx)),
  })
}

/** Whether `token` (base64 of a challenge of ours with its solution) is good for this purpose. It is used up by asking. */
export async function takeSolution(
  ctx: AppContext,
  purpose: CaptchaPurpose,
  token: string,
): Promise<boolean> {
  const given = readToken(token)
  if (given === null || given.challenge.parameters.data.purpose !== purpose) return false
  const { verified } = await verifySolution({ ...given, deriveKey, ...(await secrets(ctx)) })
  if (!verified) return false
  const once = await ctx.limiter.take(`captcha:${given.challenge.parameters.nonce}`, 1, 2 * LIFETIME_MS)
  return once.allowed
}

function readToken(token: string): z.output<typeof payload> | null {
  try {
    return payload.safeParse(JSON.parse(atob(token))).data ?? null
  } catch {
    return null
  }
}
