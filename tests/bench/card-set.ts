// How long a set of 5,000 cards takes to open, against reading all of its cards, which whoever chose in the browser would have to do.
import { join } from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import { quantile, run } from './timed-calls.ts'

const CARDS = 5_000
const CALLS = 200

export async function benchCardSet(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const { d1Databases } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
  const code = await bundleWorker(new URL('./card-set-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ name: 'card-set', code, d1Databases }], join(stateDir, 'v3'))
  try {
    const url = await workerd.url('card-set')
    const get = async (path: string): Promise<number> => {
      const answer = await fetch(new URL(path, url))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return Number(await answer.text())
    }
    await get(`/seed?cards=${CARDS}`)
    const [faces, all] = [await get('/open'), await get('/all')]
    if (all !== CARDS) throw new Error(`the set has ${all} cards`)
    const times = { open: [] as number[], all: [] as number[] }
    await run(20, 1, () => get('/open').then(() => {}))
    // In turns, so that a slow moment of the machine slows both.
    for (let part = 0; part < 10; part++) {
      times.open.push(...(await run(CALLS / 10, 1, () => get('/open').then(() => {}))).times)
      times.all.push(...(await run(CALLS / 10, 1, () => get('/all').then(() => {}))).times)
    }
    const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other)
    const [open, whole] = [sorted(times.open), sorted(times.all)]
    const entry = (name: string, value: number, reference: number) => ({
      name: `A set of ${CARDS} cards opened: ${name}`,
      value,
      unit: 'ms',
      reference: { name: 'ms, all of its cards read', value: reference },
      ratio: value / reference,
    })
    return {
      entries: [
        entry('p50', median(open), median(whole)),
        entry('p99', quantile(open, 0.99), quantile(whole, 0.99)),
      ],
      notes: [`A set of cards: half of it due, the other half new; ${faces} faces come to the page.`],
    }
  } finally {
    await workerd.stop()
  }
}
