// What a consents row says at a given moment. Pure: the limit ends by itself on the day, with no job to wait for.
import type { Consent, ConsentState } from './consent.types.ts'

/** How long a mailed link waits for its answer. */
export const ASK_LIFETIME_MS = 30 * 86_400_000

/** How long before the end the grown-up is told of it. */
export const REMIND_BEFORE_MS = 7 * 86_400_000

export interface ConsentTimes {
  createdAt: number
  ofAgeOn: number
  askedAt: number | null
  confirmedAt: number | null
  revokedAt: number | null
}

export function consentState(row: ConsentTimes, now: number): ConsentState {
  if (now >= row.ofAgeOn) return 'of_age'
  if (row.confirmedAt !== null) return 'confirmed'
  if (row.askedAt !== null && now < row.askedAt + ASK_LIFETIME_MS) return 'waiting'
  return row.revokedAt === null ? 'not_asked' : 'withdrawn'
}

/** Whether an account in this state may only play. */
export function limits(state: ConsentState): boolean {
  return state !== 'of_age' && state !== 'confirmed'
}

/**
 * When the account goes if nobody says yes: 30 days after the last question, or after it was made when nobody was asked. null:
 * it stays, for there is a yes, or it was taken back and the grown-up left it at that, or the child is old enough by then.
 */
export function erasedOn({
  createdAt,
  ofAgeOn,
  askedAt,
  confirmedAt,
  revokedAt,
}: ConsentTimes): number | null {
  if (confirmedAt !== null || (revokedAt !== null && askedAt === null)) return null
  const end = Math.max(createdAt, askedAt ?? 0) + ASK_LIFETIME_MS
  return ofAgeOn <= end ? null : end
}

export function presentConsent(row: ConsentTimes & Pick<Consent, 'verifiedAt'>, now: number): Consent {
  const { ofAgeOn, askedAt, confirmedAt, verifiedAt } = row
  return {
    state: consentState(row, now),
    ofAgeOn,
    askedAt,
    confirmedAt,
    verifiedAt,
    erasedOn: erasedOn(row),
  }
}
