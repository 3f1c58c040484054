// Calls one after the other or side by side, each with its time.
import { workerdCpuMs } from './cpu-time.ts'

export type Call = (turn: number) => Promise<void>

export interface Run {
  /** Milliseconds, ascending. */
  times: number[]
  perSecond: number
  /** Milliseconds of processor time a call; null where unknown. */
  cpu: number | null
}

/** `count` calls, `atOnce` at a time. */
export async function run(count: number, atOnce: number, call: Call): Promise<Run> {
  const times: number[] = []
  const cpuBefore = workerdCpuMs()
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const turn = next++
        const before = performance.now()
        await call(turn)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1_000
  const cpuAfter = workerdCpuMs()
  return {
    times: times.sort((one, other) => one - other),
    perSecond: count / seconds,
    cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count,
  }
}

export const quantile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
