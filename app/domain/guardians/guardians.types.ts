// What families see of consent and links. Times are milliseconds since the epoch.
import type { Consent } from '#app/domain/consent/consent.types.ts'

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
  /** Who else looks after it, first linked first. */
  others: LinkedGuardian[]
  /** The yes that stands is this grown-up's, who may take the others off the list. */
  mayRemove: boolean
}

export interface Guardian {
  id: string
  displayName: string | null
  linkedAt: number
}

/** Everything kept about a person in this subject, for their export. */
export interface FamilyTies {
  guardians: Guardian[]
  children: { id: string; linkedAt: number }[]
}
