// What a player has met is remembered with the round that showed it, and kept back from the next ones.
import { beforeEach, describe, expect, it } from 'vitest'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import { perfectPlayer, playRound } from '#engine/learning/quiz/scripted-players.ts'
import { creditGuest } from './credit-guest.server.ts'
import { readMetContent } from './met-content.server.ts'
import { metContent } from './play.schema.ts'
import { ctx, finish, type Started, start, startAnew } from './play.workerd.fixture.ts'

const QUIZ = { gameId: 'historyQuest', band: 'elementary' } as const

beforeEach(async () => {
  await startAnew()
  await ctx.db.delete(metContent)
})

/** Ids the round asked. */
async function playQuiz(options: Started = {}) {
  const round = await start({ ...QUIZ, ...options })
  const { state, moves } = playRound(historyQuestRules, round.options, perfectPlayer(2_000))
  ctx.clock.now += 600_000
  const finished = await finish(round.roundId, moves, options.playerId)
  if (!finished.ok) throw new Error(finished.code)
  return { round, moves, asked: state.asked }
}

function met(playerId: string) {
  return readMetContent(ctx, { playerId, ...QUIZ })
}

describe('what was met', () => {
  it('stands in the options of the next round, which asks nothing of it', async () => {
    const first = await playQuiz()
    const second = await playQuiz()
    expect(first.round.options.met).toEqual([])
    expect(second.round.options.met).toEqual(first.asked)
    expect(second.asked.filter((id) => first.asked.includes(id))).toEqual([])
    expect(await met('ana')).toEqual([...first.asked, ...second.asked])
  })

  it('is one row for a player, game and band, each id in it once, last met last', async () => {
    const rounds = [await playQuiz(), await playQuiz(), await playQuiz(), await playQuiz()]
    const all = rounds.flatMap(({ asked }) => asked)
    const rows = await ctx.db.select().from(metContent)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.ids).toEqual([...new Set(all.toReversed())].reverse())
  })

  it('is noted once however often a round is posted, and not for a round that is refused', async () => {
    const { round, moves, asked } = await playQuiz()
    expect(await finish(round.roundId, moves)).toMatchObject({ code: 'round_already_finished' })
    const other = await start({ ...QUIZ, playerId: 'ben' })
    expect(await finish(other.roundId, [], 'ben')).toMatchObject({ code: 'round_not_over' })
    expect(await met('ana')).toEqual(asked)
    expect(await met('ben')).toEqual([])
  })

  it('is of this player, game and band alone; games that make up their questions have none', async () => {
    await playQuiz()
    expect((await start({ ...QUIZ, playerId: 'ben' })).options.met).toEqual([])
    expect((await start({ ...QUIZ, band: 'middle' })).options.met).toEqual([])
    expect((await start()).options).not.toHaveProperty('met')
  })

  it('goes to the account when a guest signs up, after what the account has met', async () => {
    const guests = await playQuiz({ playerId: 'guest-1' })
    const own = await playQuiz({ playerId: 'user-1' })
    await creditGuest(ctx, { guestId: 'guest-1', userId: 'user-1' })
    const again = own.asked.filter((id) => !guests.asked.includes(id))
    expect(await met('user-1')).toEqual([...again, ...guests.asked])
    expect(await met('guest-1')).toEqual([])
    await creditGuest(ctx, { guestId: 'guest-1', userId: 'user-1' })
    expect(await met('user-1')).toEqual([...again, ...guests.asked])
  })
})
