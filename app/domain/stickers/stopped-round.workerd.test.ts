// "Finish now" counts what was done: the stickers of a first round are won by one that was stopped.
import { beforeEach, expect, it } from 'vitest'
import { ctx, finish, perfectMoves, start, startAnew } from '#app/domain/play/play.workerd.fixture.ts'
import { wonStickers } from '#app/domain/progress/progress.schema.ts'
import { awardStickers } from './award-stickers.server.ts'

beforeEach(async () => {
  await startAnew()
  await ctx.db.delete(wonStickers)
})

it('a round stopped after its first answers wins what a whole one does, one without an answer nothing', async () => {
  const round = await start()
  const stop = { type: 'stop', ms: 0 } as const
  ctx.clock.now += 600_000
  expect(await finish(round.roundId, [stop])).toMatchObject({ ok: false })
  const award = () => awardStickers(ctx, { playerId: 'ana', wonBy: round.roundId })
  expect((await award()).won).toEqual([])
  const moves = [...perfectMoves(round).slice(0, 8), stop]
  expect(await finish(round.roundId, moves)).toMatchObject({ ok: true })
  expect((await award()).fresh).toEqual(expect.arrayContaining(['star', 'sun']))
})
