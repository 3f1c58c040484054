import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Unit tests share what they import: a module replaced by one file would be found replaced by the next.
test('only files named *.isolated.test.* replace modules', () => {
  const files = globSync('{app,game-engine,workers,tests}/**/*.test.{ts,tsx}', {
    exclude: ['**/*.{workerd,isolated}.test.*', 'tests/architecture/**'],
  })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})
