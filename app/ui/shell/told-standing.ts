// What a round finished on this page has made of level and days in a row. The header was drawn before it, and no page change
// asks the server again.
import type { ShownStanding } from '#app/views/viewer.ts'

const listeners = new Set<() => void>()
let told: ShownStanding | null = null

/** Null until a round has told of it. */
export function standingTold(): ShownStanding | null {
  return told
}

export function tellStanding(standing: ShownStanding): void {
  told = standing
  for (const listener of listeners) listener()
}

export function subscribeToStanding(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
