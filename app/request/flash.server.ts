// The cookie that carries flashes from an action to the page after it: read once, then cleared. It holds codes only, so that
// nobody can put words of theirs on our pages; unknown codes are passed over.

import { type AccountRefusal, isAccountCode } from '#app/domain/accounts/refusals.ts'
import type { ReferralRefusal } from '#app/domain/referrals/referral-refusals.ts'
import { authErrorText } from '#app/words/account-refusals.ts'
import { FLASHES, type Flash, type FlashCode, type FlashRow } from '#app/words/flashes.ts'
import { isReferralRefusal, referralErrorText } from '#app/words/referral-refusals.ts'
import { clearedCookie, cookieLine, readCookie } from './cookies.server.ts'

const COOKIE = '__Host-flash'
const MOST = 4

/** A code of FLASHES; with a refusal whose text becomes the description. */
export type FlashEntry =
  | FlashCode
  | {
      code: FlashCode
      refusal: Pick<AccountRefusal, 'code' | 'retryAfterSeconds'> | { code: ReferralRefusal }
    }

/** The Set-Cookie line that shows `entries`, in this order, on the next page. */
export function flash(...entries: readonly FlashEntry[]): string {
  return cookieLine(COOKIE, entries.map(write).join('~'))
}

/** What to show now, in words, and the Set-Cookie line that forgets it; null when there is nothing to forget. */
export function readFlash(request: Request): { flashes: Flash[]; clear: string | null } {
  const stored = readCookie(request, COOKIE)
  if (stored === null) return { flashes: [], clear: null }
  const flashes = stored.split('~').slice(0, MOST).flatMap(read)
  return { flashes, clear: clearedCookie(COOKIE) }
}

function write(entry: FlashEntry): string {
  if (typeof entry === 'string') return entry
  const { code, refusal } = entry
  const seconds = 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined
  return [code, refusal.code, seconds ?? 0].join('.')
}

function read(entry: string): Flash[] {
  const [code = '', refusal = '', seconds] = entry.split('.')
  if (!isFlashCode(code)) return []
  const row: FlashRow = FLASHES[code]
  const description = isReferralRefusal(refusal)
    ? referralErrorText(refusal)
    : isAccountCode(refusal)
      ? authErrorText(refusal, Math.trunc(Number(seconds)) || 0)
      : row.description?.()
  const { type, title } = row
  return [{ code, type, title: title(), ...(description === undefined ? {} : { description }) }]
}

function isFlashCode(value: string): value is FlashCode {
  return Object.hasOwn(FLASHES, value)
}
