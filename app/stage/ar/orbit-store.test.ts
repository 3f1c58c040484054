import { expect, test, vi } from 'vitest'
import { START, turned } from './orbit.ts'
import { createOrbitStore } from './orbit-store.ts'

test('tells whoever listens that it was turned, until they stop', () => {
  const orbit = createOrbitStore(START)
  const changed = vi.fn()
  const stop = orbit.subscribe(changed)
  const next = turned(START, 0.3, 0)
  orbit.set(next)
  expect(orbit.get()).toBe(next)
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  orbit.set(START)
  expect(changed).toHaveBeenCalledTimes(1)
})
