const MINUTE_MS = 60_000

/** A sign-in this young proves enough by itself: to clients of the API as they know it, to our screens sooner. */
export const RECENT_MS = { api: 24 * 60 * MINUTE_MS, screen: 10 * MINUTE_MS } as const
