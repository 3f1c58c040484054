// Reviews on the server: each counts once, by our clock, in the order they were made.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterAll, type Grade, reviewed } from '#engine/cards/schedule.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import type { SentReview } from './flashcards.types.ts'
import { readForecast } from './read-forecast.server.ts'
import { readHistory } from './read-history.server.ts'
import { readMemories } from './read-memories.server.ts'
import { readPace } from './read-pace.server.ts'
import { readSets } from './read-sets.server.ts'
import { OLDEST_MS, recordReviews } from './record-reviews.server.ts'

const DAY = 86_400_000
const SET = 'math-formulas'

let ctx: TestContext
let userId: string
beforeEach(() => {
  ctx = testContext(env.DB)
  userId = crypto.randomUUID()
})

const review = (grade: Grade, unlike: Partial<SentReview> = {}): SentReview => ({
  id: crypto.randomUUID(),
  setId: SET,
  cardId: '1',
  face: 'front',
  grade,
  seconds: 6,
  at: ctx.clock.now,
  ...unlike,
})

const send = (reviews: readonly SentReview[], undone: readonly string[] = [], sentAt = ctx.clock.now) =>
  recordReviews(ctx, { userId, sentAt, reviews, undone })

async function memory(cardId = '1') {
  const faces = await readMemories(ctx, { userId, setId: SET })
  return faces.find((face) => face.cardId === cardId) ?? null
}

describe('a review', () => {
  it('gives a card the day that ts-fsrs gives it', async () => {
    const expected = reviewed(null, { grade: 4, at: ctx.clock.now })
    expect(await send([review(4)])).toEqual({ ok: true, value: null })
    expect(await memory()).toMatchObject(expected)
    expect((await readSets(ctx, userId)).known.get(SET)).toBe(1)
  })

  it('sent twice counts once, in one call, in two, and at the same moment', async () => {
    const twice = review(3)
    await Promise.all([send([twice, twice]), send([twice])])
    await send([{ ...twice, grade: 1 }])
    expect(await memory()).toMatchObject({ reviews: 1, lapses: 0 })
  })

  it('keeps every answer of calls at the same moment', async () => {
    await Promise.all(
      [3, 3, 4, 1, 3].map((grade, index) => send([review(grade as Grade, { at: ctx.clock.now + index })])),
    )
    expect(await memory()).toMatchObject({ reviews: 5 })
  })

  it.each<[string, Partial<SentReview>]>([
    ['a set that is none', { setId: 'nonsense' }],
    ['a prototype’s name', { setId: '__proto__' }],
    ['a card the set does not have', { cardId: '16' }],
    ['a card that is none', { cardId: '0x1' }],
    ['a side that is not asked', { face: 'back' }],
  ])('of %s is passed over, and the others are kept', async (_, unlike) => {
    await send([review(3, unlike), review(3)])
    expect([...(await readSets(ctx, userId)).known.keys()]).toEqual([SET])
    expect(await readMemories(ctx, { userId, setId: SET })).toHaveLength(1)
  })

  it('is nobody else’s, though the same id was used before', async () => {
    const mine = review(3)
    await send([mine])
    const other = crypto.randomUUID()
    await recordReviews(ctx, { userId: other, sentAt: ctx.clock.now, reviews: [mine], undone: [mine.id] })
    expect(await memory()).toMatchObject({ reviews: 1 })
    expect(await readMemories(ctx, { userId: other, setId: SET })).toEqual([])
  })
})

describe('the clock of a review', () => {
  it('is ours: of the browser’s only the distance counts', async () => {
    const theirs = ctx.clock.now + 400 * DAY
    await send([review(4, { at: theirs - DAY })], [], theirs)
    expect((await memory())?.reviewedAt).toBe(ctx.clock.now - DAY)
  })

  it.each([
    ['in the future', 90 * DAY, 0],
    ['of years ago', -900 * DAY, -OLDEST_MS],
  ])('%s is held within what can be', async (_, off, expected) => {
    await send([review(4, { at: ctx.clock.now + off })])
    expect((await memory())?.reviewedAt).toBe(ctx.clock.now + expected)
  })

  it('changed while offline for a week: what came in late is played in the order it was made', async () => {
    const start = ctx.clock.now
    const first = review(3, { at: start })
    const second = review(4, { at: start + 3 * DAY })
    const third = review(1, { at: start + 6 * DAY })
    ctx.clock.now += 7 * DAY
    await send([third])
    await send([second, first])
    expect(await memory()).toMatchObject(
      afterAll(
        null,
        [first, second, third].map(({ grade, at }) => ({ grade, at })),
      ) ?? {},
    )
  })
})

describe('a review that is taken back', () => {
  it('never was, and stays so when it arrives again', async () => {
    const kept = review(3)
    ctx.clock.now += 60_000
    const wrong = review(1)
    await send([kept, wrong])
    await send([], [wrong.id])
    await send([wrong])
    expect(await memory()).toMatchObject({ reviews: 1, reviewedAt: kept.at })
    await send([], [kept.id])
    expect(await memory()).toBeNull()
  })
})

it('says how fast somebody is, a break counting for a minute', async () => {
  expect(await readPace(ctx, userId)).toBeNull()
  await send([review(3, { seconds: 4 }), review(3, { cardId: '2', seconds: 4_000 })])
  expect(await readPace(ctx, userId)).toBe(32)
})

it('tells of the next seven days, by the days of the reader', async () => {
  await send([review(4), review(4, { cardId: '2' })])
  const dueAt = (await memory())?.dueAt ?? 0
  const days = Math.round((dueAt - ctx.clock.now) / DAY)
  ctx.clock.now += (days - 1) * DAY
  const forecast = await readForecast(ctx, userId)
  expect(forecast.map(({ cards }) => cards)).toEqual([2, 0, 0, 0, 0, 0, 0])
  expect(forecast[0]?.day).toBe(new Date(dueAt).toISOString().slice(0, 10))
  ctx.clock.now += DAY
  expect((await readForecast(ctx, userId)).every(({ cards }) => cards === 0)).toBe(true)
})

describe('the history of a set', () => {
  const history = async (asked: { userId?: string; setId?: string } = {}) =>
    (await readHistory(ctx, { userId, setId: SET, ...asked })).filter(({ reviews }) => reviews > 0)
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

  it('tells each day’s answers, and how many were known', async () => {
    const { now } = ctx.clock
    await send([
      review(3, { at: now - 2 * DAY }),
      review(1, { cardId: '2', at: now - 2 * DAY }),
      review(4),
      review(3, { setId: 'science-terms' }),
    ])
    expect(await history()).toEqual([
      { day: dayOf(now - 2 * DAY), reviews: 2, knew: 1 },
      { day: dayOf(now), reviews: 1, knew: 1 },
    ])
    const all = await readHistory(ctx, { userId, setId: SET })
    expect([all.length, all.at(-1)?.day]).toEqual([28, dayOf(now)])
    expect(await history({ userId: crypto.randomUUID() })).toEqual([])
  })

  it('leaves out what was taken back', async () => {
    const slip = review(1)
    await send([slip, review(3)], [slip.id])
    expect(await history()).toMatchObject([{ reviews: 1, knew: 1 }])
  })
})

it.each([
  ['Asia/Kolkata', '18:20Z', '18:40Z'],
  ['Asia/Kathmandu', '18:05Z', '18:20Z'],
  ['America/St_Johns', '03:20Z', '03:40Z'],
])(
  'what lies on two sides of midnight in %s are two days, behind and ahead',
  async (timeZone, before, after) => {
    const there = { ...ctx, caller: { ...ctx.caller, timeZone } }
    const moment = (clock: string) => Date.parse(`2026-01-15T${clock}`)
    ctx.clock.now = moment(after)
    await send([review(4, { at: moment(before) }), review(4, { cardId: '2' })])
    const counts = (days: readonly { reviews?: number; cards?: number }[]) =>
      days.map(({ reviews, cards }) => reviews ?? cards).join('')
    expect(counts(await readHistory(there, { userId, setId: SET }))).toMatch(/0011$/)
    ctx.clock.now = (await memory())?.dueAt ?? 0
    ctx.clock.now -= 3 * DAY
    expect(counts(await readForecast(there, userId))).toBe('0011000')
  },
)
