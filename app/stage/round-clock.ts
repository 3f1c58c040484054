// The round's clock: turns the browser's frames into whole milliseconds of play. Fractions are carried over, nothing
// is lost or capped, and time while it stands still (a pause, a hidden tab) is not played time.

/** Where time and frames come from: the browser, or a test. Times are milliseconds and may have fractions. */
export interface FrameSource {
  now(): number
  requestFrame(callback: () => void): number
  cancelFrame(handle: number): void
}

/** Takes whole milliseconds, never 0; says whether they were used up. What it refuses is offered again later. */
export type UseMs = (ms: number) => boolean

export interface RoundClock {
  start(): void
  /** Stands still from now on; the time up to now is handed out first. */
  stop(): void
  /** Hands all milliseconds so far (0 or more) to a move of its own, for instance an answer. */
  spend(use: UseMs): void
}

/** A clock that stands still until started. While it runs, every frame hands the time since the last to `tick`. */
export function createRoundClock(source: FrameSource, tick: UseMs): RoundClock {
  let frame: number | null = null
  let countedTo = 0
  let owed = 0

  function count(): void {
    if (frame === null) return
    const now = source.now()
    // Some browsers step back by a hair between frames.
    if (now <= countedTo) return
    owed += now - countedTo
    countedTo = now
  }

  function handOut(use: UseMs): void {
    const whole = Math.floor(owed)
    // Taken out first: using them may stop the clock, which hands out again.
    owed -= whole
    if (!use(whole)) owed += whole
  }

  function onFrame(): void {
    count()
    // Asked for before the tick, because the tick may stop the clock.
    frame = source.requestFrame(onFrame)
    if (owed >= 1) handOut(tick)
  }

  return {
    start() {
      if (frame !== null) return
      countedTo = source.now()
      frame = source.requestFrame(onFrame)
    },
    stop() {
      if (frame === null) return
      count()
      source.cancelFrame(frame)
      frame = null
      if (owed >= 1) handOut(tick)
    },
    spend(use) {
      count()
      handOut(use)
    },
  }
}

/** Four a second: enough where nothing on show moves with the round's time. */
export const quarterSeconds: FrameSource = {
  now: () => performance.now(),
  requestFrame: (callback) => window.setTimeout(callback, 250),
  cancelFrame: (handle) => clearTimeout(handle),
}

const tasks = new Map<number, ReturnType<typeof setTimeout>>()

/**
 * The browser's frames, each told in a task of its own after it: what a tick changes on the page is rendered there and
 * painted with the next frame. Within the frame, rendering and painting would be one long task on a slow phone.
 */
export const browserFrames: FrameSource = {
  now: () => performance.now(),
  requestFrame(callback) {
    const handle = requestAnimationFrame(() => {
      const task = setTimeout(() => {
        tasks.delete(handle)
        callback()
      }, 0)
      tasks.set(handle, task)
    })
    return handle
  },
  cancelFrame(handle) {
    cancelAnimationFrame(handle)
    clearTimeout(tasks.get(handle))
    tasks.delete(handle)
  },
}
