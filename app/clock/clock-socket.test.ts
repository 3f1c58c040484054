import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClockMessage } from '#app/platform/clock-messages.ts'
import { type Line, openClockSocket } from './clock-socket.ts'

class FakeLine extends EventTarget implements Line {
  readyState: 0 | 1 | 2 | 3 = 0
  sent: unknown[] = []
  send(text: unknown) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const SYNC: ClockMessage = { type: 'sync', now: 5, countdowns: [] }

function start() {
  const lines: FakeLine[] = []
  const heard: ClockMessage[] = []
  const told = { returns: 0 }
  const socket = openClockSocket(
    () => {
      const line = new FakeLine()
      lines.push(line)
      return line
    },
    (message) => heard.push(message),
    () => {
      told.returns += 1
    },
  )
  return { lines, heard, told, socket, last: () => lines.at(-1) as FakeLine }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('it passes on what the clock says, and nothing else', () => {
  const { heard, last } = start()
  last().opens()
  last().says(JSON.stringify(SYNC))
  last().says('hello')
  last().says(new ArrayBuffer(2))
  expect(heard).toEqual([SYNC])
})

test('a broken line comes back, slower each time, a minute at most', () => {
  const { lines, last } = start()
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = lines.length
    last().close()
    vi.advanceTimersByTime(wait - 1)
    expect(lines, `${wait}`).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(lines, `${wait}`).toHaveLength(before + 1)
  }
  last().opens()
  last().close()
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(10)
})

test('asked for the time, an open line asks, a broken one comes back at once, a young one waits', () => {
  const { lines, socket, last } = start()
  socket.sync()
  expect(lines).toHaveLength(1)
  last().opens()
  socket.sync()
  expect(last().sent).toEqual(['sync'])
  last().close()
  socket.sync()
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
})

test('a line that comes back says so; the first one has missed nothing', () => {
  const { told, last } = start()
  last().opens()
  last().close()
  vi.advanceTimersByTime(1_000)
  expect(told.returns).toBe(0)
  last().opens()
  expect(told.returns).toBe(1)
})

test('closed, it stays closed', () => {
  const { lines, socket, last } = start()
  last().opens()
  socket.close()
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(1)
})
