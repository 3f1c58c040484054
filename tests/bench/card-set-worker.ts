// The Worker that opens a set of cards, on a database of its own with the product's tables. GET /seed?cards=… makes the set, half of it
// learned and due, GET /open reads what there is to study in it, GET /all reads every card of it and nothing else.
import { openDatabase } from '#app/db/database.ts'
import { readOwnStudy } from '#app/domain/flashcards/read-own-study.server.ts'
import { SYSTEM } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'

interface Env {
  DB: D1Database
}

async function seed({ DB }: Env, count: number): Promise<Response> {
  const now = Date.now()
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`
  await DB.batch([
    DB.prepare(`insert into card_sets values ('set', 'user', 'Words', '', ${now}, ${now})`),
    DB.prepare(
      `insert into cards ${numbers} select 'card-' || n, 'set', 'user', 'front ' || n, 'back ' || n, 0, 1, n, ${now}, ${now} from numbers`,
    ),
    DB.prepare(
      `insert into card_memories ${numbers} select 'user', 'set', 'card-' || n, 'front', 3, 5, 2, 0, 3, 3, 0, ${now - 4}, ${now} - n from numbers where n % 2 = 0`,
    ),
  ])
  return Response.json({})
}

async function answer(request: Request, env: Env): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/seed') return seed(env, Number(searchParams.get('cards')))
  if (pathname === '/all')
    return Response.json(
      (await env.DB.prepare("select * from cards where set_id = 'set'").all()).results.length,
    )
  const ctx = { db: openDatabase(env.DB), identity: SYSTEM, now: () => Date.now() } as AppContext
  return Response.json((await readOwnStudy(ctx, { userId: 'user', setId: 'set' }))?.faces.length)
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: answer }
