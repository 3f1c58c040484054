const MINUTE_MS = 60_000

/** A sign-in this young proves enough by itself. */
export const RECENT_MS = 10 * MINUTE_MS
