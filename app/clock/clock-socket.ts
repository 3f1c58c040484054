// A page's line to the server's clock. It comes back by itself when it breaks, slower each time, and at once when it is asked
// for the time.
import { type ClockMessage, parseClockMessage, SESSION_ENDED } from '#app/platform/clock-messages.ts'

/** What is used of a WebSocket. */
export type Line = EventTarget & Pick<WebSocket, 'readyState' | 'send' | 'close'>

export interface ClockSocket {
  /** Asks for the time and everything that runs. */
  sync(): void
  close(): void
}

const OPEN = 1
const CONNECTING = 0
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * @param connect opens a line; the server says the time on it at once
 * @param reconnected called when a line opens that is not the first: something may have been said to nobody meanwhile
 */
export function openClockSocket(
  connect: () => Line,
  hear: (message: ClockMessage) => void,
  reconnected: () => void,
): ClockSocket {
  let line: Line | null = null
  let lines = 0
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function open() {
    clearTimeout(timer)
    const opened = connect()
    const isFirst = lines++ === 0
    line = opened
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT_MS
      if (!isFirst && opened === line) reconnected()
    })
    opened.addEventListener('message', (event) => {
      const data: unknown = 'data' in event ? event.data : null
      const message = typeof data === 'string' ? parseClockMessage(data) : null
      if (message && opened === line) hear(message)
    })
    opened.addEventListener('close', (event) => {
      if (isOver || opened !== line) return
      if ('code' in event && event.code === SESSION_ENDED) return
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    })
  }

  open()
  return {
    sync() {
      if (line?.readyState === OPEN) line.send('sync')
      else if (line?.readyState !== CONNECTING) open()
    },
    close() {
      isOver = true
      clearTimeout(timer)
      line?.close()
    },
  }
}
