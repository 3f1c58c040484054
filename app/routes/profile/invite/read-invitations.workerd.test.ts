import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import { readInvitations } from './read-invitations.server.ts'

it('invitations that cannot be read are zeros on the page, and a line in the log', async () => {
  const ctx = testContext(env.DB)
  ctx.db = new Proxy(ctx.db, {
    get: (target, name) =>
      name === 'batch' ? () => Promise.reject(new Error('gone')) : (Reflect.get(target, name) as unknown),
  })
  expect(await readInvitations(ctx, { id: 'ana', createdAt: 0 })).toMatchObject({
    code: null,
    link: null,
    stats: { totalReferrals: 0, pendingReferrals: 0, completedReferrals: 0, rewardsEarned: 0 },
    rewards: [],
  })
  expect(ctx.logged).toMatchObject([{ message: 'reading invitations failed', fields: expect.anything() }])
})
