import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearAfterPaint } from './hear-after-paint.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => {}
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function paint(): void {
  for (const run of frames.splice(0)) run()
}

function source() {
  const listeners = new Set<(step: string) => void>()
  return {
    say(step: string) {
      for (const listener of listeners) listener(step)
    },
    subscribe(listener: (step: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

test('steps are told in order, in one task after the page has painted, and never twice', () => {
  const session = source()
  const heard: string[] = []
  hearAfterPaint(session, (step) => heard.push(step))
  session.say('right')
  session.say('star')
  paint()
  expect(heard).toEqual([])
  session.say('next')
  vi.runAllTimers()
  expect(heard).toEqual(['right', 'star', 'next'])
  session.say('hint')
  paint()
  vi.runAllTimers()
  expect(heard).toEqual(['right', 'star', 'next', 'hint'])
})

for (const [when, wait] of [
  ['before the page has painted', () => {}],
  ['after it', paint],
] as const) {
  test(`what was not told when it ends stays untold, ${when}`, () => {
    const session = source()
    const heard: string[] = []
    const end = hearAfterPaint(session, (step) => heard.push(step))
    session.say('right')
    wait()
    end()
    session.say('wrong')
    paint()
    vi.runAllTimers()
    expect(heard).toEqual([])
  })
}
