// Analytics on the server: as deep as the plan goes, of the learner's own records alone, counted by weeks back from now.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import type { PaidTier } from '#app/domain/catalogue/plans.ts'
import { cardReviews } from '#app/domain/flashcards/flashcards.schema.ts'
import { finishedRounds } from '#app/domain/play/play.schema.ts'
import { finishedPractices, practisedSkills } from '#app/domain/practice/practice.schema.ts'
import { practiceTests } from '#app/domain/practice-tests/practice-tests.schema.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import { playerDays } from '#app/domain/progress/progress.schema.ts'
import { WEEK_MS } from '#app/domain/progress/weeks-back.ts'
import { missedQuestions } from '#app/domain/review/review.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { emptyFamilies, family } from '#tests/factories/families.ts'
import { readAnalytics } from './read-analytics.server.ts'
import { readChildAnalytics } from './read-child-analytics.server.ts'
import { readChildWeek } from './read-child-week.server.ts'

let ctx: TestContext
let childId: string
let guardianId: string

beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  await emptyFamilies(ctx)
  ;({ childId, guardianId } = await family(ctx))
})

const has = (tier: PaidTier, userId = childId) =>
  ctx.db.insert(plans).values({ id: ctx.newId(), userId, tier, source: 'trial', startsAt: 0, knownAt: 0 })

const own = (userId = childId) => readAnalytics(signedInAs(ctx, userId), userId)

/** Moments of so many weeks ago, in their middle. */
const ago = (weeks: number) => ctx.now() - weeks * WEEK_MS - WEEK_MS / 2

const playRound = (finishedAt: number, playerId = childId) =>
  ctx.db.insert(finishedRounds).values({
    ...{ roundId: ctx.newId(), playerId, gameId: 'mathMaster', band: 'middle', rulesVersion: 1 },
    ...{ score: 0, level: 1, stars: 1, right: 8, answered: 10, asked: 10, bestStreak: 3, durationMs: 60_000 },
    ...{ xp: 1, xpBefore: 0, boosted: false, streakDays: 1, finishedAt },
  })

const practise = (skill: string, finishedAt: number, mastered: string[] = []) =>
  ctx.db.insert(finishedPractices).values({
    ...{ sessionId: ctx.newId(), playerId: childId, skill, asked: 5, right: 3, fixed: 1, mastered },
    ...{ durationMs: 120_000, xp: 1, xpBefore: 0, boosted: false, streakDays: 1, startedAt: 0, finishedAt },
  })

const review = (grade: 1 | 3, undoneAt: number | null = null) =>
  ctx.db.insert(cardReviews).values({
    ...{ userId: childId, id: ctx.newId(), setId: 'set', cardId: 'card', face: 'front', grade, seconds: 4 },
    ...{ reviewedAt: ago(0), receivedAt: ago(0), undoneAt },
  })

describe('by plan', () => {
  it('Free has none, Basic what was done, Premium the skills besides', async () => {
    expect(await own()).toBeNull()
    await has('basic')
    expect(await own()).toMatchObject({ depth: 'basic', skills: null })
    await ctx.db.delete(plans)
    await has('premium')
    expect(await own()).toMatchObject({ depth: 'advanced', skills: { due: [], mastered: [], missed: [] } })
  })

  it("a grown-up reads a child's by the child's plan, and nobody else's", async () => {
    const asked = { guardianId, childId }
    const asGuardian = signedInAs(ctx, guardianId)
    await has('premium', guardianId)
    expect(await readChildAnalytics(asGuardian, asked)).toBeNull()
    await has('basic')
    expect(await readChildAnalytics(asGuardian, asked)).toMatchObject({ depth: 'basic' })
    const stranger = { guardianId: childId, childId: guardianId }
    await expect(readChildAnalytics(signedInAs(ctx, childId), stranger)).rejects.toMatchObject({
      reason: { kind: 'not_yours' },
    })
    await expect(readAnalytics(asGuardian, childId)).rejects.toMatchObject({ reason: { kind: 'not_yours' } })
  })
})

it('counts rounds, practice, cards and tests by week, eight weeks back, of this learner alone', async () => {
  await has('basic')
  await playRound(ago(0))
  await playRound(ago(0))
  await playRound(ago(7))
  await playRound(ago(8))
  await playRound(ago(0), guardianId)
  await practise('add-within-20', ago(2))
  await review(1)
  await review(3)
  await review(3, ctx.now())
  await ctx.db.insert(practiceTests).values({
    ...{ id: 'test', userId: childId, attemptId: 'a', language: 'en', questions: [], answers: [] },
    ...{ createdAt: 0, finishedAt: ago(3), right: 6, counted: 9 },
  })
  const analytics = await own()
  expect(analytics?.games.toSorted((a, b) => a.week - b.week)).toEqual([
    { gameId: 'mathMaster', week: 0, times: 2, answered: 20, right: 16, durationMs: 120_000 },
    { gameId: 'mathMaster', week: 7, times: 1, answered: 10, right: 8, durationMs: 60_000 },
  ])
  expect(analytics?.practice).toEqual([
    { skill: 'add-within-20', week: 2, times: 1, answered: 5, right: 3, durationMs: 120_000 },
  ])
  expect(analytics?.cards).toEqual([{ week: 0, times: 2, answered: 2, right: 1, durationMs: 8_000 }])
  expect(analytics?.tests).toEqual([{ week: 3, times: 1, answered: 9, right: 6, durationMs: 0 }])
})

it('names what was mastered in four weeks, what fades, and where missed questions wait', async () => {
  await has('premium')
  await practise('add-within-20', ago(1), ['add-within-20'])
  await practise('add-within-20', ago(2), ['add-within-20', 'count'])
  await practise('add-within-20', ago(5), ['long-ago'])
  const skill = { playerId: childId, rating: 1_200, seen: 5, right: 5, recent: '22222', practisedAt: 0 }
  await ctx.db.insert(practisedSkills).values([
    { ...skill, skill: 'count', dueAt: ctx.now() },
    { ...skill, skill: 'add-within-20', dueAt: ctx.now() + 1 },
  ])
  const missed = { playerId: childId, skill: 'count', version: 1, difficulty: 1, seed: 1, missed: 1 } as const
  await ctx.db.insert(missedQuestions).values([
    { ...missed, print: 1, missedAt: 0 },
    { ...missed, print: 2, missedAt: 0 },
    { ...missed, skill: 'add-within-20', print: 1, missedAt: 0 },
  ])
  const skills = (await own())?.skills
  expect(skills?.mastered).toEqual(['add-within-20', 'count'])
  expect(skills?.due).toEqual(['count'])
  expect(skills?.missed).toEqual([
    { skill: 'count', questions: 2 },
    { skill: 'add-within-20', questions: 1 },
  ])
})

describe("a child's week", () => {
  const week = () => readChildWeek(signedInAs(ctx, guardianId), { guardianId, childId })

  it('has its days in every plan, and its skills where the plan has analytics', async () => {
    await practise('count', ago(0), ['count'])
    await practise('add-within-20', ago(0))
    await practise('long-ago', ago(1), ['long-ago'])
    const today = dayOf(ctx.now(), ctx.caller.timeZone)
    await ctx.db.insert(playerDays).values([
      { playerId: childId, day: today, xp: 10, rounds: 1, playedMs: 300_000 },
      { playerId: guardianId, day: today, xp: 10, rounds: 1, playedMs: 900_000 },
    ])
    const free = await week()
    expect(free.days).toHaveLength(7)
    expect(free.days.at(-1)).toEqual({ day: today, played: true, playedMs: 300_000 })
    expect(free.days.filter(({ played }) => played)).toHaveLength(1)
    expect(free.skills).toBeNull()
    await has('basic')
    expect((await week()).skills).toEqual({ mastered: ['count'], begun: ['add-within-20'] })
  })

  it('is shown to nobody else', async () => {
    const stranger = { guardianId: childId, childId: guardianId }
    await expect(readChildWeek(signedInAs(ctx, childId), stranger)).rejects.toMatchObject({
      reason: { kind: 'not_yours' },
    })
  })
})
