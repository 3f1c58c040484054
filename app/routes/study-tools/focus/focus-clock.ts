// A focus session of 25 minutes and its break of 5. What is kept is when it ends, never a count: a reload, a sleeping
// computer or a second tab changes nothing.
import { BREAK_MINUTES, CHUNK_MINUTES } from '#app/domain/study-plans/plan-choices.ts'

export type FocusPhase = 'focus' | 'break'

/** Times are milliseconds since the epoch. */
export type FocusClock =
  | { readonly phase: FocusPhase; readonly endsAt: number }
  | { readonly phase: FocusPhase; readonly pausedMs: number }

const MINUTE = 60_000

export const PHASE_MS: Readonly<Record<FocusPhase, number>> = {
  focus: CHUNK_MINUTES * MINUTE,
  break: BREAK_MINUTES * MINUTE,
}

export const startPhase = (phase: FocusPhase, now: number): FocusClock => ({
  phase,
  endsAt: now + PHASE_MS[phase],
})

/** Milliseconds left; 0 when it is over. A clock that was set back cannot make it longer than it is. */
export function leftOf(clock: FocusClock, now: number): number {
  const left = 'pausedMs' in clock ? clock.pausedMs : clock.endsAt - now
  return Math.max(0, Math.min(PHASE_MS[clock.phase], left))
}

export const pause = (clock: FocusClock, now: number): FocusClock => ({
  phase: clock.phase,
  pausedMs: leftOf(clock, now),
})

export const resume = (clock: FocusClock, now: number): FocusClock => ({
  phase: clock.phase,
  endsAt: now + leftOf(clock, now),
})

/** What an earlier visit kept; null for anything else. */
export function readClock(text: string): FocusClock | null {
  try {
    const { phase, endsAt, pausedMs } = JSON.parse(text) as Record<string, unknown>
    if (phase !== 'focus' && phase !== 'break') return null
    if (typeof pausedMs === 'number' && pausedMs >= 0) return { phase, pausedMs }
    return typeof endsAt === 'number' && Number.isFinite(endsAt) ? { phase, endsAt } : null
  } catch {
    return null
  }
}
