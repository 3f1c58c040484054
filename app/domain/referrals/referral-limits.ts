// What keeps invitations honest (docs/decisions/0020-referrals.md). Milliseconds.
export const DAY_MS = 24 * 60 * 60_000

/** How long after an account was made it can still be somebody's invited friend; also how long a browser keeps a code. */
export const NEW_FOR_MS = 30 * DAY_MS

/** So many rewards of a kind for friends, at most, in so long. */
export const MAX_FRIENDS = 20
export const FRIENDS_WINDOW_MS = 30 * DAY_MS

/** How long a reward for a friend's payment goes with the friend's account: whoever erases it sooner takes the reward along. */
export const PAYMENT_RESTS_MS = 30 * DAY_MS
