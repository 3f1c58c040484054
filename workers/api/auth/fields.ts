// Fields that several paths of /auth/v1 take.
import { z } from 'zod'
import type { CodeChallenge } from '#app/domain/accounts/accounts.types.ts'
import { metadataFits } from '#app/domain/accounts/metadata-limits.ts'

export const address = { email: z.string().max(320).optional(), phone: z.string().max(40).optional() }

export const metadata = z.record(z.string(), z.unknown()).refine(metadataFits, 'is too large')

/** The only way we send messages to a phone. */
export const channel = z.literal('sms', 'is not supported by this service').optional()

/** RFC 7636 section 4.2; challenge and method come together. */
export const challenge = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, 'code challenge has to be between 43 and 128 characters')
    .optional(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain'], 'has to be "s256" or "plain"'))
    .optional(),
}

type GivenChallenge = z.output<z.ZodObject<typeof challenge>>

export const CHALLENGE_PAIR = [
  (given: GivenChallenge) =>
    (given.code_challenge === undefined) === (given.code_challenge_method === undefined),
  'PKCE flow requires code_challenge_method and code_challenge',
] as const

export function readChallenge(given: GivenChallenge): CodeChallenge | null {
  const { code_challenge, code_challenge_method } = given
  return code_challenge && code_challenge_method
    ? { challenge: code_challenge, method: code_challenge_method }
    : null
}
