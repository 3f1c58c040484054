// The album: what is won follows from our own records, once and for good.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { creditGuest } from '#app/domain/play/credit-guest.server.ts'
import { finishedRounds } from '#app/domain/play/play.schema.ts'
import { finishedPractices } from '#app/domain/practice/practice.schema.ts'
import { playerProgress, wonStickers } from '#app/domain/progress/progress.schema.ts'
import type { StickerId } from '#app/domain/progress/stickers.ts'
import { addStickers } from '#app/domain/progress/won-stickers.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { awardStickers } from './award-stickers.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([
    ctx.db.delete(finishedRounds),
    ctx.db.delete(finishedPractices),
    ctx.db.delete(playerProgress),
    ctx.db.delete(wonStickers),
  ])
})

it('takes more stickers at once than a statement has places for values', async () => {
  const stickers = Array.from({ length: 40 }, (_, index) => `sticker-${index}` as StickerId)
  const add = () => addStickers(ctx, { playerId: 'collector', stickers, wonBy: 'round' })
  expect(await add()).toEqual(stickers)
  expect(await add()).toEqual([])
})

const award = (playerId: string, wonBy: string | null = null) => awardStickers(ctx, { playerId, wonBy })

async function finish(playerId: string, gameId: string, right: number, asked = 20) {
  await ctx.db.insert(finishedRounds).values({
    roundId: ctx.newId(),
    playerId,
    gameId,
    band: 'middle',
    rulesVersion: 1,
    score: 100,
    level: 1,
    stars: 1,
    right,
    answered: asked,
    asked,
    bestStreak: 1,
    durationMs: 1,
    xp: 1,
    xpBefore: 0,
    boosted: false,
    streakDays: 1,
    finishedAt: ctx.now(),
  })
}

async function practise(playerId: string, mastered: string[]) {
  await ctx.db.insert(finishedPractices).values({
    sessionId: ctx.newId(),
    playerId,
    skill: 'count',
    asked: 5,
    right: 5,
    fixed: 0,
    mastered,
    durationMs: 1,
    xp: 1,
    xpBefore: 0,
    boosted: false,
    streakDays: 1,
    startedAt: ctx.now(),
    finishedAt: ctx.now(),
  })
}

it('holds nothing of who has done nothing', async () => {
  await finish('somebody else', 'mathMaster', 20)
  expect(await award('ana')).toEqual({ won: [], fresh: [] })
})

it('adds what was earned, once', async () => {
  await finish('ana', 'mathMaster', 17)
  const stickers = ['star', 'sun', 'boat', 'fish']
  expect(await award('ana', 'round')).toEqual({ won: stickers, fresh: stickers })
  expect(await award('ana', 'other')).toEqual({ won: stickers, fresh: [] })
  // Handed in again, a round answers the same.
  expect(await award('ana', 'round')).toEqual({ won: stickers, fresh: stickers })
})

it('gives each once to whoever asks twice at the same moment', async () => {
  await finish('ana', 'wordWorks', 5, 5)
  const both = await Promise.all([award('ana'), award('ana')])
  const fresh = both.flatMap((album) => album.fresh)
  expect(fresh.toSorted()).toEqual([...new Set(fresh)].toSorted())
  expect(fresh).toContain('perfect')
})

it('takes nothing away, whatever becomes of the records', async () => {
  await finish('ana', 'mathMaze', 3)
  const { won } = await award('ana')
  await ctx.db.delete(finishedRounds)
  expect(await award('ana')).toEqual({ won, fresh: [] })
})

it('counts a skill mastered again once', async () => {
  const skills = ['count-to-10', 'compare-to-10', 'count-to-20', 'count-to-100']
  await practise('ana', skills)
  await practise('ana', skills)
  expect((await award('ana')).won).toEqual(['snail'])
})

it('goes along with the guest who signs in', async () => {
  await finish('guest', 'historyQuest', 2)
  await finish('maria', 'historyQuest', 2)
  await award('guest')
  await award('maria')
  await finish('guest', 'mathMaze', 2)
  await award('guest')
  await creditGuest(ctx, { guestId: 'guest', userId: 'maria' })
  expect((await award('maria')).won.toSorted()).toEqual(['dino', 'kite', 'star'])
  expect((await award('guest')).won).toEqual([])
})
