import { expect, it, vi } from 'vitest'
import { NO_BOOKS } from '#app/platform/library.ts'
import { createLibrary } from './library.ts'

const log = { info: vi.fn(), error: vi.fn() }

it('reads the file of the language beside the Worker, once', async () => {
  const asked: string[] = []
  const books = { facts: [], lessons: [{ skill: 'haiku' }] }
  const fetch = async (address: string) => {
    asked.push(new URL(address).pathname)
    return Response.json(books)
  }
  const ASSETS = { fetch } as never
  for (const _ of [1, 2]) expect(await createLibrary({ ASSETS }, log).read('fr')).toEqual(books)
  expect(asked).toEqual(['/library/fr.json'])
})

it.each([
  ['is not bound', {}],
  ['has no such file', { ASSETS: { fetch: async () => new Response('none', { status: 404 }) } as never }],
  ['answers with a page', { ASSETS: { fetch: async () => new Response('<html>') } as never }],
])('has no books, and says so in the log, when the binding %s', async (_, env) => {
  log.error.mockClear()
  expect(await createLibrary(env, log).read('en')).toBe(NO_BOOKS)
  expect(log.error).toHaveBeenCalledOnce()
})
