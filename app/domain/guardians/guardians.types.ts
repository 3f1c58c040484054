// What families see of consent and links. Times are milliseconds since the epoch.

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

/** What the page behind a mailed link shows. */
export interface ConsentRequest {
  state: 'waiting' | 'confirmed' | 'withdrawn'
  /** As it was given when the question was sent; null once it is answered. */
  childName: string | null
  /** The yes is a proved adult's. */
  isProved: boolean
  /** Of the form to be signed (form-reference.ts). */
  reference: string
  /** The grown-ups who are linked, first linked first; nobody once the yes is taken back. */
  guardians: LinkedGuardian[]
}

export interface LinkedGuardian {
  id: string
  displayName: string | null
  /** "m…@example.com"; null: the account has none. */
  address: string | null
}

export interface Child {
  id: string
  displayName: string | null
  gradeLevel: string | null
  linkedAt: number
  /** null: the account never said it is below the age. */
  consent: Consent | null
}

export interface Guardian {
  id: string
  displayName: string | null
  linkedAt: number
}

/** Everything kept about a person in this subject, for their export. */
export interface FamilyTies {
  age: AgeDays | null
  consent: Consent | null
  guardians: Guardian[]
  children: { id: string; linkedAt: number }[]
}
