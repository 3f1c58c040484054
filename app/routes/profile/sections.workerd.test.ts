import { expect, it } from 'vitest'
import { send } from '#tests/conformance/client.ts'
import { SECTIONS } from './section-list.ts'

it.each(SECTIONS)('$to sends a visitor to sign in, and back', async ({ to }) => {
  const response = await send(to)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(`/auth?returnTo=${encodeURIComponent(to)}`)
})
