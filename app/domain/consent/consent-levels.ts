// How sure we are of a grown-up's yes by the way it was given, and what needs how much of it (decision 12).
import type { ConsentMethod } from './consent.types.ts'

/** mailbox: whoever reads the grown-up's mail agreed. adult: a grown-up proved to be one. */
export type ConsentLevel = 'mailbox' | 'adult'

/** What each method of 16 CFR 312.5(b)(2) proves. */
export const LEVEL_OF: Readonly<Record<ConsentMethod, ConsentLevel>> = {
  /** (vi): the link, a mail at once and another one a day later. */
  email_plus: 'mailbox',
  /** (ii): a transaction on a card, of which its holder is told. */
  card: 'adult',
  /** (i): a form that was printed, signed and sent to the operator. */
  signed_form: 'adult',
}

/** What a child's account does, and the least yes it needs; null: none. */
export const NEEDED_FOR = {
  /** Playing, the look, signing in and out, exporting and erasing. */
  play: null,
  /** What stays with us: profile, progress, ways to sign in, letters to us. */
  account: 'mailbox',
  /** Each payment is itself a card transaction, and the grown-up gets the receipt. */
  pay: 'mailbox',
  /** Inviting friends, using their codes. */
  reach_others: 'adult',
} as const satisfies Record<string, ConsentLevel | null>

export type ChildAct = keyof typeof NEEDED_FOR
