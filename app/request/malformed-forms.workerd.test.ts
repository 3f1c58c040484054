// Every route that takes a form, with bodies that are none.

import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import { browserOf, ORIGIN, send, signedInClient } from '#tests/conformance/client.ts'
import * as built from '../../build/server/index.js'

const { routes } = built as unknown as ServerBuild

const BODIES: readonly [string | null, string | null][] = [
  ['application/json', '{}'],
  ['text/plain', 'x'],
  [null, null],
  ['multipart/form-data; boundary=a', 'no part'],
]

/** A path of a route, with something in the place of each parameter. */
function pathOf(id: string): string {
  const route = routes[id]
  if (!route) throw new Error(id)
  const above = route.parentId === undefined ? '' : pathOf(route.parentId)
  return !route.path ? above : `${above}/${route.path.replace(/:\w+\??/g, 'x')}`
}

/** Of production: the page that pays at the stand-in of the card provider takes no form, and needs that stand-in. */
const paths = Object.entries(routes)
  .filter(([, route]) => route?.module.action)
  .map(([id]) => pathOf(id) || '/')
  .filter((path) => !path.startsWith('/dev/'))

it('is refused, and fails nowhere', async () => {
  expect(paths).toContain('/profile/password')
  const cookie = await browserOf((await signedInClient()).email)
  const failed: string[] = []
  for (const path of paths)
    for (const [type, body] of BODIES)
      for (const Cookie of ['', cookie]) {
        const headers = new Headers({ Origin: ORIGIN, Host: new URL(ORIGIN).host, Cookie })
        if (type !== null) headers.set('Content-Type', type)
        const { status } = await send(path, { method: 'POST', headers, body })
        if (status >= 500) failed.push(`${status} ${path} ${type}`)
      }
  expect(failed).toEqual([])
  const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host, 'Content-Type': 'text/plain' }
  expect((await send('/auth', { method: 'POST', headers, body: 'x' })).status).toBe(400)
})
