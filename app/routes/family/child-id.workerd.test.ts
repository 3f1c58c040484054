import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import * as download from '../download-child.ts'
import * as erase from '../erase-child.tsx'
import * as exported from '../export-child.tsx'

const HANDLERS: readonly ((args: never) => unknown)[] = [
  download.loader,
  download.action,
  erase.loader,
  erase.action,
  exported.loader,
]

it.each(['a/b', '\0', 'x\r\nSet-Cookie:a=b', '..', '\\\\evil.example', ''])(
  'no page of a child opens or leads on by the id %j',
  async (childId) => {
    const context = testContext(env.DB)
    for (const handler of HANDLERS) {
      const request = new Request('https://sparkbook.test/family/children/x/download', { method: 'POST' })
      const args = { request, context, params: { childId } }
      const answer = await Promise.resolve()
        .then(() => handler(args as never))
        .catch((thrown: unknown) => thrown)
      expect(answer).toMatchObject({ status: 404 })
    }
  },
)
