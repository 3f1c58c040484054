import { expect, it } from 'vitest'
import { createLetterStore, KEEP_LETTERS_MS } from './letter-store.ts'

it('keeps a letter as long as the server keeps the round', () => {
  expect(KEEP_LETTERS_MS).toBe(1_209_600_000)
})

it('is empty, and complains about nothing, where there is no IndexedDB', async () => {
  const store = createLetterStore(() => 0)
  await store.keep({ roundId: 'r-1', moves: [], finishedAt: 0 })
  await store.drop('r-1')
  expect(await store.load()).toEqual([])
})
