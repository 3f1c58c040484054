// What a countdown costs: how often a user's clock object is woken in a session, and how late a thousand of them end at once.
import { join } from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import type { Tally } from './clock-worker.ts'
import { type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import { quantile, run } from './timed-calls.ts'

const SESSION_MINUTES = 90
/** A second by a second, as a clock that ticks would be asked. */
const TICKS = SESSION_MINUTES * 60
/** The session runs this much shorter; nothing in the object depends on how long it is. */
const SHORTENED_MS = 8_000
const COUNTDOWNS = 1_000
const PAGES = 50
/** So that the last countdown has begun before the first one ends, also on a busy machine. */
const LEAD_MS = 50_000

interface Page {
  /** Types of messages heard so far, and when the end came. */
  heard: string[]
  endedAt: number | null
  send(text: string): void
  close(): void
}

export async function benchClock(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const { assets: _assets, ...options } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
  const code = await bundleWorker(new URL('./clock-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ ...options, name: 'clock', code }], join(stateDir, 'v3'))
  try {
    const url = await workerd.url('clock')
    const get = async (path: string) => {
      const address = new URL(path, url)
      // Once more: a connection that was quiet for long may be closed just as it is taken up again.
      const answer = await fetch(address).catch(() => fetch(address))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    const session = await oneSession(url, get)
    const many = await manyCountdowns(url, get)
    const late = (name: string, value: number, other: number) => ({
      name,
      value,
      unit: 'ms',
      reference: { name: 'ms, timers of Node', value: other },
      ratio: other === 0 ? null : value / other,
    })
    return {
      entries: [
        {
          name: `A session of ${SESSION_MINUTES} minutes: requests to the clock object`,
          value: session.requests + session.messages / 20,
          unit: '',
          reference: { name: 'of a clock asked every second', value: TICKS },
          ratio: (session.requests + session.messages / 20) / TICKS,
          aim: '<= 4 requests',
        },
        {
          name: `A session of ${SESSION_MINUTES} minutes: alarms`,
          value: session.alarms,
          unit: '',
          reference: { name: 'aimed at', value: 1 },
          ratio: session.alarms,
          aim: '1 alarm',
        },
        late(`${COUNTDOWNS} countdowns at once: lateness, median`, median(many.late), median(many.timers)),
        late(
          `${COUNTDOWNS} countdowns at once: lateness, worst`,
          Math.max(...many.late),
          Math.max(...many.timers),
        ),
        late(
          `${PAGES} pages among them: end heard, p99`,
          quantile(many.heard, 0.99),
          Math.max(...many.timers),
        ),
      ],
      notes: [
        `Clock: a session is a page that opens, an access that starts, a page that wakes up once and asks for the time, a reload, and the end; shortened from ${SESSION_MINUTES} minutes to ${SHORTENED_MS / 1_000} s. ${COUNTDOWNS} objects of ${COUNTDOWNS} users, all ending within the same 10 s; ${many.late.length} alarms rang.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}

type Get = (path: string) => Promise<unknown>

async function oneSession(url: string, get: Get): Promise<Tally> {
  const first = await openPage(url, 'ana')
  await get(`/track?user=ana&endsAt=${Date.now() + SHORTENED_MS}`)
  await until(() => first.heard.includes('start'))
  first.send('sync')
  await until(() => first.heard.length === 3)
  first.close()
  const second = await openPage(url, 'ana')
  await until(() => second.endedAt !== null)
  second.close()
  return (await get('/tally?reset')) as Tally
}

async function manyCountdowns(url: string, get: Get) {
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, user) => openPage(url, `user-${user}`)))
  const begin = Date.now() + LEAD_MS
  const endOf = (user: number) => begin + (user % 100) * 100
  await run(COUNTDOWNS, 16, (user) => get(`/track?user=user-${user}&endsAt=${endOf(user)}`).then(() => {}))
  if (Date.now() > begin) throw new Error('the first countdown ended before the last one began')
  const timers: number[] = []
  for (let user = 0; user < COUNTDOWNS; user++) {
    const end = endOf(user)
    setTimeout(() => timers.push(Date.now() - end), end - Date.now())
  }
  await until(() => pages.every(({ endedAt }) => endedAt !== null), 120_000)
  let late: number[] = []
  for (let tries = 0; tries < 60 && late.length < COUNTDOWNS; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    late = ((await get('/tally')) as Tally).late
  }
  const heard = pages.map(({ endedAt }, user) => (endedAt ?? Number.NaN) - endOf(user))
  for (const page of pages) page.close()
  return { late, timers, heard: heard.toSorted((one, other) => one - other) }
}

async function openPage(url: string, user: string): Promise<Page> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}open?user=${user}`)
  const page: Page = {
    heard: [],
    endedAt: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string }
    page.heard.push(type)
    if (type === 'end') page.endedAt = Date.now()
  })
  await until(() => page.heard.length > 0)
  return page
}

async function until(isSo: () => boolean, mostMs = 60_000): Promise<void> {
  const deadline = Date.now() + mostMs
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('what was waited for did not come')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
