import { useEffect, useMemo, useRef } from 'react'
import { browserFrames, createRoundClock, type RoundClock, type UseMs } from './round-clock.ts'

/**
 * The clock of the round on screen: ticks with every frame while `running`, stands still otherwise.
 * @param tick dispatches a tick of so many whole milliseconds; may be a new function in every render
 */
export function useRoundClock(tick: UseMs, running: boolean): RoundClock {
  const latest = useRef(tick)
  useEffect(() => {
    latest.current = tick
  })
  const clock = useMemo(() => createRoundClock(browserFrames, (ms) => latest.current(ms)), [])
  useEffect(() => {
    if (!running) return
    clock.start()
    return () => clock.stop()
  }, [clock, running])
  return clock
}
