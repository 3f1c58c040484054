const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How long the question in the mail may be answered; then the address is forgotten (milliseconds). */
export const CONFIRM_LIFETIME_MS = 7 * DAY_MS
/** One mail to an address in this time (milliseconds), as for the mails that sign in. */
export const MAIL_EVERY_MS = MINUTE_MS
/** Mails to one address a day: nobody's mailbox is filled by us. */
export const MAILS_A_DAY = 5
/** Calls from one network address. */
export const CALLS_PER_WINDOW = 30
/** What they are counted in (milliseconds). */
export const WINDOW_MS = 5 * MINUTE_MS
