import { useEffect, useMemo, useRef } from 'react'
import { createRoundClock, type FrameSource, type RoundClock, type UseMs } from './round-clock.ts'

/**
 * The clock of the round on screen: ticks with every frame of `frames` while `running`, stands still otherwise.
 * @param tick dispatches a tick of so many whole milliseconds; may be a new function in every render
 */
export function useRoundClock(tick: UseMs, running: boolean, frames: FrameSource): RoundClock {
  const latest = useRef(tick)
  useEffect(() => {
    latest.current = tick
  })
  const clock = useMemo(() => createRoundClock(frames, (ms) => latest.current(ms)), [frames])
  useEffect(() => {
    if (!running) return
    clock.start()
    return () => clock.stop()
  }, [clock, running])
  return clock
}
