import { expect, it } from 'vitest'
import { createPendingRoundStore, KEEP_PENDING_MS } from './pending-round-store.ts'

it('keeps a finished round as long as the server keeps it open', () => {
  expect(KEEP_PENDING_MS).toBe(1_209_600_000)
})

it('is empty, and complains about nothing, where there is no IndexedDB', async () => {
  const store = createPendingRoundStore(() => 0)
  await store.keep({ roundId: 'r-1', moves: [], finishedAt: 0 })
  await store.drop('r-1')
  expect(await store.load()).toEqual([])
})
