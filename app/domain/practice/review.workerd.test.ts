// What was missed, in quizzes and in practice: how it comes on the list, how it is asked again, and how it leaves.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { creditGuest } from '#app/domain/play/credit-guest.server.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import { forgetOldRounds, KEEP_GUESTS_MS } from '#app/domain/play/forget-old-rounds.server.ts'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { MOST_MISSED } from '#app/domain/review/questions-noted.server.ts'
import { missedQuestions } from '#app/domain/review/review.schema.ts'
import { createSession } from '#engine/core/session.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { exerciseOf } from '#engine/curriculum/practice/ask.ts'
import type { PracticeMove } from '#engine/curriculum/practice/moves.ts'
import { createPracticeRules } from '#engine/curriculum/practice/rules.ts'
import { givenOf } from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import {
  rightOption as rightSum,
  playRound as sumsPlayed,
  wrongOption as wrongSum,
} from '#engine/games/math-master/scripted-players.ts'
import { questionText } from '#engine/learning/arithmetic/question.ts'
import { playRound, rightOption, wrongOption } from '#engine/learning/quiz/scripted-players.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { ALL_GENERATORS } from './courses.ts'
import { finishPractice } from './finish-practice.server.ts'
import type { OpenPractice } from './practice.types.ts'
import { readReview } from './read-review.server.ts'
import { readSkills } from './read-skills.server.ts'
import { startPractice } from './start-practice.server.ts'
import { REVIEW_QUESTIONS, startReview } from './start-review.server.ts'

const RULES = createPracticeRules(ALL_GENERATORS)
const DAY = 86_400_000

let ctx: TestContext

beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  await ctx.db.delete(missedQuestions)
})

type Way = 'right' | 'show' | 'hint'

/** Plays a session, each question in its way; the last way for all that follow. */
function play({ options }: OpenPractice, ...ways: Way[]): PracticeMove[] {
  const session = createSession(RULES, options)
  while (session.getState().phase !== 'over') {
    const { phase, question, results, hints } = session.getState()
    const way = ways[Math.min(results.length, ways.length - 1)] ?? 'right'
    const { answer } = exerciseOf(ALL_GENERATORS, question)
    const move: PracticeMove =
      way === 'show'
        ? { type: 'show', ms: 3_000 }
        : way === 'hint' && hints === 0
          ? { type: 'hint', ms: 3_000 }
          : { type: 'answer', ms: 3_000, given: givenOf(answer, answer.right) }
    session.dispatch(phase === 'closed' ? { type: 'next', ms: 0 } : move)
  }
  return session.log()
}

async function finish(open: OpenPractice, ...ways: Way[]) {
  ctx.clock.now += 900_000
  const moves = play(open, ...ways)
  const entitlements = NO_ENTITLEMENTS
  return finishPractice(ctx, { playerId: 'ana', sessionId: open.sessionId, moves, entitlements })
}

async function practise(skill: string, ...ways: Way[]) {
  const asked = { playerId: 'ana', skill, language: 'en', end: { questions: 5 } } as const
  const started = await startPractice(ctx, { ...asked, attemptId: ctx.newId() })
  if (!started.ok) throw new Error(started.code)
  await finish(started.value, ...ways)
  return started.value
}

async function review(...ways: Way[]) {
  const started = await startReview(ctx, { playerId: 'ana', language: 'en', attemptId: ctx.newId() })
  if (!started.ok) throw new Error(started.code)
  const finished = await finish(started.value, ...ways)
  return { open: started.value, finished }
}

const list = async (language: 'en' | 'es' = 'en') =>
  (await readReview(ctx, { playerId: 'ana', language })).map(({ print: _, ...exercise }) => exercise)
const rows = () => ctx.db.select().from(missedQuestions)

describe('the list', () => {
  it('takes from practice what was not right at the first try', async () => {
    const open = await practise('unit-fractions', 'right', 'show', 'hint', 'show', 'right')
    expect(await rows()).toHaveLength(2)
    expect(await list()).toEqual(
      [1, 2].map(() => ({
        skill: 'unit-fractions',
        version: open.options.skills['unit-fractions']?.version,
        difficulty: expect.any(Number),
        seed: expect.any(Number),
      })),
    )
  })

  it('takes from a quiz what was answered wrongly, as the exercise that asks the same', async () => {
    const asked = { playerId: 'ana', gameId: 'historyQuest', band: 'middle', attemptId: ctx.newId() }
    const choice = { timed: false, language: 'en', challenge: 'even', entitlements: NO_ENTITLEMENTS } as const
    const round = await startRound(ctx, { ...asked, ...choice })
    if (!round.ok) throw new Error(round.code)
    let answered = 0
    const { moves } = playRound(historyQuestRules, round.value.options, () => {
      return { thinkMs: 5_000, hints: 0, option: answered++ < 3 ? wrongOption : rightOption, readMs: 1_000 }
    })
    ctx.clock.now += 3_600_000
    const { roundId } = round.value
    const posted = { playerId: 'ana', roundId, moves, entitlements: NO_ENTITLEMENTS }
    expect((await finishRound(ctx, posted)).ok).toBe(true)
    const missed = await list()
    expect(missed.length).toBeGreaterThan(0)
    expect(missed.length).toBeLessThanOrEqual(3)
    expect((await finishRound(ctx, posted)).ok).toBe(false)
    expect((await rows()).every((row) => row.missed === 1)).toBe(true)
    expect((await review('right')).finished).toMatchObject({ ok: true })
  })

  it('takes from Math Master the very sums that were answered wrongly, and asks them again', async () => {
    const asked = { playerId: 'ana', gameId: 'mathMaster', band: 'high', attemptId: ctx.newId() }
    const choice = { timed: false, language: 'en', challenge: 'even', entitlements: NO_ENTITLEMENTS } as const
    const round = await startRound(ctx, { ...asked, ...choice })
    if (!round.ok) throw new Error(round.code)
    const sums = new Set<string>()
    let answered = 0
    const { moves } = sumsPlayed(round.value.options, (state) => {
      const misses = answered++ < 3
      if (misses) sums.add(questionText(state.problem))
      return { thinkMs: 5_000, option: misses ? wrongSum(state) : rightSum(state) }
    })
    ctx.clock.now += 3_600_000
    const { roundId } = round.value
    const posted = { playerId: 'ana', roundId, moves, entitlements: NO_ENTITLEMENTS }
    expect((await finishRound(ctx, posted)).ok).toBe(true)
    const again = (await list()).map((ref) =>
      linearText(exerciseOf(ALL_GENERATORS, ref).question.with?.['maths'] as Maths),
    )
    expect(new Set(again)).toEqual(new Set([...sums].map((sum) => sum.replace('²', '^2'))))
    expect((await review('right')).finished).toMatchObject({ ok: true })
  })

  it('is not changed by a log posted twice, nor by one that is refused', async () => {
    const started = await startPractice(ctx, {
      ...{ playerId: 'ana', skill: 'unit-fractions', language: 'en', end: { questions: 5 } },
      attemptId: ctx.newId(),
    })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    const moves = play(started.value, 'show')
    const post = (log: unknown) =>
      finishPractice(ctx, { playerId: 'ana', sessionId, moves: log, entitlements: NO_ENTITLEMENTS })
    ctx.clock.now += 900_000
    expect((await post(moves.slice(0, -1))).ok).toBe(false)
    expect(await rows()).toEqual([])
    await Promise.all([post(moves), post(moves), post(moves)])
    await post(moves)
    expect((await rows()).map(({ missed }) => missed)).toEqual([1, 1, 1, 1, 1])
  })

  it('keeps the newest', async () => {
    const old = Array.from({ length: MOST_MISSED + 5 }, (_, print) => ({
      ...{ playerId: 'ana', skill: 'unit-fractions', version: 0, difficulty: 1 as const, seed: 1, missed: 1 },
      print,
      missedAt: print,
    }))
    await runBatch(
      ctx.db,
      old.map((row) => ctx.db.insert(missedQuestions).values(row)),
    )
    await practise('unit-fractions', 'show')
    const kept = await rows()
    expect(kept).toHaveLength(MOST_MISSED)
    expect(Math.min(...kept.map(({ missedAt }) => missedAt))).toBe(10)
  })

  it('shows nothing that has changed since, and nothing in another language', async () => {
    await practise('en-silent-e', 'show', 'right')
    expect(await list()).toHaveLength(1)
    expect(await list('es')).toEqual([])
    await ctx.db.update(missedQuestions).set({ version: 0 })
    expect(await list()).toEqual([])
  })
})

describe('a review', () => {
  it('asks the very questions, longest ago missed first, ten at most', async () => {
    await practise('unit-fractions', 'show')
    await practise('unit-fractions', 'show')
    await practise('perimeter', 'show')
    const waiting = await list()
    const { open } = await review('right')
    expect(open.options).toMatchObject({
      review: waiting.slice(0, REVIEW_QUESTIONS),
      end: { questions: REVIEW_QUESTIONS },
    })
    expect((await list()).length).toBe(waiting.length - REVIEW_QUESTIONS)
  })

  it('gives points and leaves what is known of the skills as it is', async () => {
    await practise('unit-fractions', 'show')
    const before = await readSkills(ctx, 'ana')
    const { finished } = await review('right')
    expect(finished).toMatchObject({
      ok: true,
      value: { session: { right: 5, mastered: [] }, gain: { xp: 50 } },
    })
    expect(await readSkills(ctx, 'ana')).toEqual(before)
  })

  it('lets go of what is remembered on two days', async () => {
    await practise('unit-fractions', 'show')
    await review('right')
    expect(await list()).toEqual([])
    expect(await rows()).toHaveLength(5)
    ctx.clock.now += DAY
    expect(await list()).toHaveLength(5)
    await review('right')
    expect(await rows()).toEqual([])
  })

  it('begins anew with what is missed once more, a hint counting as a miss', async () => {
    await practise('unit-fractions', 'show', 'show', 'right')
    await review('right')
    ctx.clock.now += DAY
    await review('show', 'hint')
    expect((await rows()).map(({ missed, rememberedOn }) => [missed, rememberedOn])).toEqual([
      [2, null],
      [2, null],
    ])
  })

  it('is opened once for an attempt, and not where nothing waits', async () => {
    const attempt = { playerId: 'ana', language: 'en', attemptId: 'once' } as const
    expect(await startReview(ctx, attempt)).toEqual({ ok: false, code: 'nothing_missed' })
    await practise('unit-fractions', 'show')
    expect(await startReview(ctx, attempt)).toEqual(await startReview(ctx, attempt))
  })
})

it('a guest’s list goes over to the account, and is forgotten with the guest', async () => {
  await practise('unit-fractions', 'show', 'right')
  const [row] = await rows()
  if (!row) throw new Error('nothing was noted')
  await ctx.db.insert(missedQuestions).values({ ...row, playerId: 'user', missed: 7 })
  await ctx.db.insert(missedQuestions).values({ ...row, print: 1 })
  await creditGuest(ctx, { guestId: 'ana', userId: 'user' })
  expect((await rows()).map(({ playerId, missed }) => [playerId, missed]).sort()).toEqual([
    ['user', 1],
    ['user', 7],
  ])
  ctx.clock.now += KEEP_GUESTS_MS + DAY
  await forgetOldRounds(ctx)
  expect(await rows()).toEqual([])
})
