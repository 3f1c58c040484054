// How fast exercises are made and answers judged, in Node and in workerd, against copying the same exercise as JSON, which whoever
// stored exercises would have to do.
import { DIFFICULTIES, type ExerciseDifficulty } from '#engine/curriculum/exercise.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { curriculumWork, type WorkOrder } from './curriculum-work.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'

/** A batch counts when it took so long: shorter ones measure code that the engine has not compiled yet, and the way to workerd. */
const BATCH_MS = 30
const FIRST_BATCH = 20
const MOST_GROWTH = 10
const AIM = 20_000

const SKILLS = Object.keys(MATH_GENERATORS)

/** What `work` takes of a machine, in calls a second. */
type Rate = (order: Omit<WorkOrder, 'times'>) => Promise<number>

interface SkillRates {
  readonly skill: string
  readonly made: number
  readonly copied: number
}

export async function benchCurriculum(): Promise<Findings> {
  const inNode = await ratesOf(rateInNode)
  const code = await bundleWorker(new URL('./curriculum-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ name: 'curriculum', code }])
  try {
    const url = await workerd.url('curriculum')
    const inWorkerd = await ratesOf((order) => rateInWorkerd(url, order))
    return {
      entries: [
        ...entriesOf('Node', inNode),
        ...entriesOf('workerd', inWorkerd),
        await checkEntry(rateInNode),
      ],
      notes: [
        `Exercises: ${SKILLS.length} skills of mathematics, the slowest of three difficulties each, batches of at least ${BATCH_MS} ms.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}

function entriesOf(where: string, rates: readonly SkillRates[]): Entry[] {
  const slowest = rates.reduce((one, other) => (other.made < one.made ? other : one))
  const entry = (name: string, chosen: readonly SkillRates[], aim?: string): Entry => ({
    name,
    value: median(chosen.map(({ made }) => made)),
    unit: 'per second',
    reference: { name: 'copied as JSON, per second', value: median(chosen.map(({ copied }) => copied)) },
    ratio: median(chosen.map(({ made, copied }) => made / copied)),
    ...(aim && { aim }),
  })
  const below = rates.filter(({ made }) => made < AIM).length
  return [
    entry(`Exercises made in ${where}, median skill (${below} below ${AIM})`, rates, `${AIM}`),
    entry(`Exercises made in ${where}, slowest skill (${slowest.skill})`, [slowest]),
  ]
}

async function ratesOf(rate: Rate): Promise<SkillRates[]> {
  const rates: SkillRates[] = []
  for (const skill of SKILLS) {
    const byDifficulty: SkillRates[] = []
    for (const difficulty of DIFFICULTIES) {
      const order = { skill, difficulty }
      byDifficulty.push({
        skill,
        made: await rate({ ...order, work: 'make' }),
        copied: await rate({ ...order, work: 'copy' }),
      })
    }
    rates.push(byDifficulty.reduce((one, other) => (other.made < one.made ? other : one)))
  }
  return rates
}

/** 99 of 100 skills' answers are judged within `value`; each of them by its slowest difficulty. */
async function checkEntry(rate: Rate): Promise<Entry> {
  const micros: number[] = []
  const copies: number[] = []
  for (const skill of SKILLS) {
    const slowest = async (work: WorkOrder['work']) => {
      const rates: number[] = []
      for (const difficulty of DIFFICULTIES as readonly ExerciseDifficulty[])
        rates.push(await rate({ skill, difficulty, work }))
      return 1_000_000 / Math.min(...rates)
    }
    micros.push(await slowest('check'))
    copies.push(await slowest('copy'))
  }
  const p99 = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN
  return {
    name: 'An answer judged, 99 of 100 skills within',
    value: p99(micros),
    unit: 'µs',
    reference: { name: 'its exercise copied as JSON, µs', value: p99(copies) },
    ratio: p99(micros) / p99(copies),
  }
}

function rateInNode(order: Omit<WorkOrder, 'times'>): Promise<number> {
  const work = curriculumWork(order)
  return rateOf(async (times) => {
    let size = 0
    for (let time = 0; time < times; time++) size += work(time)
    if (size === 0) throw new Error(`${order.skill}: nothing was done`)
  })
}

function rateInWorkerd(url: string, order: Omit<WorkOrder, 'times'>): Promise<number> {
  return rateOf(async (times) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ ...order, times }) })
    const { size }: { size: number } = await response.json()
    if (size === 0) throw new Error(`${order.skill}: nothing was done`)
  })
}

/** Calls a second, of the first batch that took long enough to be measured. */
async function rateOf(run: (times: number) => Promise<void>): Promise<number> {
  for (let times = FIRST_BATCH; ; ) {
    const started = performance.now()
    await run(times)
    const ms = performance.now() - started
    if (ms >= BATCH_MS) return (times * 1_000) / ms
    times *= Math.min(MOST_GROWTH, Math.ceil((1.5 * BATCH_MS) / ms))
  }
}
