// docs/ar.md: every fault names the tests that hold it, every test named is there and speaks of what it holds.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const TEST = /`([\w.-]+\.(?:test|spec)\.tsx?)`/g

const text = readFileSync('docs/ar.md', 'utf8')
/** The tables of faults; what follows them is about other things. */
const [tables = ''] = text.split('\n## Words')
const faults = tables.split('\n').filter((line) => /^\| (?!Fault|-)/.test(line))
const files = globSync('{app,workers,tests}/**/*.{test,spec}.{ts,tsx}')

it('every fault names a test', () => {
  expect(faults.length).toBeGreaterThan(15)
  expect(faults.filter((fault) => !fault.match(TEST))).toEqual([])
})

it('every test it names is there', () => {
  const names = new Set(files.map((path) => basename(path)))
  const named = [...text.matchAll(TEST)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

it('the words that the journey of the views is named for stand in it', () => {
  const journey = readFileSync('tests/e2e/ar-views.spec.ts', 'utf8')
  const quoted = faults
    .filter((fault) => fault.includes('| `ar-views.spec.ts`'))
    .map((fault) => /"([^".]+)/.exec(fault)?.[1] ?? '')
  expect(quoted.length).toBeGreaterThan(5)
  expect(quoted.filter((words) => !journey.includes(words))).toEqual([])
})
