import { randomInt } from 'node:crypto'
import process from 'node:process'

declare module 'vitest' {
  interface ProvidedContext {
    /** What every random test of this run draws from. */
    testSeed: number
  }
}

const LIMIT = 2 ** 31

/** The seed of this run: TEST_SEED, or a new one. Printed, and kept for processes started from here. */
export function testSeed(): number {
  const asked = process.env['TEST_SEED']
  const seed = asked ? Number(asked) : randomInt(LIMIT)
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED is not a whole number: ${asked}`)
  if (!asked) console.log(`Random tests draw from TEST_SEED=${seed}`)
  process.env['TEST_SEED'] = String(seed)
  return seed
}
