// What one learner's day asks of the Worker: `node tests/bench/learner-day.ts`. Signed in, the home page, the games, five rounds
// of Math Master (each with its page's data and its result), the page of their progress. docs/operating.md works its costs out
// from this.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { buildIfStale, bundleIfStale, LOCAL_WORKER } from '../sandbox/build-if-stale.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { workerdCpuMs } from './cpu-time.ts'

const PORT = 18_987
const ORIGIN = `http://127.0.0.1:${PORT}`
const ROUNDS = 5
const DAYS = 10
const EMAIL = 'learner@example.com'
const PASSWORD = 'violet-otter-42'

interface Counted {
  requests: number
  rowsRead: number
  rowsWritten: number
  queries: number
  objectCalls: number
}

const stateDir = mkdtempSync(join(tmpdir(), 'learner-day-'))
await buildIfStale()
await bundleIfStale()
await prepareDatabase(stateDir)
const { assets: _, ...workerOptions } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
const module = (path: string, file: string) => ({
  type: 'ESModule' as const,
  path,
  contents: readFileSync(join(ROOT, file), 'utf8'),
})
const app = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: PORT,
    resourcePersistencePath: join(stateDir, 'v3'),
    handleStructuredLogs: () => undefined,
    workers: [
      {
        ...workerOptions,
        name: 'sparkbook',
        modules: [module('counting.js', 'tests/bench/counting-worker.js'), module('app.js', LOCAL_WORKER)],
      },
    ],
  }),
)
await app.ready
let cookie = ''

try {
  await signUp()
  const start = await counted()
  await signIn()
  const signedIn = await counted()
  const database = await app.getD1Database('DB')
  await database.prepare('update users set welcomed_at = 1').run()
  await day(database)
  const before = await counted()
  const cpuBefore = workerdCpuMs()
  for (let turn = 0; turn < DAYS; turn++) await day(database)
  const cpu = (workerdCpuMs() ?? 0) - (cpuBefore ?? 0)
  console.log('A sign-in:', difference(start, signedIn, 1))
  console.log(`A day of ${ROUNDS} rounds:`, difference(before, await counted(), DAYS))
  console.log(`CPU of workerd in that day: ${(cpu / DAYS).toFixed(0)} ms, database and objects included`)
  const size = await database.prepare('select count(*) as n from finished_rounds').first()
  console.log('Finished rounds:', size)
} finally {
  await app.dispose()
}

async function counted(): Promise<Counted> {
  return (await (await fetch(`${ORIGIN}/counted`)).json()) as Counted
}

function difference(from: Counted, to: Counted, by: number): Record<string, number> {
  const keys = Object.keys(from) as (keyof Counted)[]
  return Object.fromEntries(keys.map((key) => [key, Math.round((10 * (to[key] - from[key])) / by) / 10]))
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(ORIGIN + path, {
    redirect: 'manual',
    ...init,
    headers: { Origin: ORIGIN, Cookie: cookie, ...Object(init.headers) },
  })
  if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function signUp(): Promise<void> {
  await post('/auth/v1/signup', { email: EMAIL, password: PASSWORD })
  const [mail] = (await (await ask(`/dev/outbox?to=${EMAIL}`)).json()) as { otp: string }[]
  await post('/auth/v1/verify', { type: 'signup', email: EMAIL, token: mail?.otp })
}

async function signIn(): Promise<void> {
  const body = new URLSearchParams({ intent: 'login', email: EMAIL, password: PASSWORD })
  const response = await ask('/auth', { method: 'POST', body })
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie.includes('__Host-session')) throw new Error(`no session: ${response.status} ${cookie}`)
}

async function day(database: Awaited<ReturnType<Miniflare['getD1Database']>>): Promise<void> {
  for (const path of ['/', '/games', '/games/math-master']) await (await ask(path)).text()
  for (let round = 0; round < ROUNDS; round++) {
    const attempt = {
      ...{ gameId: 'mathMaster', band: 'elementary', timed: true, language: 'en', challenge: 'even' },
      attemptId: crypto.randomUUID(),
    }
    const opened = (await (await post('/play/rounds', attempt)).json()) as {
      roundId: string
      options: Parameters<typeof playRound>[0]
    }
    await database.prepare('update open_rounds set started_at = started_at - 3600000').run()
    const { moves } = playRound(opened.options, perfectPlayer(900))
    await (await post(`/play/rounds/${opened.roundId}`, { moves })).text()
  }
  for (const path of ['/games', '/profile/progress']) await (await ask(path)).text()
}
