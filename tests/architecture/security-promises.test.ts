// SECURITY.md promises only what a test holds: every point names one, and every test named is there.
import { existsSync, readFileSync } from 'node:fs'
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
