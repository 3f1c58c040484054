import { expect, test, vi } from 'vitest'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { useLoadFailure } from './use-load-failure.ts'

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
}))

test.each([
  [true, ['Failed to fetch games/subscription']],
  [false, []],
])('games or plan that could not be read: %s, says %j', (hasFailed, says) => {
  const events: ToastEvent[] = []
  const stopHosting = hostToasts((event) => events.push(event))
  useLoadFailure(hasFailed)
  stopHosting()
  expect(events.map((event) => event.kind === 'show' && event.message.title)).toEqual(says)
})
