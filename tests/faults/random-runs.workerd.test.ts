// Seeded runs of everything at once. A run that fails prints its seed and its steps; `TEST_SEED=<seed> vitest run --project
// workerd tests/faults` makes it the first one, and a seed that found something stays in FOUND.
import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { drive } from './driver.ts'
import { makeWorld } from './world.ts'

const STEPS = 40
const FOUND: readonly number[] = []
const RUNS = 8

const first = inject('testSeed')
const drawn = Array.from({ length: RUNS }, (_, run) => first + run)

it.each([...drawn, ...FOUND])('whatever happens in run %i, no money is lost or doubled', async (seed) => {
  expect(await drive(await makeWorld(env.DB), seed, STEPS)).toHaveLength(STEPS + 1)
})

it('the same seed makes the same run', async () => {
  const once = await drive(await makeWorld(env.DB), first, 15)
  expect(await drive(await makeWorld(env.DB), first, 15)).toEqual(once)
})
