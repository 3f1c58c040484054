// The work of a captcha. A module of its own: the two kilobytes come when a form is asked, which most never are.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaChallenge } from '#app/platform/captcha-challenge.ts'

/**
 * The solution as a form sends it. The browser derives keys beside the page, which goes on meanwhile; null when it was stopped or
 * took more than a minute and a half.
 */
export async function solveCaptcha(
  challenge: CaptchaChallenge,
  controller: AbortController,
): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
