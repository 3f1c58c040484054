// Counts what runs down to its end by the server's time, and says when what the server told of it has changed. It decides
// nothing: whoever is told asks the server again.
import type { ClockMessage } from '#app/platform/clock-messages.ts'
import type { ClockSocket } from './clock-socket.ts'
import { type DeviceClocks, ServerTime } from './server-time.ts'

export interface ClockWatch {
  /** The server has told the page anew how things stand. */
  tell(known: Known): void
  /** The page woke up, or is in the network again. */
  wake(): void
  /** The server's time, in milliseconds. */
  now(): number
  stop(): void
}

export interface Known {
  /** When the server said this, by its clock. */
  now: number
  /** When things that run end; in the order they are shown, or any other. */
  ends: readonly number[]
}

export interface ClockWatchOptions {
  known: Known
  clocks: DeviceClocks
  /** Opens the line to the server's clock (clock-socket.ts); null for guests, who have none. */
  connect: ((hear: (message: ClockMessage) => void, reconnected: () => void) => ClockSocket) | null
  /** Once a second, and when the time was corrected. */
  onTick(): void
  /** Something has ended, begun or was moved: ask the server. */
  onChange(): void
}

const TICK_MS = 1_000
/** Without a line, the server is asked again no sooner than after this time. */
const ASK_AGAIN_MS = 5_000

export function watchClock({ known, clocks, connect, onTick, onChange }: ClockWatchOptions): ClockWatch {
  const time = new ServerTime(clocks, known.now)
  let ends = known.ends
  let askedAt = Number.NEGATIVE_INFINITY
  /** The line was broken: an end may have been told to nobody. */
  let hasMissed = false
  const socket = connect?.(hear, () => (hasMissed = true)) ?? null

  function hear(message: ClockMessage) {
    time.set(message.now)
    if (message.type !== 'sync' || hasMissed || hasMoved(message)) ask()
    hasMissed = false
    tick()
  }

  /** Whether passes run that the page does not know of. */
  function hasMoved({ countdowns }: ClockMessage & { type: 'sync' }) {
    const passes = countdowns.filter(({ kind }) => kind === 'pass')
    return passes.some(({ endsAt }) => !ends.includes(endsAt))
  }

  function ask() {
    askedAt = clocks.steady()
    onChange()
  }

  function askSoon() {
    if (clocks.steady() - askedAt >= ASK_AGAIN_MS) ask()
  }

  /** The time is not known for sure: a line says it at once, without one the page is fetched anew. */
  function resync() {
    if (socket) socket.sync()
    else askSoon()
  }

  function tick() {
    if (time.isDoubtful()) resync()
    if (ends.some((end) => end <= time.now())) askSoon()
    onTick()
  }

  const timer = setInterval(tick, TICK_MS)
  return {
    tell(next) {
      ends = next.ends
      time.set(next.now)
      onTick()
    },
    wake: resync,
    now: () => time.now(),
    stop() {
      clearInterval(timer)
      socket?.close()
    },
  }
}
