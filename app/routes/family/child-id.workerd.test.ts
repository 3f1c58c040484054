import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import { action, loader } from '../download-child.ts'
import { childIdOf } from './child-id.ts'

const HANDLERS: readonly ((args: never) => unknown)[] = [loader, action, ({ params }) => childIdOf(params)]

it.each(['a/b', '\0', 'x\r\nSet-Cookie:a=b', '..', '\\\\evil.example', ''])(
  'no page of a child opens or leads on by the id %j',
  async (childId) => {
    const context = testContext(env.DB)
    const request = new Request('https://sparkbook.test/family/children/x/download', { method: 'POST' })
    const args = { request, context, params: { childId } }
    for (const handler of HANDLERS) {
      const answer = await Promise.resolve()
        .then(() => handler(args as never))
        .catch((thrown: unknown) => thrown)
      expect(answer).toMatchObject({ status: 404 })
    }
  },
)

it('an id of ours is one', () => {
  const childId = crypto.randomUUID()
  expect(childIdOf({ childId })).toBe(childId)
})
