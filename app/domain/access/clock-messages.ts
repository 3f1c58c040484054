// What a user's clock tells the pages they have open. Every message says what time it is here, so that a page counts down
// by our clock whatever its own shows.
import { z } from 'zod'

/** Something that ends by itself. Times are milliseconds since the epoch. */
export interface Countdown {
  /** Unique within its user. */
  readonly id: string
  readonly kind: 'pass' | 'timed-feature' | 'ar-session'
  /** Pass level, feature or game. */
  readonly name: string
  readonly endsAt: number
}

export type ClockMessage =
  /** All that runs: on opening, and when asked with "sync". */
  | { readonly type: 'sync'; readonly now: number; readonly countdowns: readonly Countdown[] }
  | { readonly type: 'start'; readonly now: number; readonly countdown: Countdown }
  | { readonly type: 'end'; readonly now: number; readonly id: string }

const countdown = z.object({
  id: z.string(),
  kind: z.enum(['pass', 'timed-feature', 'ar-session']),
  name: z.string(),
  endsAt: z.number(),
})

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sync'), now: z.number(), countdowns: z.array(countdown) }),
  z.object({ type: z.literal('start'), now: z.number(), countdown }),
  z.object({ type: z.literal('end'), now: z.number(), id: z.string() }),
])

/** null for anything that is no message of ours. */
export function parseClockMessage(text: string): ClockMessage | null {
  try {
    const parsed = message.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
