import type { Limiter } from '#app/platform/context.ts'

/** Lets so many calls of each subject pass as may come at once; nothing comes back with time. */
export function countingLimiter(): Limiter {
  const counts = new Map<string, number>()
  return {
    take: async (subject, limit, _windowMs, burst = limit) => {
      const count = counts.get(subject) ?? 0
      if (count >= burst) return { allowed: false, retryAfterMs: 1_000 }
      counts.set(subject, count + 1)
      return { allowed: true, retryAfterMs: 0 }
    },
  }
}
