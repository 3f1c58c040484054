// Seeded runs of everything at once. A run that fails prints its seed and its steps; `FAULT_SEED=<seed> vitest run --project
// workerd tests/faults` runs it again, and a seed that found something stays in FOUND.
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { drive } from './driver.ts'
import { makeWorld } from './world.ts'

const STEPS = 40
const FOUND: readonly number[] = []
const USUAL = [1, 2, 3, 4, 5, 6, 7, 8]

const asked = Number(env.FAULT_SEED || 'NaN')
const seeds = Number.isInteger(asked) ? [asked] : [...FOUND, ...USUAL]

it.each(seeds)('whatever happens in run %i, no money is lost or doubled', async (seed) => {
  expect(await drive(await makeWorld(env.DB), seed, STEPS)).toHaveLength(STEPS + 1)
})

it('the same seed makes the same run', async () => {
  const first = await drive(await makeWorld(env.DB), 7, 15)
  expect(await drive(await makeWorld(env.DB), 7, 15)).toEqual(first)
})
