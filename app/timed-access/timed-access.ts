// A page's side of timed access (spec 000, sections 4, 7 and 8): one timer for each user and feature, which ends the access
// when its time is up. It only saves the page asking: the server ends the access by itself, and every read of it asks the time.

export type TimedAccessFunction = 'start-timed-access' | 'check-timed-access' | 'end-timed-access'

export interface TimedAccessTools {
  /** Invokes a server function and answers its body. @throws when it cannot be reached or does not answer 2xx */
  invoke(name: TimedAccessFunction, body: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Failed checks and ends are told to nobody else. */
  log(message: string, error: unknown): void
}

export interface TimedFeatureOf {
  userId: string
  feature: string
}

export type Started = { ok: true; accessId: string } | { ok: false; message: string | null }

export interface Checked {
  active: boolean
  /** Seconds; 0 when nothing runs. */
  remainingSeconds: number
}

const NOTHING_RUNS: Checked = { active: false, remainingSeconds: 0 }

interface Running {
  accessId: string
  timer: ReturnType<typeof setTimeout>
}

export type TimedAccessClient = ReturnType<typeof createTimedAccess>

export function createTimedAccess({ invoke, log }: TimedAccessTools) {
  const running = new Map<string, Running>()
  const keyOf = ({ userId, feature }: TimedFeatureOf) => JSON.stringify([userId, feature])

  function clear(of: TimedFeatureOf): void {
    clearTimeout(running.get(keyOf(of))?.timer)
    running.delete(keyOf(of))
  }

  /** Replaces the timer there is. */
  function arm(of: TimedFeatureOf, accessId: string, seconds: number): void {
    clear(of)
    const timer = setTimeout(() => void end(of), seconds * 1_000)
    running.set(keyOf(of), { accessId, timer })
  }

  /** The message is the server's own; null when there is none, or it could not be asked. */
  async function start(of: TimedFeatureOf, durationMinutes: number, cost?: number): Promise<Started> {
    try {
      const answer = record(await invoke('start-timed-access', { ...of, durationMinutes, cost }))
      const { success, message, accessId, remainingSeconds } = answer
      if (success !== true || typeof accessId !== 'string')
        return { ok: false, message: typeof message === 'string' ? message : null }
      arm(of, accessId, typeof remainingSeconds === 'number' ? remainingSeconds : durationMinutes * 60)
      return { ok: true, accessId }
    } catch (error) {
      log('timed access was not started', error)
      return { ok: false, message: null }
    }
  }

  /** A check that fails counts as not active. One that finds access running without a timer sets one. */
  async function check(of: TimedFeatureOf): Promise<Checked> {
    try {
      const answer = record(await invoke('check-timed-access', { ...of }))
      const { active, remainingSeconds, accessId } = answer
      if (active !== true || typeof remainingSeconds !== 'number' || remainingSeconds <= 0)
        return NOTHING_RUNS
      if (typeof accessId === 'string' && !running.has(keyOf(of))) arm(of, accessId, remainingSeconds)
      return { active: true, remainingSeconds }
    } catch (error) {
      log('timed access was not checked', error)
      return NOTHING_RUNS
    }
  }

  /** Whether the server has ended it. The timer is gone either way, and the access ends by itself. */
  async function end(of: TimedFeatureOf): Promise<boolean> {
    const accessId = running.get(keyOf(of))?.accessId
    clear(of)
    if (accessId === undefined) return false
    try {
      await invoke('end-timed-access', { ...of, accessId })
      return true
    } catch (error) {
      log('timed access was not ended', error)
      return false
    }
  }

  return { start, check, end }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
