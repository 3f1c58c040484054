// Cloudflare's captcha, checked where a client of the API sends a token. When it cannot be asked, nobody passes: a captcha
// that fails open is none.
import type { Captcha } from '#app/platform/context.ts'
import type { Env } from './env.ts'

const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const PATIENCE_MS = 5_000

/**
 * null without a secret.
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export function createCaptcha(
  env: Pick<Env, 'TURNSTILE_SECRET'>,
  request: typeof fetch = fetch,
): Captcha | null {
  const secret = env.TURNSTILE_SECRET
  if (secret === undefined) return null
  return {
    async passes(token, address) {
      if (token === undefined || token === '') return false
      const body = new URLSearchParams({ secret, response: token, remoteip: address })
      try {
        const answer = await request(SERVICE, {
          method: 'POST',
          body,
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        if (!answer.ok) return false
        const { success } = (await answer.json()) as { success?: boolean }
        return success === true
      } catch {
        return false
      }
    },
  }
}
