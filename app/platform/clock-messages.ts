// What a user's clock tells the pages they have open. Every message says what time it is here, so that a page counts down
// by our clock whatever its own shows.

/** Close code of a socket whose session is over (RFC 6455 section 7.4.2: private use); there is no use in coming back. */
export const SESSION_ENDED = 4401
/** Close code of a socket that could not be told something: the page comes back and asks (RFC 6455 registry: 1013). */
export const TRY_AGAIN = 1013

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

/** null for anything that is no message of ours. Without zod: pages carry it. */
export function parseClockMessage(text: string): ClockMessage | null {
  try {
    const input: unknown = JSON.parse(text)
    return isRecord(input) && Number.isFinite(input['now']) && isMessage(input) ? input : null
  } catch {
    return null
  }
}

function isMessage(input: Fields): input is Fields & ClockMessage {
  switch (input['type']) {
    case 'sync':
      return Array.isArray(input['countdowns']) && input['countdowns'].every(isCountdown)
    case 'start':
      return isCountdown(input['countdown'])
    case 'end':
      return typeof input['id'] === 'string'
    default:
      return false
  }
}

const KINDS: readonly unknown[] = ['pass', 'timed-feature', 'ar-session'] satisfies Countdown['kind'][]

function isCountdown(input: unknown): boolean {
  if (!isRecord(input)) return false
  const { id, kind, name, endsAt } = input
  return typeof id === 'string' && typeof name === 'string' && KINDS.includes(kind) && Number.isFinite(endsAt)
}

type Fields = Readonly<Record<string, unknown>>

function isRecord(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
