import { expect, it } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { canGoOn, createKeptRoundStore, KEEP_ROUND_MS, type KeptRound } from './kept-round-store.ts'

const NOW = 1_800_000_000_000
const kept: KeptRound = {
  roundId: 'r-1',
  gameId: 'mathMaster',
  options: roundOptions(),
  rulesVersion: 2,
  owner: 'ana',
  moves: [{ type: 'tick', ms: 5 }],
  level: 3,
  keptAt: NOW - 1_000,
}

it.each<[string, unknown, boolean]>([
  ['a round of this player', kept, true],
  ['a round from before signing in', { ...kept, owner: '' }, true],
  ['somebody else’s', { ...kept, owner: 'ben' }, false],
  ['of older rules', { ...kept, rulesVersion: 1 }, false],
  ['a day old', { ...kept, keptAt: NOW - KEEP_ROUND_MS }, false],
  ['nothing', undefined, false],
  ['without moves', { ...kept, moves: undefined }, false],
])('%s: can be gone on with: %s', (_name, round, can) => {
  expect(canGoOn(round, { version: 2, owner: 'ana', now: NOW })).toBe(can)
})

it('keeps a day', () => {
  expect(KEEP_ROUND_MS).toBe(86_400_000)
})

it('has nothing, and complains about nothing, where there is no IndexedDB', async () => {
  const store = createKeptRoundStore(() => NOW)
  await store.keep(kept)
  await store.drop('mathMaster')
  expect(await store.load({ id: 'mathMaster', version: 2 }, 'ana')).toBeNull()
})
