// What the server's part of a page costs: the app's Worker and a bare Hono route take turns in one workerd process, in
// many short runs, so that a slow minute of the machine slows both. Ratios are the median over neighbouring runs.
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import type { Findings } from './entries.ts'
import { CONNECTIONS, comparePages, type Page, ROUNDS, RUN_SECONDS } from './load.ts'
import { startAppAndBare } from './local-workerd.ts'

export async function benchServerRender(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const workerd = await startAppAndBare(stateDir)
  try {
    const app = await workerd.url('sparkbook')
    const bare: Page = { name: 'bare Hono route', url: await workerd.url('bare') }
    const pages: Page[] = [
      { name: 'GET /', url: app },
      {
        name: 'GET /games with rounds',
        url: new URL('/games', app).href,
        headers: { Cookie: await demoGuest(app) },
      },
    ]
    return {
      entries: await comparePages(pages, bare),
      notes: [
        `Server render: ${ROUNDS} runs of ${RUN_SECONDS} s each, in turns, ${CONNECTIONS} connections; the log line of every request included, the asset lookup in front of the Worker not.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}

/** The cookie of the guest the seed gives a history; fails when /games does not show it. */
async function demoGuest(app: string): Promise<string> {
  const response = await fetch(new URL('/dev/demo-guest', app), { redirect: 'manual' })
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`/dev/demo-guest answered ${response.status} and no cookie`)
  const page = await fetch(new URL('/games', app), { headers: { Cookie: cookie } })
  if (!(await page.text()).includes('470')) throw new Error('/games does not show the seeded rounds')
  return cookie
}
