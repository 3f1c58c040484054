// The access benchmark's Worker, on a database of its own with the product's tables. GET /seed?people=… fills it, GET /check?user=…
// computes what someone may do, GET /query asks the database for nothing in particular.

import { openDatabase } from '#app/db/database.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { SYSTEM } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'

export interface Checked {
  tier: string
  features: number
  rowsRead: number
}

interface Env {
  DB: D1Database
}

const DAY = 86_400_000

/** A quarter on Free, a quarter subscribed, half with add-ons and passes as well; each third with a year of passes behind them. */
async function seed({ DB }: Env, count: number): Promise<Response> {
  const now = Date.now()
  const people = `with recursive people(n) as (select 0 union all select n + 1 from people where n < ${count - 1})`
  const pass = `select 'old:' || n || ':' || d, 'user-' || n, null, 'basic', ${now} - (d + 2) * ${DAY}, ${now} - (d + 1) * ${DAY}, null`
  await DB.batch([
    DB.prepare(
      `insert into plans select 'sub:' || n, user, 'subscription', 'premium', 'month', ${now - DAY}, ${now + 29 * DAY}, 'active', 0, ${now}, null
       from (${people} select n, 'user-' || n as user from people where n % 4 > 0)`,
    ),
    DB.prepare(
      `insert into plans select 'old:' || n, user, 'subscription', 'basic', 'month', ${now - 60 * DAY}, ${now - 30 * DAY}, 'canceled', 0, ${now}, null
       from (${people} select n, 'user-' || n as user from people where n % 4 > 0)`,
    ),
    ...['game-level', 'ar-filter', 'voice-pack'].map((item) =>
      DB.prepare(
        `insert into grants select '${item}:' || n, 'user-' || n, null, '${item}', ${now - DAY}, null, null
         from (${people} select n from people where n % 4 > 1)`,
      ),
    ),
    DB.prepare(
      `insert into grants ${people}, days(d) as (select 0 union all select d + 1 from days where d < 51)
       ${pass} from people, days where n % 3 = 0`,
    ),
  ])
  return Response.json({})
}

/** The database, and how many rows it has read for this request. */
function counting(DB: D1Database) {
  const read = { rows: 0 }
  const db = openDatabase({
    prepare: (query: string) => DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await DB.batch(statements)
      for (const { meta } of results) read.rows += meta.rows_read
      return results
    },
  } as D1Database)
  return { db, read }
}

async function answer(request: Request, env: Env): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/seed') return seed(env, Number(searchParams.get('people')))
  if (pathname === '/query') return Response.json(await env.DB.prepare('select 1').all())
  const { db, read } = counting(env.DB)
  const ctx = { db, identity: SYSTEM, now: () => Date.now() } as AppContext
  const { tier, features } = await readEntitlements(ctx, { userId: searchParams.get('user') ?? '' })
  return Response.json({ tier, features: features.size, rowsRead: read.rows } satisfies Checked)
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: answer }
