import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceModules, withAddresses } from './install-packages.mjs'

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'app' },
    'node_modules/hono': { version: '4.1.0', integrity: 'sha512-a' },
    'node_modules/@scope/part': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/outer/node_modules/inner': { version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/other-name': { name: 'real', version: '3.0.0', integrity: 'sha512-d' },
    'node_modules/for-another-system': { version: '5.0.0', optional: true },
  },
}

test('a lock file gets the address of each package it has a checksum of', () => {
  const { packages } = withAddresses(LOCK, 'https://registry.example')
  const addresses = Object.values(packages).map((entry) => Object(entry).resolved)
  expect(addresses).toEqual([
    undefined,
    'https://registry.example/hono/-/hono-4.1.0.tgz',
    'https://registry.example/@scope/part/-/part-2.0.0.tgz',
    'https://registry.example/inner/-/inner-1.0.0.tgz',
    'https://registry.example/real/-/real-3.0.0.tgz',
    undefined,
  ])
  expect(Object(packages['node_modules/hono']).integrity).toBe('sha512-a')
})

/** A folder with these packages installed; null: with nothing installed. */
function folderWith(packages: readonly string[] | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  if (packages) mkdirSync(join(folder, 'node_modules'))
  for (const name of packages ?? []) writeFileSync(join(folder, 'node_modules', name), '')
  return folder
}
const installedIn = (folder: string) => readdirSync(join(folder, 'node_modules'))

test('what was installed beside takes the place of what was there', () => {
  const [first, again] = [folderWith(null), folderWith(['old'])]
  replaceModules(first, folderWith(['new']))
  expect(installedIn(first)).toEqual(['new'])
  replaceModules(again, folderWith(['new']))
  expect(installedIn(again)).toEqual(['new'])
})

test('where nothing was installed beside, what was there stays', () => {
  const [empty, own] = [folderWith(null), folderWith(['old'])]
  replaceModules(empty, folderWith(null))
  expect(existsSync(join(empty, 'node_modules'))).toBe(false)
  replaceModules(own, folderWith(null))
  expect(installedIn(own)).toEqual(['old'])
})
