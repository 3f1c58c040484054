// The server's time on a page that shows what runs out, second by second. When something has ended, begun or was moved, the
// page's data comes anew: rights go away without a reload.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { openClockSocket } from './clock-socket.ts'
import { type ClockWatch, type Known, watchClock } from './watch-clock.ts'

/** @returns the server's time in milliseconds; until the browser runs, when it made the page */
export function useClock({ now, ends }: Known): number {
  const isMember = useViewer() !== null
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(now)
  const watch = useRef<ClockWatch | null>(null)
  const latest = useRef({ known: { now, ends }, revalidate })
  latest.current = { known: { now, ends }, revalidate }

  useEffect(() => {
    const started = watchClock({
      known: latest.current.known,
      clocks: { steady: () => performance.now(), wall: () => Date.now() },
      connect: isMember ? (hear) => openClockSocket(connect, hear) : null,
      onTick: () => setShown(watch.current?.now() ?? latest.current.known.now),
      onChange: () => latest.current.revalidate(),
    })
    watch.current = started
    const wake = () => {
      if (document.visibilityState === 'visible') started.wake()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', wake)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', wake)
      started.stop()
      watch.current = null
    }
  }, [isMember])

  const key = [now, ...ends].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the server has told something new
  useEffect(() => watch.current?.tell(latest.current.known), [key])
  return shown
}

function connect(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/clock`)
}
