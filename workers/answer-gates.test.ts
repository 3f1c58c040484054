import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import { GateError } from '#app/platform/verb.ts'
import { answerGates } from './answer-gates.ts'

function buildOf(loader: () => Promise<unknown>): ServerBuild {
  const route = { id: 'page', path: '', module: { default: null, loader } }
  return { routes: { page: route } } as unknown as ServerBuild
}

function loaderOf(build: ServerBuild): () => Promise<unknown> {
  return answerGates(build).routes['page']?.module.loader as unknown as () => Promise<unknown>
}

it('a gate that stays shut in a loader is answered with its status', async () => {
  const build = buildOf(async () => {
    throw new GateError({ kind: 'too_many', retryAfterMs: 1_000 })
  })
  await expect(loaderOf(build)()).rejects.toMatchObject({ status: 429 })
})

it('what else a loader throws or answers stays as it is', async () => {
  const bug = new Error('a bug')
  await expect(
    loaderOf(
      buildOf(async () => {
        throw bug
      }),
    )(),
  ).rejects.toBe(bug)
  expect(await loaderOf(buildOf(async () => 'page'))()).toBe('page')
})
