import { openClockSocket } from './clock-socket.ts'
import { type ClockWatch, type ClockWatchOptions, watchClock } from './watch-clock.ts'

export interface PageWatchOptions extends Pick<ClockWatchOptions, 'known' | 'onTick' | 'onChange'> {
  /** Guests have no line to the clock. */
  isMember: boolean
}

/** watchClock on this page: with the device's clocks, a line for members, and a look at the time whenever the page wakes up. */
export function watchPage({ isMember, ...options }: PageWatchOptions): ClockWatch {
  const watch = watchClock({
    ...options,
    clocks: { steady: () => performance.now(), wall: () => Date.now() },
    connect: isMember ? (hear, reconnected) => openClockSocket(connect, hear, reconnected) : null,
  })
  const wake = () => {
    if (document.visibilityState === 'visible') watch.wake()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pageshow', wake)
  window.addEventListener('online', wake)
  return {
    ...watch,
    stop() {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', wake)
      watch.stop()
    },
  }
}

function connect(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/clock`)
}
