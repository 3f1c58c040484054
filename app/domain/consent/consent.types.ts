// What is known of a person's age and of a grown-up's yes. Times are milliseconds since the epoch.

/** How a grown-up said yes; what each proves is in consent-levels.ts. */
export const CONSENT_METHODS = ['email_plus', 'card', 'signed_form'] as const
export type ConsentMethod = (typeof CONSENT_METHODS)[number]

/** What an account said of its age, as the days it stops to matter. */
export interface AgeDays {
  ofAgeOn: number
  adultOn: number
}

/**
 * of_age: old enough by now. confirmed: a grown-up said yes. waiting: one was asked. withdrawn: the yes was taken back.
 * not_asked: nobody was asked yet, or nobody answered in time.
 */
export type ConsentState = 'of_age' | 'confirmed' | 'waiting' | 'withdrawn' | 'not_asked'

export interface Consent {
  state: ConsentState
  /** When nobody has to be asked any more. */
  ofAgeOn: number
  askedAt: number | null
  confirmedAt: number | null
  /** When the grown-up proved to be one; null: the yes came by mail alone, or there is none. */
  verifiedAt: number | null
  /** When the account goes if nobody says yes; null: it stays. */
  erasedOn: number | null
}
