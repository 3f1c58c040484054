// A practice session from its first question to its last: session, clock, and the log when it is over.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '#engine/core/result.ts'
import { createSession } from '#engine/core/session.ts'
import { exerciseOf } from '#engine/curriculum/practice/ask.ts'
import type { PracticeMove } from '#engine/curriculum/practice/moves.ts'
import { createPracticeRules, type PracticeRefusal } from '#engine/curriculum/practice/rules.ts'
import type { PracticeEvent, PracticeState } from '#engine/curriculum/practice/state.ts'
import { quarterSeconds } from '../round-clock.ts'
import { usePause } from '../use-pause.ts'
import { useRoundClock } from '../use-round-clock.ts'
import { useSessionState } from '../use-session.ts'
import type { PracticeParts } from './load-practice.ts'
import type { OpenedPractice } from './practice-requests.ts'

type MoveWithoutTime = PracticeMove extends infer Move
  ? Move extends unknown
    ? Omit<Move, 'ms'>
    : never
  : never

const whole = (state: PracticeState) => state

/** @param onOver called once, with the last state and the log as the server wants it */
export function usePractice(
  { options }: OpenedPractice,
  { generators }: PracticeParts,
  onOver: (state: PracticeState, moves: readonly unknown[]) => void,
) {
  const session = useMemo(
    () => createSession(createPracticeRules(generators), options),
    [generators, options],
  )
  const state = useSessionState(session, whole)
  const [events, setEvents] = useState<readonly PracticeEvent[]>([])
  const [paused, setPaused] = usePause()
  // Time is told with each move alone; a hidden tab does not count.
  const clock = useRoundClock(() => false, !paused && state.phase !== 'over', quarterSeconds)
  const { question } = state
  const exercise = useMemo(() => exerciseOf(generators, question), [generators, question])

  useEffect(() => {
    const onVisible = () => !document.hidden && setPaused(false)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [setPaused])

  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  const play = useCallback(
    (move: MoveWithoutTime) => {
      let taken: Result<unknown, string> | null = null
      clock.spend((ms) => {
        const step = session.dispatch({ ...move, ms } as PracticeMove)
        taken = step
        if (step.ok) setEvents(step.value.events)
        return step.ok
      })
      const now = session.getState()
      if (now.phase === 'over') latest.current(now, session.log())
      return taken as Result<unknown, PracticeRefusal> | null
    },
    [clock, session],
  )
  return { state, exercise, events, play }
}
