// The bar of the loading screen moves with every file the browser has received, not with whole parts alone.
import { expect, test, vi } from 'vitest'
import { useArrivedKilobytes as startLoading } from './use-arrived-kilobytes.ts'

const told: number[] = []
let leave = () => {}

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => () => void) => {
    leave = run()
  },
  useState: (first: unknown) => [
    typeof first === 'function' ? first() : first,
    (kilobytes: number) => told.push(kilobytes),
  ],
}))

/** What a browser tells of files it has received, when a test says so. */
class Observer {
  static current: Observer | null = null
  asked: object | null = null
  readonly tell: (list: { getEntries(): object[] }) => void
  constructor(tell: Observer['tell']) {
    this.tell = tell
  }
  observe(asked: object) {
    this.asked = asked
    Observer.current = this
  }
  disconnect() {
    Observer.current = null
  }
}

test('each script that arrives is added; what the page fetched long before is not; leaving stops the watch', () => {
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  const receive = (name: string, encodedBodySize: number, startTime = 5_000) =>
    Observer.current?.tell({ getEntries: () => [{ name, encodedBodySize, startTime }] })
  expect(startLoading(219)).toBe(0)
  // Files that came before the watch began are told, too.
  expect(Observer.current?.asked).toEqual({ type: 'resource', buffered: true })
  receive('/assets/three.js', 120_000)
  receive('/assets/earlier.js', 80_000, 1_000)
  receive('/assets/desk-view.js', 30_000)
  receive('/assets/scene.js', 90_000)
  expect(told).toEqual([120, 120, 150, 219])
  leave()
  expect(Observer.current).toBeNull()
})
