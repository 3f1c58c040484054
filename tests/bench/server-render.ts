// What the server's part of a page costs: the app's Worker and a bare Hono route take turns in one workerd process, in
// many short runs, so that a slow minute of the machine slows both. Ratios are the median over neighbouring runs.
import { join } from 'node:path'
import autocannon from 'autocannon'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { prepareDatabase } from '../sandbox/local-app.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { workerdCpuMs } from './cpu-time.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import { bundleForUpload, bundleWorker } from './worker-bundle.ts'

const ROUNDS = 5
const RUN_SECONDS = 2
const CONNECTIONS = 8
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface Page {
  name: string
  url: string
  cookie?: string
}

interface Sample {
  perSecond: number
  /** Milliseconds of processor time. */
  cpu: number | null
}

export async function benchServerRender(stateDir: string): Promise<Findings> {
  prepareDatabase(stateDir)
  const { assets: _assets, ...appOptions } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
  const workerd = startWorkerd(
    [
      { ...appOptions, name: 'sparkbook', code: bundleForUpload().code },
      { name: 'bare', code: await bundleWorker(new URL('./bare-worker.ts', import.meta.url)) },
    ],
    join(stateDir, 'v3'),
  )
  try {
    const app = await workerd.url('sparkbook')
    const bare: Page = { name: 'bare Hono route', url: await workerd.url('bare') }
    const pages: Page[] = [
      { name: 'GET /', url: app },
      { name: 'GET /games with rounds', url: new URL('/games', app).href, cookie: await demoGuest(app) },
    ]
    for (const page of [bare, ...pages]) await load(page)
    const samples = new Map<Page, Sample[]>([bare, ...pages].map((page) => [page, []]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, taken] of samples) taken.push(await load(page))
    }
    const reference = samples.get(bare) ?? []
    return {
      entries: pages.flatMap((page) => entriesOf(page, samples.get(page) ?? [], bare, reference)),
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

async function load({ name, url, cookie }: Page): Promise<Sample> {
  const before = workerdCpuMs()
  const outcome = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: RUN_SECONDS,
    headers: {
      'User-Agent': USER_AGENT,
      'Accept-Language': 'en',
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
  })
  const after = workerdCpuMs()
  const answered = outcome['2xx']
  if (answered === 0 || outcome.non2xx > 0 || outcome.errors > 0)
    throw new Error(`${name}: ${answered} good answers, ${outcome.non2xx} bad ones, ${outcome.errors} errors`)
  return {
    perSecond: answered / outcome.duration,
    cpu: before === null || after === null ? null : (after - before) / answered,
  }
}

function entriesOf(page: Page, samples: Sample[], bare: Page, reference: Sample[]): Entry[] {
  const entry = (what: string, unit: string, pick: (sample: Sample) => number | null): Entry => {
    const values = samples.map(pick)
    const references = reference.map(pick)
    const ratios = values.map((value, run) => {
      const other = references[run] ?? null
      return value === null || other === null ? null : value / other
    })
    return {
      name: `${page.name}: ${what}`,
      value: medianOf(values),
      unit,
      reference: { name: bare.name, value: medianOf(references) },
      ratio: medianOf(ratios),
    }
  }
  return [
    entry('requests per second', 'req/s', ({ perSecond }) => perSecond),
    entry('CPU per request', 'ms', ({ cpu }) => cpu),
  ]
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : median(known)
}
