import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { finishedRounds } from '#app/domain/play/play.schema.ts'
import { wonStickers } from '#app/domain/progress/progress.schema.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { stickersSoFar } from './stickers-so-far.server.ts'

it('adds to an empty album what was earned before there were stickers', async () => {
  const ctx = testContext(env.DB)
  const counts = { score: 100, level: 1, stars: 1, right: 9, answered: 10, asked: 10, bestStreak: 1 }
  await ctx.db.insert(finishedRounds).values({
    ...counts,
    roundId: 'long-ago',
    playerId: 'old-hand',
    gameId: 'mathMaster',
    band: 'middle',
    rulesVersion: 1,
    durationMs: 1,
    xp: 1,
    xpBefore: 0,
    boosted: false,
    streakDays: 1,
    finishedAt: 0,
  })
  const won = await stickersSoFar(ctx, 'old-hand', [])
  expect(won).toEqual(expect.arrayContaining(['star', 'sun']))
  const kept = await ctx.db.select().from(wonStickers)
  expect(kept.filter(({ playerId }) => playerId === 'old-hand')).toHaveLength(won.length)
  expect(await stickersSoFar(ctx, 'old-hand', ['kite'])).toEqual(['kite'])
})
