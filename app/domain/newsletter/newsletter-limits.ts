const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How long the question in the mail may be answered; then the address is forgotten (milliseconds). */
export const CONFIRM_LIFETIME_MS = 7 * DAY_MS
/** One mail to an address in this time (milliseconds), as for the mails that sign in. */
export const MAIL_EVERY_MS = MINUTE_MS
/** Mails to one address a day, so that we fill no mailbox. */
export const MAILS_A_DAY = 5
