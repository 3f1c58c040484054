// Answers to written items are counted with the round or session they were given in, once, and for nobody.
import { getTableColumns } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { dailyGame } from '#app/domain/play/daily-challenge.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { dailyRounds, metContent } from '#app/domain/play/play.schema.ts'
import type { OpenRound } from '#app/domain/play/play.types.ts'
import { ctx, finish, start, startAnew } from '#app/domain/play/play.workerd.fixture.ts'
import { startDailyRound } from '#app/domain/play/start-daily-round.server.ts'
import { ALL_GENERATORS } from '#app/domain/practice/courses.ts'
import { finishPractice } from '#app/domain/practice/finish-practice.server.ts'
import { startPractice } from '#app/domain/practice/start-practice.server.ts'
import { createSession } from '#engine/core/session.ts'
import { exerciseOf } from '#engine/curriculum/practice/ask.ts'
import { createPracticeRules } from '#engine/curriculum/practice/rules.ts'
import { givenOf } from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { scienceExplorerRules } from '#engine/games/science-explorer/rules.ts'
import { type Player, perfectPlayer, playRound, wrongPlayer } from '#engine/learning/quiz/scripted-players.ts'
import { itemResults } from './item-results.schema.ts'

const SCIENCE = { gameId: 'scienceExplorer', band: 'middle' } as const
const DAY = 86_400_000
const PRACTICE = createPracticeRules(ALL_GENERATORS)

beforeEach(async () => {
  await startAnew()
  ctx.newId = () => crypto.randomUUID()
  const tables = [itemResults, metContent, dailyRounds]
  for (const table of tables) await ctx.db.delete(table)
})

const rows = () => ctx.db.select().from(itemResults)

function play({ options }: OpenRound, player: Player = perfectPlayer(2_000)) {
  ctx.clock.now += 900_000
  return playRound(scienceExplorerRules, options, player)
}

it('keeps counts, and nothing by which an answer could be told from another', () => {
  expect(Object.keys(getTableColumns(itemResults))).toEqual([
    ...['bank', 'item', 'difficulty'],
    ...['asked', 'right', 'expected'],
  ])
})

it('counts each question of a round once, however often it is posted', async () => {
  const round = await start(SCIENCE)
  const { moves, state } = play(round)
  const answers = await Promise.all([1, 2, 3].map(() => finish(round.roundId, moves)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await finish(round.roundId, moves)).toMatchObject({ code: 'round_already_finished' })
  const counted = await rows()
  expect(counted.map(({ item }) => item).toSorted()).toEqual(state.asked.toSorted())
  for (const row of counted) {
    expect(row).toMatchObject({ bank: 'scienceExplorer/middle', asked: 1, right: 1 })
    expect(row.expected).toBeGreaterThan(0)
    expect(row.expected).toBeLessThan(1_000)
  }
})

it('adds up the rounds of all players, guests too', async () => {
  const first = await start(SCIENCE)
  await finish(first.roundId, play(first).moves)
  const before = await rows()
  const second = await start({ ...SCIENCE, playerId: 'guest-2' })
  const { moves, state } = play(second, wrongPlayer(2_000))
  await finish(second.roundId, moves, 'guest-2')
  const after = await rows()
  const total = (of: typeof after, key: 'asked' | 'right') => of.reduce((sum, row) => sum + row[key], 0)
  // Later misses come after help, which says nothing of the item.
  expect(total(after, 'asked')).toBeGreaterThan(total(before, 'asked'))
  expect(total(after, 'asked')).toBeLessThan(total(before, 'asked') + state.asked.length)
  expect(total(after, 'right')).toBe(total(before, 'right'))
})

it('counts nothing of a round that is refused', async () => {
  const round = await start(SCIENCE)
  const { moves } = play(round)
  expect(await finish(round.roundId, moves.slice(0, -1))).toMatchObject({ code: 'round_not_over' })
  ctx.clock.now -= 890_000
  expect(await finish(round.roundId, moves)).toMatchObject({ code: 'clock_ahead' })
  expect(await rows()).toEqual([])
})

it('counts nothing of a daily challenge, for which nobody has their own rating', async () => {
  const today = () => dailyGame(new Date(ctx.clock.now).toISOString().slice(0, 10))
  while (today() !== 'scienceExplorer') ctx.clock.now += DAY
  const { band } = SCIENCE
  const choice = {
    userId: 'ana',
    gameId: today(),
    band,
    timed: true,
    language: 'en',
    attemptId: 'a',
  } as const
  const started = await startDailyRound(ctx, choice)
  if (!started.ok) throw new Error(started.code)
  expect(await finish(started.value.roundId, play(started.value).moves)).toMatchObject({ ok: true })
  expect(await rows()).toEqual([])
})

async function practise(skill: string) {
  const asked = { playerId: 'ana', skill, language: 'en', end: { questions: 5 }, attemptId: skill } as const
  const started = await startPractice(ctx, asked)
  if (!started.ok) throw new Error(started.code)
  const { options, sessionId } = started.value
  const session = createSession(PRACTICE, options)
  while (session.getState().phase !== 'over') {
    const { phase, question } = session.getState()
    const { answer } = exerciseOf(ALL_GENERATORS, question)
    session.dispatch(
      phase === 'closed'
        ? { type: 'next', ms: 0 }
        : { type: 'answer', ms: 3_000, given: givenOf(answer, answer.right) },
    )
  }
  ctx.clock.now += 900_000
  const log = { playerId: 'ana', sessionId, moves: session.log(), entitlements: NO_ENTITLEMENTS }
  expect(await finishPractice(ctx, log)).toMatchObject({ ok: true })
  expect(await finishPractice(ctx, log)).toMatchObject({ code: 'round_already_finished' })
}

it('counts practice of a language; mathematics has no items, and those of the quizzes are counted there', async () => {
  await practise('unit-fractions')
  await practise('senses-and-body-systems')
  expect(await rows()).toEqual([])
  await practise('en-silent-e')
  const counted = await rows()
  expect(counted).toHaveLength(5)
  for (const row of counted) expect(row).toMatchObject({ bank: 'en-silent-e', asked: 1, right: 1 })
})
