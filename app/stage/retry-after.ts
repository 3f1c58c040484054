/** Waiting times between tries to send, of their own accord, in milliseconds; the last one repeats. */
export const RETRY_AFTER_MS = [4_000, 15_000, 60_000] as const
