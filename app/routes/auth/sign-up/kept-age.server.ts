// An age below 18 stays the answer, in this browser for an hour and with an account for good: nobody goes back and gives a higher
// one because of what the first led to (the FTC's advice on age screens: COPPA FAQ).
import { safeParse } from 'zod/mini'
import { ADULT_AGE } from '#app/domain/consent/age-of-consent.ts'
import { cookieLine, readCookie } from '#app/request/cookies.server.ts'
import { ageFields } from './age-fields.ts'

const COOKIE = '__Host-young-age'

/** The age a form says, in whole years, whatever else is wrong with it; null: none. */
export function saidAge(payload: Record<string, unknown>): number | null {
  return safeParse(ageFields.age, payload['age']).data ?? null
}

/** Whether this browser gave a lower age lately, which counts then. */
export function isAboveKeptAge(request: Request, age: number | null): boolean {
  const kept = readKeptAge(request)
  return kept !== null && age !== null && age > kept
}

/** The answer to a form, with the cookie that keeps an age below 18. */
export function keepingAge(request: Request, age: number | null, response: Response): Response {
  const lowest = Math.min(age ?? ADULT_AGE, readKeptAge(request) ?? ADULT_AGE)
  if (age !== null && lowest < ADULT_AGE)
    response.headers.append('Set-Cookie', cookieLine(COOKIE, String(lowest)))
  return response
}

function readKeptAge(request: Request): number | null {
  return saidAge({ age: readCookie(request, COOKIE) ?? undefined })
}
