// What it costs a request to know what someone may do: rows read, and time beside one query that does nothing.
import { join } from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import type { Checked } from './access-worker.ts'
import { type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import { quantile, run } from './timed-calls.ts'

const CALLS = 2_000
const PEOPLE = 2_000

/** Somebody of each kind: nothing at all, a plan, a plan with add-ons, all that and a year of passes behind them. */
const KINDS = [
  { name: 'nothing', user: 'user-4' },
  { name: 'a plan', user: 'user-1' },
  { name: 'a plan, three add-ons', user: 'user-2' },
  { name: 'a plan, three add-ons, 52 old passes', user: 'user-3' },
] as const

export async function benchAccess(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const { d1Databases } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
  const code = await bundleWorker(new URL('./access-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ name: 'access', code, d1Databases }], join(stateDir, 'v3'))
  try {
    const url = await workerd.url('access')
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, url))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    await get(`/seed?people=${PEOPLE}`)
    const rows: string[] = []
    let most = 0
    for (const { name, user } of KINDS) {
      const checked = (await get(`/check?user=${user}`)) as Checked
      most = Math.max(most, checked.rowsRead)
      rows.push(`${name}: ${checked.rowsRead} (${checked.tier}, ${checked.features} features)`)
    }
    const ask = (turn: number) => get(`/check?user=user-${(turn * 7) % PEOPLE}`).then(() => {})
    const query = () => get('/query').then(() => {})
    await run(200, 1, ask)
    await run(200, 1, query)
    const times = { check: [] as number[], query: [] as number[] }
    // In turns, so that a slow moment of the machine slows both.
    for (let part = 0; part < 10; part++) {
      times.query.push(...(await run(CALLS / 10, 1, query)).times)
      times.check.push(...(await run(CALLS / 10, 1, (turn) => ask(turn + (part * CALLS) / 10))).times)
    }
    const sorted = (list: number[]) => list.toSorted((one, other) => one - other)
    const [check, bare] = [sorted(times.check), sorted(times.query)]
    const reference = (value: number) => ({ name: 'ms, one empty query', value })
    const compared = (name: string, value: number, other: number) => ({
      name,
      value,
      unit: 'ms',
      reference: reference(other),
      ratio: value / other,
    })
    return {
      entries: [
        compared('Entitlement check: p50', median(check), median(bare)),
        compared('Entitlement check: p99', quantile(check, 0.99), quantile(bare, 0.99)),
        {
          name: 'Entitlement check: rows read, most',
          value: most,
          unit: 'rows',
          reference: { name: 'rows that run (plan, add-ons)', value: 4 },
          ratio: most / 4,
        },
      ],
      notes: [
        `Entitlement check: ${CALLS} calls, one round trip to D1 each, among ${PEOPLE} people. Rows read by who asks: ${rows.join('; ')}.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}
