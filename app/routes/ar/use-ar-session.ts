import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ArSession } from '#app/domain/ar/ar.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { arViewSetting } from '#app/stage/ar/view-choice.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { requestEnd, requestSession, requestTime, type StartAnswer } from './ar-session-requests.ts'
import { readDevice } from './read-device.ts'

export interface ArSessionControls {
  /** A session is on, or the round of one that has ended is still on the table. */
  readonly isIn: boolean
  /** An answer to a start is awaited. */
  readonly isStarting: boolean
  /** Starts a session in the room (as far as the device can) or at the desk; why it does not start is a toast. */
  start(place: 'room' | 'desk'): void
  /** Starts one of the minutes of timed access. */
  startTimed(minutes: number): void
  /** Ends the session, if it is still open, and leaves it. */
  end(): void
}

/**
 * The AR session of a game's page: started and ended here, resumed after a reload or on another device by what the page loads, and
 * over when the server says so.
 * @param session as the page has loaded it; null: none is open
 */
export function useArSession(gameId: string, session: ArSession | null): ArSessionControls {
  const { revalidate } = useRevalidator()
  const [isIn, setIsIn] = useState(session !== null)
  const [isStarting, setIsStarting] = useState(false)
  const before = useRef(session)
  const isEndedHere = useRef(false)

  useEffect(() => {
    const was = before.current
    before.current = session
    if (session !== null) {
      isEndedHere.current = false
      setIsIn(true)
    } else if (was !== null && !isEndedHere.current) {
      showToast({ type: 'info', title: m.arplay_ended() })
    }
  }, [session])

  function tell(answer: StartAnswer): void {
    if (answer.ok || answer.message === null) return
    showToast({ type: 'error', title: answer.message ?? m.arplay_offline() })
  }

  async function begin(place: 'room' | 'desk'): Promise<void> {
    setIsStarting(true)
    const answer = await requestSession(gameId, place === 'desk' ? null : await readDevice())
    setIsStarting(false)
    if (!answer.ok) return tell(answer)
    if (place === 'desk') arViewSetting.write('desk')
    else if (arViewSetting.read() === 'desk') arViewSetting.write('best')
    revalidate()
  }

  async function beginTimed(minutes: number): Promise<void> {
    setIsStarting(true)
    const answer = await requestTime(gameId, minutes)
    setIsStarting(false)
    if (answer.ok) revalidate()
    else showToast({ type: 'error', title: answer.message ?? m.ar_error_not_bought() })
  }

  /** Where no answer comes the player is let out all the same (spec 001 section 7): the server ends the session when its time is up. */
  async function finish(id: string): Promise<void> {
    isEndedHere.current = true
    const answer = await requestEnd(id)
    setIsIn(false)
    if (answer.ok) {
      showToast({ type: 'info', title: m.arplay_ended_by_you() })
      revalidate()
    } else {
      isEndedHere.current = false
      tell(answer)
    }
  }

  return {
    isIn,
    isStarting,
    start: (place) => void (isStarting || begin(place)),
    startTimed: (minutes) => void (isStarting || beginTimed(minutes)),
    end() {
      if (session === null) setIsIn(false)
      else void finish(session.id)
    },
  }
}
