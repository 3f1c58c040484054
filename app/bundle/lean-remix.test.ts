import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withConstants } from './lean-remix.ts'

const MODULES = join(dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm')
const lean = (name: string) => withConstants(name, readFileSync(join(MODULES, `${name}.js`), 'utf8'))

test('a browser gets what the settings decide as constants', () => {
  for (const name of ['browser', 'components', 'fog-of-war', 'links', 'routes'])
    expect(lean(name), name).not.toMatch(/future\.v3_|__remixContext\.isSpaMode/)
  expect(lean('browser')).toContain('if (true) {')
  expect(lean('fog-of-war')).toContain('return true === true && !isSpaMode')
})

test('a build fails when Remix has a condition no more that is set', () => {
  expect(() => withConstants('routes', 'if (singleFetch) {')).toThrow(
    'routes has no condition typeof singleFetch',
  )
})
