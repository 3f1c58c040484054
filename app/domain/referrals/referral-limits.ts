// What keeps invitations honest (docs/decisions/0020-referrals.md). Milliseconds.
const DAY_MS = 24 * 60 * 60_000

/** How long after an account was made it can still be somebody's invited friend; also how long a browser keeps a code. */
export const NEW_FOR_MS = 30 * DAY_MS

/** So many rewards of a kind for friends, at most, in so long. */
export const MOST_FRIENDS = 20
export const FRIENDS_WINDOW_MS = 30 * DAY_MS
