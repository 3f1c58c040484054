import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the root of app holds the root, the routes and the entries; everything else has a room', () => {
  const files = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).sort()).toEqual([
    'entry.client.tsx',
    'entry.server.tsx',
    'root.tsx',
    'routes.ts',
  ])
})
