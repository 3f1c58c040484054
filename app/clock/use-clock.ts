// The server's time on a page that shows what runs out, second by second. When something has ended, begun or was moved, the
// page's data comes anew: rights go away without a reload.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '#app/preferences/use-preferences.ts'
import type { ClockWatch, Known } from './watch-clock.ts'
import { watchPage } from './watch-page.ts'

/** @returns the server's time in milliseconds; until the browser runs, when it made the page */
export function useClock({ now, ends }: Known): number {
  const isMember = useViewer() !== null
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(now)
  const watch = useRef<ClockWatch | null>(null)
  const latest = useRef({ known: { now, ends }, revalidate })
  latest.current = { known: { now, ends }, revalidate }

  useEffect(() => {
    const started = watchPage({
      known: latest.current.known,
      isMember,
      onTick: () => setShown(watch.current?.now() ?? latest.current.known.now),
      onChange: () => latest.current.revalidate(),
    })
    watch.current = started
    return () => {
      started.stop()
      watch.current = null
    }
  }, [isMember])

  const key = [now, ...ends].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the server has told something new
  useEffect(() => watch.current?.tell(latest.current.known), [key])
  return shown
}
