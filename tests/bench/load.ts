// Pages under load, each against a reference page that takes turns with it in many short runs, so that a slow minute of
// the machine slows both. Ratios are the median over neighbouring runs.
import { workerdCpuMs } from './cpu-time.ts'
import { type Entry, median } from './entries.ts'
import { autocannon } from './tools/packages.ts'

export const ROUNDS = 5
export const RUN_SECONDS = 2
export const CONNECTIONS = 8
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface Page {
  name: string
  url: string
  headers?: Readonly<Record<string, string>>
}

interface Sample {
  perSecond: number
  /** Milliseconds of processor time. */
  cpu: number | null
}

/** Requests per second and CPU per request of each page, against those of `bare`. */
export async function comparePages(pages: readonly Page[], bare: Page): Promise<Entry[]> {
  for (const page of [bare, ...pages]) await load(page)
  const samples = new Map<Page, Sample[]>([bare, ...pages].map((page) => [page, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [page, taken] of samples) taken.push(await load(page))
  }
  const reference = samples.get(bare) ?? []
  return pages.flatMap((page) => entriesOf(page, samples.get(page) ?? [], bare, reference))
}

async function load({ name, url, headers }: Page): Promise<Sample> {
  const before = workerdCpuMs()
  const outcome = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: RUN_SECONDS,
    headers: {
      'User-Agent': USER_AGENT,
      'Accept-Language': 'en',
      ...headers,
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
