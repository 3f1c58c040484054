// What an AR session that has ended leaves on the page of its game, by the screen that is on show.
import { beforeEach, expect, test, vi } from 'vitest'
import type { ArSession } from '#app/domain/ar/ar.types.ts'
import type { Place } from '../round-flow.ts'
import { useAfterSession as screenOf } from './use-after-session.ts'

let shown: Place['screen']

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
  useState: () => [shown, () => undefined],
}))

const OPEN: ArSession = { id: 's', game: 'scienceQuest', startTime: 0, endTime: 60_000, timeRemaining: 60 }
const onEnd = vi.fn()
beforeEach(() => onEnd.mockClear())

test.each([
  ['start', 1],
  ['play', 0],
  ['complete', 0],
] as const)('ended at the screen %s', (screen, leaves) => {
  shown = screen
  screenOf(null, onEnd)
  expect(onEnd).toHaveBeenCalledTimes(leaves)
})

test.each(['start', 'play', 'complete'] as const)('while it is on, nobody is led away from %s', (screen) => {
  shown = screen
  screenOf(OPEN, onEnd)
  expect(onEnd).not.toHaveBeenCalled()
})
