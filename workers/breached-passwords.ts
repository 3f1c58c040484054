// Asks whether a password is known from a breach, by the first five characters of its SHA-1: the service never learns
// more (k-anonymity, https://haveibeenpwned.com/API/v3#PwnedPasswords). Out of reach or slow: the password passes.
import type { BreachedPasswords, Log } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { Env } from './env.ts'

const SERVICE = 'https://api.pwnedpasswords.com/range'
const PATIENCE_MS = 1_000

async function sha1Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/** `PASSWORD_RANGE_URL` = "off" asks nobody: for machines without a network. */
export function createBreachedPasswords(
  env: Pick<Env, 'PASSWORD_RANGE_URL'>,
  log: Log,
  request: typeof fetch = fetch,
): BreachedPasswords {
  const service = env.PASSWORD_RANGE_URL ?? SERVICE
  return {
    async includes(password) {
      if (service === 'off') return false
      const digest = await sha1Hex(password)
      try {
        const answer = await request(`${service}/${digest.slice(0, 5)}`, {
          headers: { 'Add-Padding': 'true' },
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        if (!answer.ok) return false
        const lines = (await answer.text()).split(/\r?\n/)
        // A padding line has the count 0.
        return lines.some((line) => line.startsWith(`${digest.slice(5)}:`) && !line.endsWith(':0'))
      } catch (error) {
        log.error('breached-password service unreachable', errorFields(error))
        return false
      }
    },
  }
}
