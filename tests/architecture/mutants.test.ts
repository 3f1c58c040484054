// The list of planted faults does not rot: each still fits the source it is planted in, and its tests are there.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MUTANTS } from '../mutants/mutants.ts'

const TESTS = globSync('{app,game-engine,workers,tests}/**/*.test.{ts,tsx}')

it.each(MUTANTS)('"$name" fits its source', ({ file, search, replace, tests }) => {
  expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2)
  expect(replace).not.toBe(search)
  for (const path of tests) expect(TESTS.some((test) => test.startsWith(path))).toBe(true)
})

it('no two faults have one name', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
})
