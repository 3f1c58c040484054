// How time passes while a journey plays: by itself, as the server takes it, or by hand, as fast as the machine can.
import type { Page } from '@playwright/test'
import { QUICKEST_STEP_MS } from '#engine/games/math-maze/constants.ts'
import { RUSHED_MS } from '#engine/learning/learner.ts'
import { holdClock } from './visitor.ts'

/** Nobody answers sooner, and the server takes no score from someone who does. */
const THINK_MS = RUSHED_MS + 100
/** No game shows anything by itself for longer than its feedback of 1.5 s; a frame more. */
const SHOWN_MS = 1_520

export interface Clock {
  /** As long as somebody needs who reads before they answer. */
  think(): Promise<void>
  /** As long as hands need for one step of a way, at the latest before the last one. */
  step(isLast: boolean): Promise<void>
  /** What the game shows by itself goes by; expect what follows. */
  watch(): Promise<void>
}

/** The clock on the wall: thinking takes its time, and so does what is shown. */
export function runningClock(page: Page): Clock {
  return {
    think: () => page.waitForTimeout(THINK_MS),
    step: () => page.waitForTimeout(QUICKEST_STEP_MS),
    watch: async () => {},
  }
}

/**
 * Stops the page's clock; it goes on in leaps, one frame each. The server's own clock goes on as ever, so it takes no score
 * from such a round. Needs `page.clock.install` before.
 */
export async function heldClock(page: Page): Promise<Clock> {
  await holdClock(page)
  /** What a frame leaves to a task of its own runs in the second leap. */
  async function leap(ms: number): Promise<void> {
    await page.clock.fastForward(ms)
    await page.clock.fastForward(1)
  }
  /** A leap costs a frame, so the time of steps passes with the next one that is due. */
  let stepsMs = 0
  async function leapAfterSteps(ms: number): Promise<void> {
    await leap(stepsMs + ms)
    stepsMs = 0
  }
  return {
    think: () => leapAfterSteps(THINK_MS),
    async step(isLast) {
      stepsMs += QUICKEST_STEP_MS
      if (isLast) await leapAfterSteps(0)
    },
    watch: () => leapAfterSteps(SHOWN_MS),
  }
}
