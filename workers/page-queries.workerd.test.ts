// What pages ask of the database: who is there and what they may once a request, whichever loaders need it.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { claimCookie } from '#app/request/guest-cookies.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import worker from '#tests/workerd/main.ts'

const PEOPLE = ['visitor', 'free', 'premium', 'guest with a pass'] as const
type Person = (typeof PEOPLE)[number]

const cookies: Record<Person, string> = {
  visitor: '',
  free: '',
  premium: '',
  'guest with a pass': '',
}

beforeAll(async () => {
  const ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), now: () => Date.now() }
  ctx.newSecret = () => crypto.randomUUID()
  for (const person of ['free', 'premium'] as const) {
    const { userId } = await makePerson(ctx, `${person}-${crypto.randomUUID()}`)
    const { secret } = await openBrowserSession(ctx, { userId, method: 'password' })
    cookies[person] = sessionCookie(secret).split(';')[0] ?? ''
    // Asked already how old they are: else the profile asks first.
    await env.DB.prepare('update users set welcomed_at = 1 where id = ?').bind(userId).run()
    if (person === 'premium')
      await ctx.db.insert(plans).values({
        id: `trial:${userId}`,
        userId,
        source: 'trial',
        tier: 'premium',
        startsAt: ctx.now() - 1,
        endsAt: ctx.now() + 86_400_000,
        knownAt: ctx.now(),
      })
  }
  // A range of an index ends at the next row: it counts as read, so there always is one after theirs.
  const last = await makePerson({ ...ctx, newId: () => `z-${crypto.randomUUID()}` }, crypto.randomUUID())
  await openBrowserSession(ctx, { userId: last.userId, method: 'password' })
  cookies['guest with a pass'] = (await claimCookie('of-the-page-queries-test', ctx)).split(';')[0] ?? ''
  const holder = { claimHash: await secretHash('of-the-page-queries-test') }
  const id = `test:${crypto.randomUUID()}`
  await runBatch(ctx.db, [grantStatement(ctx, { id, holder, item: 'pro', at: ctx.now() })])
})

/** Counts the trips to D1, a batch being one, and the rows its statements read. */
function counting(binding: D1Database) {
  const count = { trips: 0, rows: 0 }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const trip = async () => {
      count.trips++
      // The shape drizzle asks for most, `raw`, does not tell the rows read.
      const { meta } = await statement.all()
      // Not `+= (await …)`: that adds to what was counted before the trip, and forgets those beside it.
      count.rows += meta.rows_read
    }
    const watched = {
      bind: (...values: unknown[]) => watch(statement.bind(...values)),
      all: () => trip().then(() => statement.all()),
      raw: () => trip().then(() => statement.raw()),
      first: () => trip().then(() => statement.first()),
      run: () => Promise.reject(new Error('these pages write nothing')),
    } as unknown as D1PreparedStatement
    originals.set(watched, statement)
    return watched
  }
  const database = {
    prepare: (query: string) => watch(binding.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await binding.batch(statements.map((known) => originals.get(known) ?? known))
      count.trips++
      for (const { meta } of results) count.rows += meta.rows_read
      return results
    },
  } as D1Database
  return { count, database }
}

async function ask(path: string, person: Person): Promise<string> {
  const { count, database } = counting(env.DB)
  const context = createExecutionContext()
  const response = await worker.fetch?.(
    new Request(`http://sparkbook.test${path}`, { headers: { Cookie: cookies[person] } }),
    { ...env, DB: database },
    context,
  )
  await response?.text()
  await waitOnExecutionContext(context)
  expect(response?.status).toBe(200)
  return `${count.trips} trips, ${count.rows} rows`
}

/**
 * Signed in, every page needs four, one after the other: the cookie's row with its user's, the session with the account, the profile
 * (with level and days in a row, for the header) and the rights.
 */
const TABLE: readonly (readonly [path: string, answers: Readonly<Partial<Record<Person, string>>>])[] = [
  [
    '/',
    {
      visitor: '0 trips, 0 rows',
      free: '4 trips, 8 rows',
      premium: '4 trips, 9 rows',
      'guest with a pass': '0 trips, 0 rows',
    },
  ],
  [
    '/games',
    {
      visitor: '0 trips, 0 rows',
      free: '6 trips, 13 rows',
      premium: '6 trips, 14 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  [
    '/games/math-master',
    {
      visitor: '0 trips, 0 rows',
      free: '4 trips, 8 rows',
      premium: '4 trips, 9 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  [
    '/games/mathmaze',
    {
      visitor: '0 trips, 0 rows',
      free: '4 trips, 8 rows',
      premium: '4 trips, 9 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  [
    '/store',
    {
      visitor: '0 trips, 0 rows',
      free: '6 trips, 10 rows',
      premium: '6 trips, 11 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  [
    '/pricing',
    {
      visitor: '0 trips, 0 rows',
      free: '7 trips, 10 rows',
      premium: '7 trips, 12 rows',
      'guest with a pass': '0 trips, 0 rows',
    },
  ],
  [
    '/resources/blog',
    {
      visitor: '0 trips, 0 rows',
      free: '4 trips, 8 rows',
      premium: '4 trips, 9 rows',
      'guest with a pass': '0 trips, 0 rows',
    },
  ],
  [
    '/company/contact',
    {
      visitor: '0 trips, 0 rows',
      free: '5 trips, 9 rows',
      premium: '5 trips, 10 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  [
    '/case-files',
    {
      visitor: '0 trips, 0 rows',
      free: '4 trips, 8 rows',
      premium: '4 trips, 9 rows',
      'guest with a pass': '1 trips, 1 rows',
    },
  ],
  // And how far they are with each set of cards.
  [
    '/study-tools',
    {
      visitor: '0 trips, 0 rows',
      free: '6 trips, 12 rows',
      premium: '6 trips, 13 rows',
      'guest with a pass': '0 trips, 0 rows',
    },
  ],
  // The frame of a profile reads the standing; each section what it shows.
  ['/profile', { free: '6 trips, 9 rows' }],
  ['/profile/progress', { free: '7 trips, 12 rows' }],
  ['/profile/security', { free: '7 trips, 13 rows' }],
  ['/profile/preferences', { free: '5 trips, 9 rows' }],
  ['/profile/invite', { free: '7 trips, 10 rows' }],
  ['/profile/data', { free: '5 trips, 9 rows' }],
]

describe('trips to the database, and rows read, of a page', () => {
  it.each(TABLE)('%s', async (path, expected) => {
    const asked: Partial<Record<Person, string>> = {}
    for (const person of PEOPLE.filter((one) => one in expected)) asked[person] = await ask(path, person)
    expect(asked).toEqual(expected)
  })
})
