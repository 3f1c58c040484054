import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import { narrowBuild, routeOfPage } from './narrow-build.ts'

const ROUTES = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  games: { id: 'games', parentId: 'root', path: 'games' },
  subject: { id: 'subject', parentId: 'root', path: 'games/subject/:subject/:grade' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
}
const BUILD = { routes: ROUTES, assets: { routes: ROUTES, version: 'v' } } as unknown as ServerBuild

it.each([
  ['/', 'home'],
  ['/games', 'games'],
  ['/games/', null],
  ['/games.data', null],
  ['/__manifest', null],
  ['/games/subject/math/high', null],
  ['/games/subject/:subject/:grade', null],
  ['/*', null],
  ['/nowhere', null],
])('%s is the page of %s', (pathname, routeId) => {
  expect(routeOfPage(BUILD, pathname)).toBe(routeId)
})

it('a narrow build holds the root and the page, and names the whole version', () => {
  const narrow = narrowBuild(BUILD, 'games')
  expect(Object.keys(narrow.routes)).toEqual(['root', 'games'])
  expect(narrow.assets).toEqual({ version: 'v', routes: { root: ROUTES.root, games: ROUTES.games } })
})
