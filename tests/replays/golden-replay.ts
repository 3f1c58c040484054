// Golden move logs: rounds recorded once, with what a replay must make of them in every runtime, to the last digit.
// The files beside this one are written by record-golden-logs.ts and only ever read by tests.

import type { RoundOptions, RoundScore } from '#engine/core/game-rules.ts'
import { type ReplayRefusal, replay } from '#engine/core/replay.ts'
import { findRules } from '#engine/games/registry.ts'

export interface GoldenLog {
  readonly game: string
  readonly version: number
  readonly options: RoundOptions
  readonly moves: readonly unknown[]
  readonly expected: GoldenOutcome
}

export type GoldenOutcome =
  | {
      readonly ok: true
      readonly totalMs: number
      readonly moveCount: number
      readonly score: RoundScore
      /** The final state as JSON with sorted keys, the random generator included: one draw more or less shows. */
      readonly digest: string
    }
  | { readonly ok: false; readonly code: ReplayRefusal }

/** What a replay makes of the log here and now, to be compared with `expected`. */
export function replayGolden({ game, version, options, moves }: Omit<GoldenLog, 'expected'>): GoldenOutcome {
  const rules = findRules(game, version)
  if (!rules) throw new Error(`recorded with ${game} version ${version}: record it again`)
  const result = replay(rules, options, moves)
  if (!result.ok) return { ok: false, code: result.code }
  const { state, score, totalMs, moveCount } = result.value
  return { ok: true, totalMs, moveCount, score, digest: stableJson(state) }
}

/** JSON whose object keys are sorted, so that equal data gives equal text. */
export function stableJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
