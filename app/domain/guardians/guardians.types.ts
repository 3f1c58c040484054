// What families see of consent and links. Times are milliseconds since the epoch.

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
  /** When the account goes if nobody says yes; null: it stays. */
  erasedOn: number | null
}

/** What the page behind a mailed link shows. */
export interface ConsentRequest {
  state: 'waiting' | 'confirmed' | 'withdrawn'
  /** As it was given when the question was sent; null once it is answered. */
  childName: string | null
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
  consent: Consent | null
  guardians: Guardian[]
  children: { id: string; linkedAt: number }[]
}
