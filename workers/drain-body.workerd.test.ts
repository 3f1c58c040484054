// Every way to refuse a request leaves its body read.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { ORIGIN } from '#tests/conformance/client.ts'
import worker from '#workers/app.ts'
import { MAX_DRAINED } from '#workers/drain-body.ts'

const BODY = JSON.stringify({ some: 'thing' })

async function send(path: string, init: RequestInit): Promise<{ status: number; bodyUsed: boolean }> {
  const request = new Request(`${ORIGIN}${path}`, init)
  const context = createExecutionContext()
  const handled = request as Parameters<NonNullable<typeof worker.fetch>>[0]
  const response = await worker.fetch?.(handled, env, context)
  await response?.arrayBuffer()
  await waitOnExecutionContext(context)
  return { status: response?.status ?? 0, bodyUsed: request.bodyUsed }
}

it.each([
  ['an unknown function', '/functions/v1/nothing', {}, 404],
  ['a function by another method', '/functions/v1/create-checkout', { method: 'PUT' }, 405],
  ['a function with a bad bearer', '/functions/v1/claim-reward', { bearer: 'nonsense' }, 401],
  ['an unknown path of the auth service', '/auth/v1/nothing', {}, 404],
  ['a known path by another method', '/auth/v1/signup', { method: 'PUT' }, 405],
  ['a path that needs a bearer', '/auth/v1/factors', {}, 401],
  ['a change without a bearer', '/auth/v1/user', { method: 'PUT' }, 401],
  ['a grant there is none of', '/auth/v1/token?grant_type=nothing', {}, 400],
  ['an unknown table', '/rest/v1/nothing', {}, 404],
  ['a table with a bad bearer', '/rest/v1/profiles', { bearer: 'nonsense' }, 401],
  ['a form of another site', '/auth/sign-out', { form: true }, 403],
  ['a body that is too large', '/functions/v1/create-checkout', { bytes: 300_000 }, 413],
  ['one that is far too large', '/auth/v1/signup', { bytes: 3 * MAX_DRAINED }, 413],
] as const)('%s', async (_, path, { method = 'POST', bearer, form, bytes }: Refused, status) => {
  const body = bytes === undefined ? BODY : 'x'.repeat(bytes)
  const headers = new Headers({ 'Content-Type': form ? 'text/plain' : 'application/json' })
  headers.set('Content-Length', String(body.length))
  if (form) headers.set('Origin', 'https://elsewhere.example')
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  expect(await send(path, { method, headers, body })).toEqual({ status, bodyUsed: true })
})

interface Refused {
  method?: string
  bearer?: string
  form?: boolean
  bytes?: number
}
