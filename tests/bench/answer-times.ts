// Whether the time of an answer tells if an address has an account: known and unknown addresses take turns at everything
// that must not tell. Each call comes from an address of its own, so that no limit of a caller colours the times. (A code
// to sign in with, asked for over the API, is not among them: by the wire contract its answer tells.)
import { setTimeout as delay } from 'node:timers/promises'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { startAppAndBare } from './local-workerd.ts'

const PASSWORD = 'violet-otter-42'
const PAIRS = 60
const WARM_UP = 10
/** An address gets one message of a kind in this time. */
const MESSAGE_LIMIT_MS = 61_000

interface Question {
  name: string
  path: string
  body(email: string): object
  /** Until the message sent at sign-up no longer stands in the way. */
  waitMs?: number
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'sign-in with a wrong password',
    path: '/auth/v1/token?grant_type=password',
    body: (email) => ({ email, password: 'wrong-otter-43' }),
  },
  { name: 'recovery', path: '/auth/v1/recover', body: (email) => ({ email }) },
  {
    name: 'confirmation once more',
    path: '/auth/v1/resend',
    body: (email) => ({ email, type: 'signup' }),
    waitMs: MESSAGE_LIMIT_MS,
  },
]

let callers = 0

async function ask(app: string, path: string, body: object): Promise<Response> {
  callers += 1
  const address = `10.${(callers >> 16) % 250}.${(callers >> 8) % 250}.${callers % 250}`
  return fetch(new URL(path, app), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-dev-client-ip': address },
    body: JSON.stringify(body),
  })
}

interface Timed {
  ms: number
  status: number
}

/** null when the connection broke before the answer came, which says nothing. */
async function timed(app: string, { path, body }: Question, email: string): Promise<Timed | null> {
  const started = performance.now()
  try {
    const answer = await ask(app, path, body(email))
    await answer.text()
    return { ms: performance.now() - started, status: answer.status }
  } catch {
    return null
  }
}

export async function benchAnswerTimes(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const workerd = await startAppAndBare(stateDir)
  try {
    const app = await workerd.url('sparkbook')
    const known: string[] = []
    for (let number = 0; number < PAIRS + WARM_UP; number++) {
      const email = `known-${number}@example.com`
      const answer = await ask(app, '/auth/v1/signup', { email, password: PASSWORD }).catch(() => null)
      if (answer?.ok) known.push(email)
      await answer?.text()
    }
    if (known.length < PAIRS / 2) throw new Error(`only ${known.length} sign-ups went through`)
    const entries: Entry[] = []
    for (const question of QUESTIONS) entries.push(await compare(app, question, known))
    return { entries, notes: [NOTE] }
  } finally {
    await workerd.stop()
  }
}

const NOTE = `Answer times: ${PAIRS} pairs for each question, known and unknown addresses in turns; a ratio near 1 tells nobody anything. Who comes first changes with every pair.`

/** @throws when the two are not answered alike: their times would say nothing then. */
async function compare(app: string, question: Question, known: readonly string[]): Promise<Entry> {
  await delay(question.waitMs ?? 0)
  const times = { known: [] as number[], unknown: [] as number[] }
  const statuses = new Set<number>()
  for (const [number, email] of known.entries()) {
    const stranger = email.replace('known', 'nobody')
    const order = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const answer = await timed(app, question, who === 'known' ? email : stranger)
      if (answer === null) continue
      statuses.add(answer.status)
      if (number >= WARM_UP) times[who].push(answer.ms)
    }
  }
  if (statuses.size !== 1)
    throw new Error(`${question.name} was answered with ${[...statuses].join(' and ')}`)
  const value = median(times.known)
  const reference = median(times.unknown)
  return {
    name: `${question.name}, known address`,
    value,
    unit: 'ms',
    reference: { name: 'ms, unknown address', value: reference },
    ratio: value / reference,
    aim: 'near 1x',
  }
}
