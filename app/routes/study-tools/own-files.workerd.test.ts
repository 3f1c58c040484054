// What somebody takes along as a file: the days of a plan for their calendar, the cards of a set as a table. Their own alone.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { addCards } from '#app/domain/flashcards/add-cards.server.ts'
import { createSet } from '#app/domain/flashcards/create-set.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { createStudyPlan } from '#app/domain/study-plans/create-study-plan.server.ts'
import { markStudied } from '#app/domain/study-plans/mark-studied.server.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { readTable } from '#engine/cards/table.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { loader as exportCards } from './cards/export.ts'
import { loader as planCalendar } from './plan-calendar.ts'

const DAY = 86_400_000

let context: RequestContext & ReturnType<typeof testContext>
let userId: string
let cookie: string
beforeEach(async () => {
  const ids = { newId: () => crypto.randomUUID(), newSecret: () => crypto.randomUUID() }
  const ctx = { ...testContext(env.DB), ...ids }
  context = Object.assign(ctx, { requestId: 'r', locale: 'en' as const, nonce: '' })
  ;({ userId, cookie } = await member())
})
afterEach(() => readLocaleFrom(() => undefined))

async function member() {
  const { userId } = await makePerson(context, crypto.randomUUID())
  await context.db.update(users).set({ welcomedAt: context.now() }).where(eq(users.id, userId))
  const { secret } = await openBrowserSession(context, { userId, method: 'password' })
  return { userId, cookie: sessionCookie(secret).split(';')[0] ?? '' }
}

type Loader = typeof exportCards

/** The answer, also where it was thrown. */
async function get(loader: Loader, path: string, params: object, by = cookie): Promise<Response> {
  const request = new Request(`http://sparkbook.test${path}`, { headers: { Cookie: by } })
  return loader({ request, params, context } as never).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}
/** As it came, byte by byte: `text()` would drop the mark at the beginning. */
const textOf = async (answer: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: false }).decode(await answer.arrayBuffer())

describe('a plan for the calendar', () => {
  const calendar = (planId: string, by = cookie) =>
    get(planCalendar, `/study-tools/plans/${planId}/calendar`, { planId }, by)

  async function makePlan(title = 'Fractions, cells') {
    const made = await createStudyPlan(context, {
      ...{ userId, attemptId: crypto.randomUUID(), title, testDay: '2026-09-05' },
      ...{ topics: ['science', 'unit-fractions'], weekdays: [0, 1, 2, 3, 4, 5, 6], chunksADay: 1 },
    })
    if (!made.ok) throw new Error(made.code)
    return made.value.planId
  }
  const eventsOf = (file: string) =>
    [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n.*\r\nSUMMARY:(.*)\r\n/g)].map(
      ([, day, summary]) => `${day} ${summary}`,
    )

  it('is a calendar file of its days and its test, kept by no cache', async () => {
    const answer = await calendar(await makePlan())
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="study-plan.ics"',
      'cache-control': 'private, no-store',
    })
    const file = await textOf(answer)
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(file).toContain('X-WR-CALNAME:Fractions\\, cells\r\n')
    expect(eventsOf(file)).toEqual([
      '20260901 Study: Science',
      '20260902 Study: What a fraction means',
      '20260903 Study: Science',
      '20260904 Study: What a fraction means',
      '20260905 Test: Fractions\\, cells',
    ])
  })

  it('has the days still to come alone, in the reader’s language', async () => {
    const planId = await makePlan('')
    await markStudied(context, { userId, planId, topic: 'science', isDone: true })
    context.clock.now += DAY
    context.caller = { ...context.caller, locale: 'fr' }
    readLocaleFrom(() => 'fr')
    expect(eventsOf(await textOf(await calendar(planId)))).toEqual([
      '20260902 Réviser : Ce qu’est une fraction',
      '20260903 Réviser : Sciences',
      '20260904 Réviser : Ce qu’est une fraction',
      '20260905 Contrôle : Plan pour le contrôle',
    ])
  })

  it('is its owner’s: nobody else’s is found, nor one that is not there, and a visitor signs in first', async () => {
    const planId = await makePlan()
    const other = await member()
    expect((await calendar(planId, other.cookie)).status).toBe(404)
    expect((await calendar(crypto.randomUUID())).status).toBe(404)
    const visitor = await calendar(planId, '')
    expect(visitor.status).toBe(302)
    const returnTo = encodeURIComponent(`/study-tools/plans/${planId}/calendar`)
    expect(visitor.headers.get('Location')).toBe(`/auth?returnTo=${returnTo}`)
  })
})

describe('the cards of a set as a table', () => {
  const CARDS = [
    ['sol', 'sun, our "star"'],
    ['=1+1', 'two\nlines'],
  ] as const

  const table = (setId: string, query = '', by = cookie) =>
    get(exportCards, `/study-tools/cards/${setId}/export${query}`, { setId }, by)

  async function makeSet() {
    const setId = crypto.randomUUID()
    await createSet(context, { userId, id: setId, title: 'Spanish', subtitle: '' })
    const cards = CARDS.map(([front, back]) => ({ id: crypto.randomUUID(), front, back, reverse: false }))
    await addCards(context, { userId, setId, cards })
    return setId
  }

  it.each([
    ['', 'text/csv; charset=utf-8', 'cards.csv'],
    ['?as=csv', 'text/csv; charset=utf-8', 'cards.csv'],
    ['?as=tsv', 'text/tab-separated-values; charset=utf-8', 'cards.tsv'],
    ['?as=exe', 'text/csv; charset=utf-8', 'cards.csv'],
  ])('asked for with "%s" is %s, marked as UTF-8, kept by no cache', async (query, type, name) => {
    const answer = await table(await makeSet(), query)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    const text = await textOf(answer)
    expect(text).toMatch(/^\ufeff/)
    const separator = name.endsWith('tsv') ? '\t' : ','
    expect(text.split('\r\n')[0]).toBe(`\ufeffsol${separator}"sun, our ""star"""`)
    // A cell that a spreadsheet would run is text in it.
    expect(text).not.toMatch(/(?:^|[\t,\n"])=1/)
    expect(readTable(text)).toEqual(CARDS.map(([front, back]) => ({ front, back })))
  })

  it('is its owner’s: nobody else’s is found, nor one that is not there, and a visitor signs in first', async () => {
    const setId = await makeSet()
    const other = await member()
    expect((await table(setId, '', other.cookie)).status).toBe(404)
    expect((await table(crypto.randomUUID())).status).toBe(404)
    const visitor = await table(setId, '?as=tsv', '')
    expect(visitor.status).toBe(302)
    const returnTo = encodeURIComponent(`/study-tools/cards/${setId}/export?as=tsv`)
    expect(visitor.headers.get('Location')).toBe(`/auth?returnTo=${returnTo}`)
  })
})
