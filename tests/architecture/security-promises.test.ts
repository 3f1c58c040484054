// SECURITY.md promises only what a test holds: every point names one, and every test named is there, also those of what was tried.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g

const text = readFileSync('SECURITY.md', 'utf8')
const promises = text
  .slice(text.indexOf('## What we promise today'), text.indexOf('## Known limits'))
  .split(/\n(?=- |\*\*)/)
  .filter((part) => part.startsWith('- '))

it('every promise names the tests that hold it', () => {
  expect(promises.length).toBeGreaterThan(20)
  expect(promises.filter((promise) => !promise.match(TEST))).toEqual([])
})

it('every test it names is there', () => {
  const named = [...text.matchAll(TEST)].map(([, path]) => path ?? '')
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('so is every test that docs/security.md names, by the name of its file alone', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(TEST)].map(([, name]) => name ?? '')
  const files = new Set(
    globSync('{app,workers,tests}/**/*.{test,spec}.{ts,tsx}').map((path) => basename(path)),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !files.has(name))).toEqual([])
})
